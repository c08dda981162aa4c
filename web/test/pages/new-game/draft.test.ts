import { parseSetup, type RuleChoice } from '@slow-train/rules';
import { expect, test } from 'vitest';
import { DEFAULT_CLOCK } from '../../../src/components/clock/terms.ts';
import { codeIn, sharedCodeIn } from '../../../src/pages/join/CodePage.tsx';
import {
  checkDraft,
  fillsWithComputers,
  maxRounds,
  maxSeats,
  playsForced,
  toNewGame,
  whyUnrated,
  type GameDraft,
} from '../../../src/pages/new-game/draft.ts';
import { mayGrowFar, PRESET_ORDER } from '../../../src/components/rules/house-rules.ts';
import { groupGames, shortNumber } from '../../../src/pages/home/group-games.ts';
import { summary } from '../../fixtures.ts';

const draft: GameDraft = {
  name: 'Night Mail',
  preset: 'hub',
  house: {},
  set: null,
  seats: 4,
  computers: 0,
  levels: [],
  rounds: null,
  forcedPlays: null,
  clock: DEFAULT_CLOCK,
  rated: false,
  phrasesOnly: false,
  open: null,
  invited: [],
  watchers: 'nobody',
};

test('the usual rules are offered first, followed by all others', () => {
  expect(PRESET_ORDER[0]).toBe('hub');
  expect(PRESET_ORDER).toEqual(expect.arrayContaining(['station', 'bonepile', 'roundhouse']));
});

test('the limits follow from the rules', () => {
  expect(maxSeats('hub')).toBe(8);
  expect(maxSeats('station')).toBe(16);
  expect(maxRounds(draft)).toBe(13);
  expect(maxRounds({ ...draft, preset: 'station', seats: 3 })).toBe(10);
});

const CHOSEN: RuleChoice = { preset: 'caravan' };

test.each([
  ['two who draw until one has the engine', CHOSEN, 2, 12, true],
  ['eight of them', CHOSEN, 8, 12, false],
  ['two with the small set', { ...CHOSEN, handSize: 7 }, 2, 6, false],
  ['the engine beside the hands', { preset: 'bonepile' }, 2, 9, false],
  ['four who lay their first double', { ...CHOSEN, opening: 'first' }, 4, 12, true],
] as const)('30.2 the form knows whether a hand can pass twenty tiles: %s', (_, rules, seats, set, isFar) => {
  const setup = parseSetup(rules, seats, set);
  if (!setup.ok) throw new Error(setup.error);
  expect(mayGrowFar(setup.value)).toBe(isFar);
});

test('an invalid draft says why in a sentence', () => {
  expect(checkDraft({ ...draft, seats: 12 })).toMatchObject({
    ok: false,
    sentence: expect.stringContaining('12 seats'),
  });
  expect(checkDraft({ ...draft, rounds: 14 })).toMatchObject({
    ok: false,
    sentence: expect.stringContaining('13 rounds'),
  });
  expect(checkDraft({ ...draft, computers: 4 })).toMatchObject({
    ok: false,
    sentence: expect.stringContaining('One seat is yours'),
  });
});

test('the request matches the draft', () => {
  expect(toNewGame({ ...draft, name: '  Night Mail ', rounds: 1 })).toEqual({
    name: 'Night Mail',
    rules: { preset: 'hub' },
    seats: 4,
    rounds: 1,
    computers: 0,
    forcedPlays: false,
    clock: expect.objectContaining({ allowance: 1440, bank: 3 * 1440, cap: 5 * 1440 }),
    start: false,
  });
  expect(toNewGame({ ...draft, name: ' ' })).not.toHaveProperty('name');
});

test('a move without a choice plays itself only where the table chose it', () => {
  const solo = { ...draft, computers: 3 };
  expect([playsForced(draft), playsForced(solo)]).toEqual([false, false]);
  expect(toNewGame(draft)).toMatchObject({ forcedPlays: false });
  expect(toNewGame(solo)).not.toHaveProperty('forcedPlays');
  expect(playsForced({ ...solo, forcedPlays: true })).toBe(true);
  expect(toNewGame({ ...solo, forcedPlays: true })).toMatchObject({ forcedPlays: true });
});

