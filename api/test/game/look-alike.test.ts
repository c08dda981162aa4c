import { testChance } from '@slow-train/local/kit';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { looksLike } from '../../src/game/look-alike.ts';
import { computerNames, isAnybody, isOfficial } from '../../src/game/names.ts';
import { CONFUSABLES_FILE, confusablesModule } from '../kit/confusables.ts';

describe('two names look alike', () => {
  test.each([
    ['the same name', 'Ana', 'Ana'],
    ['in capitals', 'Ana', 'ANA'],
    ['in Cyrillic', 'Ana', 'Аnа'],
    ['all in Cyrillic', 'Coca', 'Соса'],
    ['in Greek', 'Bo', 'Βο'],
    ['in Cherokee', 'DAD', 'ᎠᎪᎠ'],
    ['in Lisu', 'LISA', 'ꓡꓲꓢꓮ'],
    ['a capital I for an l', 'Ivan', 'lvan'],
    ['in small letters', 'Ivan', 'ivan'],
    ['with digits', 'Leo', 'Le0'],
    ['two letters for one', 'Tom', 'Torn'],
    ['in full width', 'Ana', 'Ａｎａ'],
    ['in mathematical letters', 'Ana', '𝓐𝓷𝓪'],
    ['composed and decomposed', 'Zoë', 'Zoë'.normalize('NFD')],
    ['with an invisible character', 'Ana', 'An\u200Ba'],
    ['another apostrophe', 'O’Brien', "O'Brien"],
    ['a Persian and an Arabic yeh', 'علي', 'علی'],
  ])('two names look alike: %s', (_, one, other) => {
    expect(looksLike(one, other)).toBe(true);
    expect(looksLike(other, one)).toBe(true);
  });

  test.each([
    ['Ana', 'Anna'],
    ['Ana', 'Ana B'],
    ['Ana', 'Aná'],
    ['Bo', 'Во 2'],
    ['김민준', '김민주'],
    ['محمد', 'محمود'],
    ['👩‍👩‍👧‍👦', '👨‍👩‍👧'],
  ])('the names %s and %s do not look alike', (one, other) => {
    expect(looksLike(one, other)).toBe(false);
  });
});

test('a computer player gets no name that looks like a person’s', () => {
  const names = computerNames(100, ['BRUNEL'], testChance());
  expect(names.length).toBeGreaterThan(10);
  expect(names).not.toContain('Brunel');
});

test('the Worker’s table is the Unicode Consortium’s', () => {
  expect(readFileSync(CONFUSABLES_FILE, 'utf8')).toBe(confusablesModule());
});

test.each([
  'Operator',
  'ADMIN',
  'slow train',
  'SlowTrain',
  'Slow-Train',
  'Βetreiber',
  'Moderadora',
  'S y s t e m',
  'Adrnin',
])('%s is a name of those who run the site', (name) => {
  expect(isOfficial(name)).toBe(true);
});

test.each([
  'You',
  'YOU',
  'Y0u',
  'you.',
  'Yοu',
  '“You”',
  'Du',
  'du',
  'Tú',
  'TÚ',
  'Tu\u0301',
  'Usted',
  'Somebody',
  'Jemand',
])('%s stands in sentences for their reader, or for nobody', (name) => expect(isAnybody(name)).toBe(true));

test.each(['Yu', 'Youssef', 'Youri', 'Dubois', 'Dua', 'Tu', 'Tulio', 'Sieglinde', 'Vos'])(
  '%s is somebody’s name',
  (name) => {
    expect(isAnybody(name)).toBe(false);
  },
);

test.each(['Ana', 'Operetta', 'Admiral', 'Train', 'Slow', 'Modest', 'Adriana'])('%s is a name for anybody', (name) => {
  expect(isOfficial(name)).toBe(false);
});
