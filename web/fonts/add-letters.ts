/** A table of a TrueType font. */
interface Table {
  readonly tag: string;
  readonly bytes: Buffer;
}

/**
 * Returns a TrueType font that shows some letters with the glyphs of others, as a hyphen that does not break with that of the
 * ordinary one. Its table `cmap` is written anew, in format 12 (OpenType 1.9, "cmap").
 * @param glyphs the font's glyphs by code point
 * @param letters code points without a glyph, each with the code point whose glyph it gets
 */
export function addLetters(
  font: Buffer,
  glyphs: ReadonlyMap<number, number>,
  letters: ReadonlyMap<number, number>,
): Buffer {
  const all = new Map(glyphs);
  for (const [letter, like] of letters) {
    const glyph = glyphs.get(like);
    if (glyph === undefined) throw new Error(`The font has no glyph for U+${like.toString(16)}.`);
    all.set(letter, glyph);
  }
  const tables = tablesOf(font).map((table) => (table.tag === 'cmap' ? { ...table, bytes: cmapOf(all) } : table));
  return fontOf(font.readUInt32BE(0), tables);
}

function tablesOf(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const record = 12 + 16 * index;
    const [offset, length] = [font.readUInt32BE(record + 8), font.readUInt32BE(record + 12)];
    return { tag: font.toString('latin1', record, record + 4), bytes: font.subarray(offset, offset + length) };
  });
}

/** Returns a `cmap` with one subtable: Unicode, format 12, a group for each code point. */
function cmapOf(glyphs: ReadonlyMap<number, number>): Buffer {
  const groups = [...glyphs].toSorted(([a], [b]) => a - b);
  const HEADER = 12;
  const length = 16 + 12 * groups.length;
  const table = Buffer.alloc(HEADER + length);
  table.writeUInt16BE(1, 2);
  // Windows, Unicode with supplementary planes.
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(10, 6);
  table.writeUInt32BE(HEADER, 8);
  table.writeUInt16BE(12, HEADER);
  table.writeUInt32BE(length, HEADER + 4);
  table.writeUInt32BE(groups.length, HEADER + 12);
  for (const [index, [point, glyph]] of groups.entries()) {
    const group = HEADER + 16 + 12 * index;
    table.writeUInt32BE(point, group);
    table.writeUInt32BE(point, group + 4);
    table.writeUInt32BE(glyph, group + 8);
  }
  return table;
}

/** Puts tables together again; browsers work out the sum in `head` themselves. */
function fontOf(version: number, tables: readonly Table[]): Buffer {
  const directory = Buffer.alloc(12 + 16 * tables.length);
  const power = Math.floor(Math.log2(tables.length));
  directory.writeUInt32BE(version, 0);
  directory.writeUInt16BE(tables.length, 4);
  directory.writeUInt16BE(16 * 2 ** power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(16 * (tables.length - 2 ** power), 10);
  const parts = [directory];
  let offset = directory.length;
  for (const [index, { tag, bytes }] of tables.entries()) {
    const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
    const record = 12 + 16 * index;
    directory.write(tag, record, 'latin1');
    directory.writeUInt32BE(sumOf(padded), record + 4);
    directory.writeUInt32BE(offset, record + 8);
    directory.writeUInt32BE(bytes.length, record + 12);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

function sumOf(bytes: Buffer): number {
  let sum = 0;
  for (let index = 0; index < bytes.length; index += 4) sum = (sum + bytes.readUInt32BE(index)) >>> 0;
  return sum;
}
