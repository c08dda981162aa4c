import type { LogEntry } from '@slow-train/protocol';
import { describe, expect, test } from 'vitest';
import { namesOf, sentenceOf } from '../src/en/index.ts';

describe('one revision in words', () => {
  const people = ['Olga', 'Ana', 'Milo', 'Jun'].map((name) => ({ kind: 'person', name }) as const);
  const names = namesOf({ seats: people, you: { seat: 0 } });
  const sentence = (...events: LogEntry['events']): string =>
    sentenceOf({ revision: 1, seat: 1, by: 'person', at: '2026-01-01T08:00:00.000Z', events }, names);

  test('the sentence of a revision describes every event', () => {
    expect(sentence({ type: 'played', seat: 1, tile: '5-3', train: 'M', end: 3 })).toBe(
      'Ana played *5‑3* on the Mexican train; it now ends in 3.',
    );
    expect(sentence({ type: 'played', seat: 0, tile: '7-3', train: 0, end: 7 })).toBe(
      'You played *7‑3* on your own train; it now ends in 7.',
    );
    expect(
      sentence({ type: 'drew', seat: 2, tile: null }, { type: 'marked', seat: 2 }, { type: 'turnBegan', seat: 3 }),
    ).toBe('Milo drew, no play. Milo’s train is open to all.');
    expect(sentence({ type: 'buildSent', seat: 0 })).toBe('You built. It stays hidden until everyone has.');
    expect(sentence({ type: 'caught', seat: 0, by: 1, tiles: null, count: 2 })).toBe(
      'Ana caught you. You draw 2 tiles.',
    );
  });

  test('the sentence of a revision names the next host when the host has left', () => {
    const left = { type: 'left', seat: 3, name: 'Vera' } as const;
    expect(sentence(left)).toBe('Vera left the table.');
    expect(sentence({ ...left, host: 1 })).toBe('Vera left the table. Ana is the host now.');
    expect(sentence({ ...left, host: 0 })).toBe('Vera left the table. You are the host now.');
  });

  test('the sentence of a revision says that a forced action was automatic, and only then', () => {
    const events = [
      { type: 'drew', seat: 0, tile: '5-3' },
      { type: 'turnBegan', seat: 1 },
    ] as const;
    const entry = { revision: 1, seat: 0, at: '2026-01-01T08:00:00.000Z', events } as const;
    expect(sentenceOf({ ...entry, by: 'forced' }, names)).toBe('You drew *5‑3*, no play. (automatic)');
    expect(sentenceOf({ ...entry, by: 'person' }, names)).toBe('You drew *5‑3*, no play.');
  });

  test('the sentence of a revision does not call a build hidden that the same entry shows', () => {
    const shown = sentence(
      { type: 'buildSent', seat: 0 },
      { type: 'built', seat: 2, tiles: ['9-8'] },
      { type: 'built', seat: 0, tiles: ['9-12', '12-5'] },
    );
    expect(shown).toBe('Milo built *1 tile*. You built *2 tiles*.');
  });

  test('the sentence of a revision sums up the search for the engine in one sentence', () => {
    const drew = (seat: number, tile: string | null) => ({ type: 'drew', seat, tile }) as const;
    const opening = sentence(
      { type: 'dealt', round: 1, engine: '12-12', handSize: 6 },
      drew(0, '3-1'),
      drew(1, null),
      drew(2, null),
      drew(0, '4-4'),
      { type: 'engineLaid', seat: 1, tile: '12-12' },
    );
    expect(opening).toBe(
      'Round 1: engine *12‑12*, 6 tiles each. 4 more tiles were drawn in search of the engine; you drew *3‑1* and *4‑4*. Ana laid the engine *12‑12*.',
    );
  });

  test('30.2 an opening that deals twenty tiles says their number, and lists none', () => {
    const drawn = Array.from(
      { length: 20 },
      (_, index) => ({ type: 'drew', seat: 0, tile: `12-${index % 12}` }) as const,
    );
    const dealt = { type: 'dealt', round: 1, engine: '12-12', handSize: 15 } as const;
    expect(sentence(dealt, ...drawn, { type: 'engineLaid', seat: 1, tile: '12-12' })).toBe(
      'Round 1: engine *12‑12*, 15 tiles each. 20 more tiles were drawn in search of the engine; you drew 20. Ana laid the engine *12‑12*.',
    );
  });
});
