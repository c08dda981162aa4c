import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import known from 'unhomoglyph/data.json' with { type: 'json' };

// The characters that look like others (UTS 39 section 4), as far as the Worker compares names by them.

/** Where they are stored. Run as a program, this file writes it. */
export const CONFUSABLES_FILE = resolve(import.meta.dirname, '../../src/game/confusables.ts');

/**
 * What the characters look like: one letter of these scripts, a digit, a mark between the parts of a name, or several
 * Latin letters. With all prototypes the table would be five times as large.
 */
const PROTOTYPE = /^(?:[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}0-9'".-]|[A-Za-z0-9]+)$/u;

const prototypes = new Map(Object.entries(known));
const mapped = (text: string): string => Array.from(text, (one) => prototypes.get(one) ?? one).join('');

/** Whether a character may be in a name, and its compatibility decomposition (UAX 15) does not say the same already. */
function isNeeded(character: string): boolean {
  if (!/^[\p{L}\p{N}\p{M}\p{P}]$/u.test(character) || /\p{DI}/u.test(character)) return false;
  const plain = character.normalize('NFKD');
  return plain === character || mapped(plain) !== mapped(mapped(character).normalize('NFKD'));
}

/** Returns the module's text. */
export function confusablesModule(): string {
  const wanted = [...prototypes]
    .flatMap(([character, prototype]) => {
      const code = character.codePointAt(0);
      return code !== undefined && PROTOTYPE.test(prototype) && isNeeded(character) ? [{ code, prototype }] : [];
    })
    .toSorted((one, other) => one.code - other.code);
  const steps = wanted.map(({ code }, index) => (code - (wanted[index - 1]?.code ?? 0)).toString(36));
  return `// Written by api/test/kit/confusables.ts from the Unicode Consortium’s confusables.txt; do not edit.

/** Characters that look like others (UTS 39 section 4): each code point’s distance from the one before, in base 36. */
export const CODE_POINTS = \`${steps.join(' ')}\`;

/** What each of them looks like. */
export const PROTOTYPES = \`${wanted.map(({ prototype }) => prototype).join(' ')}\`;
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(CONFUSABLES_FILE, confusablesModule());
