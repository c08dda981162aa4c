/**
 * A second implementation of docs/fair-deals.md, "Specification", written from that page with Node's own cryptography
 * and no import from this project. If both agree, the page is complete.
 */
import { createCipheriv, createHash, hkdfSync } from 'node:crypto';

export interface Inputs {
  readonly table: string;
  readonly round: number;
  readonly set: number;
  readonly opening: string;
  readonly sets?: number;
  readonly engine?: number;
  readonly engineDraw?: string;
  readonly seats: number;
  readonly usedEngines: readonly string[];
  readonly secret: string;
  readonly contributions: readonly (string | null)[];
}

function u32(n: number): Buffer {
  const b = Buffer.alloc(4);
  b.writeUInt32BE(n);
  return b;
}

function fields(...values: (string | number | Buffer)[]): Buffer {
  const out: Buffer[] = [];
  for (const v of values) {
    const bytes = typeof v === 'number' ? u32(v) : typeof v === 'string' ? Buffer.from(v, 'utf8') : v;
    out.push(u32(bytes.length), bytes);
  }
  return Buffer.concat(out);
}

export function hash(label: 'commitment' | 'seal', table: string, round: number, hex: string): string {
  const input = fields(`slow-train-deal/1 ${label}`, table, round, Buffer.from(hex, 'hex'));
  return createHash('sha256').update(input).digest('hex');
}

export function key(of: Inputs, purpose: string, attempt: number): Buffer {
  const input = fields(Buffer.from(of.secret, 'hex'), ...of.contributions.map((c) => Buffer.from(c ?? '', 'hex')));
  const info = fields(of.table, of.round, purpose, attempt);
  return Buffer.from(hkdfSync('sha256', input, 'slow-train-deal/1 mix', info, 32));
}

/** Returns the first `length` bytes of the stream. Node's `chacha20` takes block counter and nonce as one IV. */
export function stream(k: Buffer, length: number): Buffer {
  return createCipheriv('chacha20', k, Buffer.alloc(16)).update(Buffer.alloc(length));
}

/** Returns a function that draws numbers below n from these bytes. */
export function numbers(bytes: Buffer): (n: number) => number {
  let used = 0;
  return (n) => {
    const [values, width] = n > 256 ? [65_536, 2] : [256, 1];
    let number = values;
    while (number >= values - (values % n)) {
      number = bytes.readUIntBE(used, width);
      used += width;
    }
    return number % n;
  };
}

function shuffled(tiles: readonly string[], below: (n: number) => number): string[] {
  const a = [...tiles];
  for (let i = a.length - 1; i >= 1; i--) {
    const j = below(i + 1);
    const [x = '', y = ''] = [a[i], a[j]];
    a[i] = y;
    a[j] = x;
  }
  return a;
}

function tilesOf(of: Inputs): string[] {
  const all: string[] = [];
  for (let copy = 0; copy < (of.sets ?? 1); copy++)
    for (let high = 0; high <= of.set; high++) for (let low = 0; low <= high; low++) all.push(`${high}-${low}`);
  const aside = of.opening === 'aside' ? all.lastIndexOf(engineOf(of)) : -1;
  return all.filter((_, place) => place !== aside);
}

function engineOf({ set, round, engine }: Inputs): string {
  const e = engine ?? set - round + 1;
  return `${e}-${e}`;
}

// More bytes than any shuffle reads.
const PLENTY = 4096;

export function decks(of: Inputs): string[][] {
  const out: string[][] = [];
  do out.push(shuffled(tilesOf(of), numbers(stream(key(of, 'deck', out.length + 1), PLENTY))));
  while (thrownIn(of, out.at(-1) ?? []));
  return out;
}

function thrownIn(of: Inputs, deck: readonly string[]): boolean {
  if (of.engineDraw === 'inTurn') return false;
  const withinReach = deck.slice(0, deck.length - (deck.length % of.seats));
  if (of.opening === 'holder') return !withinReach.includes(engineOf(of));
  if (of.opening !== 'highest') return false;
  for (let e = 0; e <= of.set; e++)
    if (!of.usedEngines.includes(`${e}-${e}`) && withinReach.includes(`${e}-${e}`)) return false;
  return true;
}

export function randomStarter(of: Inputs) {
  return { by: 'random', seat: numbers(stream(key(of, 'starter', 1), PLENTY))(of.seats) };
}

export function highTileStarter(of: Inputs) {
  const tiles = shuffled(tilesOf(of), numbers(stream(key(of, 'starter', 1), PLENTY))).slice(0, of.seats);
  const worth = tiles.map((tile) => {
    const [high = 0, low = 0] = tile.split('-').map(Number);
    return (high + low) * 100 + high;
  });
  return { by: 'highTile', tiles, seat: worth.indexOf(Math.max(...worth)) };
}
