const encoder = new TextEncoder();

/** Base64 of a text's UTF-8. */
export function base64(text: string): string {
  return btoa(String.fromCharCode(...encoder.encode(text)));
}

/** Text in quoted-printable (RFC 2045 section 6.7): ASCII, lines of at most 76 characters that end in CRLF. */
export function quotedPrintable(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(quotedLine)
    .join('\r\n');
}

function quotedLine(line: string): string {
  let quoted = '';
  let width = 0;
  const bytes = encoder.encode(line);
  for (const [at, byte] of bytes.entries()) {
    const token = quotedByte(byte, at === bytes.length - 1);
    // One more is left for the "=" that says the line goes on.
    if (width + token.length > 75) {
      quoted += '=\r\n';
      width = 0;
    }
    quoted += token;
    width += token.length;
  }
  return quoted;
}

/** Spaces stand for themselves except at the end of a line, where mail servers drop them. */
function quotedByte(byte: number, isLast: boolean): string {
  const isPlain = (byte > 0x20 && byte < 0x7f && byte !== 0x3d) || (byte === 0x20 && !isLast);
  return isPlain ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}

/** Bytes of UTF-8 in one encoded word: it may have 75 characters with its frame. */
const WORD_BYTES = 45;

/**
 * The value of an unstructured header field, such as Subject. What is not plain ASCII becomes encoded words
 * (RFC 2047), cut between characters. Never holds a line break of the text's own: nothing can add a field.
 */
export function fieldText(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return /^[ -~]*$/.test(line) && !line.includes('=?') ? line : encodedWords(line);
}

function encodedWords(text: string): string {
  const words: string[] = [];
  let word = '';
  for (const character of text) {
    if (encoder.encode(word + character).length > WORD_BYTES) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((each) => `=?UTF-8?B?${base64(each)}?=`).join(' ');
}

/** A header field, folded at its spaces (RFC 5322 section 2.2.3) to lines of 76 characters where they allow it. */
export function field(name: string, value: string): string {
  const lines: string[] = [];
  let line = `${name}:`;
  for (const word of value.split(' ')) {
    if (line.length + 1 + word.length > 76 && line.trim() !== '' && line !== `${name}:`) {
      lines.push(line);
      line = '';
    }
    line += ` ${word}`;
  }
  return [...lines, line].join('\r\n');
}