test('a game filled by computers starts at once', () => {
  expect(fillsWithComputers({ ...draft, computers: 3 })).toBe(true);
  expect(toNewGame({ ...draft, computers: 3 })).toMatchObject({ start: true, clock: null });
});

test.each([
  ['AbCdEfGhIjKlMnOpQrSt_-', 'AbCdEfGhIjKlMnOpQrSt_-'],
  ['  https://slow.train/join/AbCdEfGhIjKlMnOpQrStUv ', 'AbCdEfGhIjKlMnOpQrStUv'],
  ['slow.train/join/AbCdEfGhIjKlMnOpQrStUv/?from=mail', 'AbCdEfGhIjKlMnOpQrStUv'],
  ['https://slow.train/join/AbCdEfGhIjKlMnOpQrStUv).', 'AbCdEfGhIjKlMnOpQrStUv'],
  ['(AbCdEfGhIjKlMnOpQrStUv)', 'AbCdEfGhIjKlMnOpQrStUv'],
  ['AbCdEfGhIjKlMnOpQrSt_-.', 'AbCdEfGhIjKlMnOpQrSt_-'],
  ['AbCdEfGhIjKlMnOpQrStU', null],
  ['AbCdEfGhIjKlMnOpQrStUvW', null],
  ['https://slow.train/tables/abcdefghijkl', null],
])('the code in %j is read', (pasted, code) => expect(codeIn(pasted)).toBe(code));

test('games are sorted by the step that they ask of me', () => {
  const groups = groupGames([
    summary({ id: 'a', updatedAt: '2026-11-21T10:00:00Z', isYourTurn: true }),
    summary({ id: 'b', updatedAt: '2026-11-20T10:00:00Z', isYourTurn: true }),
    summary({ id: 'c', status: 'lobby' }),
    summary({ id: 'd', status: 'finished' }),
    summary({ id: 'e' }),
  ]);
  expect(groups.yourTurn.map(({ id }) => id)).toEqual(['b', 'a']);
  expect([groups.others, groups.lobby, groups.finished].map((group) => group.map(({ id }) => id))).toEqual([
    ['e'],
    ['c'],
    ['d'],
  ]);
});

test('a ticket keeps its number', () => {
  expect(shortNumber('abcdefghijkl')).toMatch(/^\d{4}$/);
  expect(shortNumber('abcdefghijkl')).toBe(shortNumber('abcdefghijkl'));
});

test('the invitation is found in the text that another app shares', () => {
  const code = 'AbCdEfGhIjKlMnOpQrSt-_';
  expect(sharedCodeIn(`Play with us: https://train.example/join/${code} (8 seats)`)).toBe(code);
  expect(sharedCodeIn(`https://train.example/join/${code}`)).toBe(code);
  expect(sharedCodeIn(`Come to https://train.example/join/${code}_.`)).toBe(code);
  expect(sharedCodeIn('See you at eight.')).toBeNull();
});

test('a game that is to be rated is sent as such only if it can be, and the form says what is in the way', () => {
  const wished: GameDraft = { ...draft, seats: 4, rated: true };
  expect(whyUnrated(wished)).toBeNull();
  expect(toNewGame(wished).rated).toBe(true);
  expect(toNewGame({ ...wished, rated: false }).rated).toBeUndefined();
  const obstacles: readonly (readonly [Partial<GameDraft>, RegExp])[] = [
    [{ computers: 1 }, /computer player/],
    [{ house: { markOn: 'fail' }, preset: 'station' }, /house rules/],
    [{ clock: { ...DEFAULT_CLOCK, choice: 'none' } }, /clock/],
  ];
  for (const [change, sentence] of obstacles) {
    expect(whyUnrated({ ...wished, ...change })).toMatch(sentence);
    expect(toNewGame({ ...wished, ...change }).rated).toBeUndefined();
  }
});

test('33.1 each computer of a game plays at the level that its host has chosen, further ones like the last', () => {
  expect(toNewGame({ ...draft, computers: 3, levels: ['beginner', 'expert'] })).toMatchObject({
    levels: ['beginner', 'expert', 'expert'],
  });
  const levels = ['master', 'master'];
  expect(toNewGame({ ...draft, computers: 2, levels: ['master'] })).toMatchObject({ computers: 2, levels });
  expect(toNewGame({ ...draft, levels: ['master'] })).not.toHaveProperty('levels');
});
