import { describe, expect, test } from 'vitest';
import { cutToFit, PlayerNameSchema, visibleLength } from '../src/index.ts';

const complaint = (name: string): string | undefined => PlayerNameSchema.safeParse(name).error?.issues[0]?.message;

describe('a name', () => {
  test.each([
    ['in Latin letters', 'Zoë O’Brien-Nuñez'],
    ['in Vietnamese', 'Nguyễn Thị Hồng Ệ'],
    ['in Arabic with vowels', 'عَلِيّ'],
    ['in Persian, whose words need a non-joiner', 'علی\u200Cرضا'],
    ['in Hebrew with points', 'שָׁלוֹם'],
    ['in Devanagari', 'क्षत्रिय'],
    ['in Sinhala, whose conjuncts need a joiner', 'ශ්\u200Dරී'],
    ['in Malayalam as older keyboards write it', 'രാജന്\u200D'],
    ['in Thai', 'กรุ๊งกริ๊ง'],
    ['in Burmese', 'မြို့'],
    ['in Tibetan', 'བསྒྲུབས'],
    ['in Hangul', '김민준'],
    ['in Han, with a variant of a character', '葛\u{E0100}城'],
    ['in Mongolian', 'ᠮᠣᠩᠭᠣᠯ'],
    ['in Adlam', '𞤀𞤣𞤤'],
    ['with a family of emoji', '👩‍👩‍👧‍👦 Ana'],
    ['with a heart', '❤️ Ana'],
    ['with a skin tone', '👍🏽 Bo'],
    ['with flags', '🇩🇪 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['with a keycap', 'Team 1️⃣'],
  ])('a name %s passes unchanged', (_, name) => {
    expect(PlayerNameSchema.parse(name)).toBe(name.normalize('NFC'));
  });

  test.each([
    ['a line separator', 'A\u2028na', /one line/],
    ['a paragraph separator', 'A\u2029na', /one line/],
    ['a line break', 'A\nna', /one line/],
    ['a Hangul filler', '\u3164', /cannot be seen/],
    ['a Hangul jamo filler', 'A\u115Fna', /cannot be seen/],
    ['a Braille blank', '\u2800', /cannot be seen/],
    ['a null notehead', '\u{1D159}', /cannot be seen/],
    ['a grapheme joiner', 'An\u034Fa', /cannot be seen/],
    ['a zero width space', 'An\u200Ba', /cannot be seen/],
    ['a joiner that joins nothing', 'An\u200Da', /cannot be seen/],
    ['a soft hyphen', 'An\u00ADa', /cannot be seen/],
    ['a change of direction', '\u202EanA', /cannot be seen/],
    ['a tag without its flag', 'Ana\u{E0061}', /cannot be seen/],
    ['a variation selector without an emoji', 'Ana\uFE0F', /cannot be seen/],
    ['half of a character', 'An\uD83D', /cannot be seen/],
    ['a private character', '\uE000', /cannot be seen/],
    ['five marks on one letter', 'A\u0316\u0317\u0318\u0319\u031A', /marks/],
    ['the same mark twice', 'A\u0316\u0316', /marks/],
    ['a mark without a letter', 'a \u0301b', /marks/],
  ])('a name with %s is refused', (_, name, says) => {
    expect(complaint(name)).toMatch(says);
  });

  test('a name has ordinary spaces, one at a time, and none around it', () => {
    expect(PlayerNameSchema.parse('\u00A0山田\u3000 太郎 ')).toBe('山田 太郎');
    expect(complaint(' \u3000 ')).toBeDefined();
  });

  test('a name is stored composed, however it was typed', () => {
    expect(PlayerNameSchema.parse('Nguyễn'.normalize('NFD'))).toBe('Nguyễn'.normalize('NFC'));
  });
});

describe('the length of a name', () => {
  test.each([
    ['Zoë', 3],
    ['Zoe\u0308', 3],
    ['👩‍👩‍👧‍👦 Ana', 5],
    ['🇩🇪🇦🇹', 2],
    ['กรุ๊งกริ๊ง', 6],
    ['', 0],
  ])('the length of a name of %s is counted as one sees it: %i', (name, length) =>
    expect(visibleLength(name)).toBe(length),
  );

  test.each([
    ['Ana', 3, 'Ana'],
    ['Anna', 3, 'An…'],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 22, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦'],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 21, '👩‍👩‍👧‍👦…'],
    ['🇩🇪🇦🇹', 7, '🇩🇪…'],
    ['', 0, ''],
  ])('%s is cut to %i units between two characters as one sees them', (text, most, cut) =>
    expect(cutToFit(text, most)).toBe(cut),
  );

  test('the length of a name is limited as one sees it, and so is its size in the store', () => {
    expect(complaint('👩‍👩‍👧‍👦'.repeat(24))).toBeUndefined();
    expect(complaint('👩‍👩‍👧‍👦'.repeat(25))).toBe('must have 1 to 24 characters');
    expect(complaint('a'.repeat(25))).toBe('must have 1 to 24 characters');
    expect(complaint('a'.repeat(500))).toBe('must have 1 to 24 characters');
    expect(complaint('  ')).toBe('must have 1 to 24 characters');
  });
});
