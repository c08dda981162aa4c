import { expect, test } from 'vitest';
import { LANGUAGES } from '@slow-train/protocol/languages';
import { sayIn, wordsIn } from '../src/index.ts';
import { isolated, isolating } from '../src/isolated.ts';

const [HEBREW, ARABIC] = ['רחל', 'ليلى 12'];

test('a name from right to left is isolated once, and no other name is changed', () => {
  expect(isolated(HEBREW)).toBe(`\u2068${HEBREW}\u2069`);
  expect(isolated(isolated(ARABIC))).toBe(`\u2068${ARABIC}\u2069`);
  for (const name of ['Ana', 'Łukasz', '大輔', 'आनंद', '🚂', '12', '']) expect(isolated(name)).toBe(name);
});

test('every name that a text takes is isolated, however deep it is', () => {
  const texts = isolating({
    plain: 'Plain',
    left: (name: string, tiles: number) => `${name} has ${tiles} left`,
    deep: { all: (names: readonly string[]) => names.join(', ') },
    list: [1, 2],
  });
  expect(texts.left(HEBREW, 3)).toBe(`\u2068${HEBREW}\u2069 has 3 left`);
  expect(texts.deep.all([HEBREW, 'Ana'])).toBe(`\u2068${HEBREW}\u2069, Ana`);
  expect([texts.plain, texts.list]).toEqual(['Plain', [1, 2]]);
  // A page may ask whether something is the same as before.
  expect(texts.deep).toBe(texts.deep);
  expect(texts.left).toBe(texts.left);
});

test.each(LANGUAGES)('a sentence in %s is not turned by a name from right to left', (language) => {
  const { namesOf, sentenceOf, listed } = wordsIn(language);
  const people = [HEBREW, 'Ana'].map((name) => ({ kind: 'person', name }) as const);
  const names = namesOf({ seats: people, you: { seat: 1 } });
  const entry = { revision: 1, seat: 0, by: 'person', at: '2026-01-01T08:00:00.000Z' } as const;
  const sentences = [
    sentenceOf({ ...entry, events: [{ type: 'played', seat: 0, tile: '5-3', train: 0, end: 3 }] }, names),
    sentenceOf({ ...entry, events: [{ type: 'joined', seat: 0, name: HEBREW }] }, names),
    names.train(0),
    listed([HEBREW]),
    listed([HEBREW, 'Ana']),
    sayIn(language, (say) => say.nameTaken(HEBREW)),
  ];
  for (const sentence of sentences) expect(sentence).toContain(`\u2068${HEBREW}\u2069`);
});
