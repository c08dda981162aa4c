import * as z from 'zod';
import { visibleLength } from './visible-length.ts';

// Names that people choose: of themselves, their games and their passkeys.

/** Emoji may join or tag their parts with characters that are invisible anywhere else (UTS 51 section 1.4.9). */
const EMOJI =
  /\p{RI}\p{RI}|\u{1F3F4}[\u{E0061}-\u{E007A}\u{E0030}-\u{E0039}]{2,6}\u{E007F}|[\p{Emoji}\p{ExtPict}](?:\p{EMod}|[\uFE0E\uFE0F]\u20E3?)?(?:\u200D[\p{Emoji}\p{ExtPict}](?:\p{EMod}|\uFE0F)?)*/gu;

/** Variants of ideographs (UTS 37), with which families write their names, and of Mongolian letters. */
const VARIANT = /(\p{Script=Han})[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]|(\p{Script=Mongolian})[\u180B-\u180F]/gu;

/**
 * The joiners where they change how a word is written (UAX 31 section 2.3.1, without the types of letters): between
 * letters of these scripts, and after a virama, with which older texts end a word. With what stands before it, since
 * Safari 15 reads no file that has a lookbehind.
 */
const JOINER =
  /([\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA])\u200D|([\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}]|\p{Script=Mongolian}[\u180B-\u180F])[\u200C\u200D](?=[\p{L}\p{M}])/gu;

/**
 * Characters that nobody sees or that change how their neighbours are read: format characters, fillers, private and
 * unassigned ones; and the visible-looking ones that are drawn as nothing.
 */
const UNSEEN = /[\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{DI}\u2800\uFFFC\uFFFD\u{1D159}]/u;

/** More than four marks in a row, or the same one twice (UTS 39 section 5.4), or a mark without a letter. */
const PILED = /[\p{Mn}\p{Me}]{5}|(\p{Mn})\1|(?:^|\p{Z})\p{M}/u;

/** The UTF-16 code units that one visible character may take on average: those of a family of emoji. */
const MOST_UNITS = 12;

/** Returns the fault of a name, as a phrase to follow the name of its field; null for none. */
function wrongIn(name: string): string | null {
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name)) return 'must be one line of plain text';
  const plain = name.replace(EMOJI, '*').replace(VARIANT, '$1$2').replace(JOINER, '$1$2');
  if (UNSEEN.test(plain)) return 'has a character that cannot be seen: delete it and type it again';
  if (PILED.test(plain.normalize('NFD'))) return 'has too many marks on one letter, or one without a letter';
  return null;
}

/**
 * The schema of a name of 1 to `most` characters, as people count them, that others can read: one line, without invisible
 * characters or piles of marks. In normalization form C (UAX 15), trimmed, every space an ordinary one. Names in any script pass, and emoji.
 */
export const nameSchema = (most: number) => {
  const size = `must have 1 to ${most} characters`;
  return z
    .string()
    .normalize('NFC')
    .trim()
    .overwrite((name) => name.replaceAll(/\p{Zs}+/gu, ' '))
    .min(1, size)
    .max(most * MOST_UNITS, size)
    .superRefine((name, { addIssue }) => {
      if (name.length > most * MOST_UNITS) return;
      const message = visibleLength(name) > most ? size : wrongIn(name);
      if (message !== null) addIssue({ code: 'custom', message });
    })
    .meta({ maxLength: most });
};

/** What may stay invisible, and what may not. */
const HIDDEN = new RegExp(`(${EMOJI.source}|${JOINER.source}|${VARIANT.source})|${UNSEEN.source}`, 'gu');

/**
 * The schema of a text of 1 to `most` characters, as people count them. Invisible parts, for which a name is refused,
 * are left out here, because they come along with pasted text: line breaks become spaces, invisible characters nothing.
 */
export const textSchema = (most: number) => {
  const size = `must have 1 to ${most} characters`;
  return z
    .string()
    .max(most * MOST_UNITS, size)
    .overwrite((text) =>
      text
        .replaceAll(HIDDEN, (_, kept: string | undefined) => kept ?? '')
        .normalize('NFC')
        .replaceAll(/[\p{Cc}\p{Z}]+/gu, ' ')
        .trim(),
    )
    .min(1, size)
    .superRefine((text, { addIssue }) => {
      const message = visibleLength(text) > most ? size : wrongIn(text);
      if (message !== null) addIssue({ code: 'custom', message });
    })
    .meta({ maxLength: most });
};

/** The name that the others at a table see. */
export const PlayerNameSchema = nameSchema(24);
