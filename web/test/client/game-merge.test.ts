import { afterEach, expect, test, vi } from 'vitest';
import { mergeGame, knownUpTo } from '../../src/client/game-merge.ts';
import { pollGame } from '../../src/client/games.ts';
import { answer, awaited, gameView } from '../fixtures.ts';
import { json, pretendService } from '../service.ts';

afterEach(() => vi.unstubAllGlobals());

const revisions = (held: ReturnType<typeof mergeGame>): number[] => held.log.map((entry) => entry.revision);

test('the log grows by the entries of a poll', () => {
  const held = mergeGame(answer(3, 1, 3), answer(5, 4, 5));
  expect(held.game.revision).toBe(5);
  expect(revisions(held)).toEqual([1, 2, 3, 4, 5]);
});

test('an older answer that arrives late changes nothing', () => {
  const held = answer(5, 1, 5);
  expect(mergeGame(held, answer(4, 4, 4))).toBe(held);
});

test('an older answer may still fill a gap in the log, without taking the view back', () => {
  const held = mergeGame(answer(2, 1, 2), answer(6, 6, 6));
  const filled = mergeGame(held, answer(5, 3, 5));
  expect(filled.game.revision).toBe(6);
  expect(revisions(filled)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('the log is known up to the last revision before a gap', () => {
  expect(knownUpTo(answer(4, 1, 4))).toBe(4);
  expect(knownUpTo(mergeGame(answer(2, 1, 2), answer(6, 6, 6)))).toBe(2);
  expect(knownUpTo({ ...answer(7), log: [] })).toBe(7);
});

test('within a revision the commitments to a deal only grow', () => {
  const at = (opened: readonly boolean[]) => ({ game: gameView(awaited(['a', 'b'], opened)), log: [] });
  const [before, after] = [at([true, false]), at([true, true])];
  expect(mergeGame(before, after).game).toBe(after.game);
  expect(mergeGame(after, before)).toBe(after);
  expect(mergeGame(after, at([true, true]))).toBe(after);
});

const message = (number: number, version = number, text = `Message ${number}`) => ({
  number,
  version,
  seat: 1,
  name: 'Ana',
  isYours: false,
  at: '2026-11-21T10:00:00.000Z',
  isEdited: version > number,
  said: text === '' ? ({ kind: 'removed' } as const) : ({ kind: 'text', text } as const),
});
const talking = (version: number, ...messages: ReturnType<typeof message>[]) => ({
  ...answer(4),
  talk: { version, messages, muted: [], hasOlder: false },
});

test('of each message the newest version stays, in any order of answers', () => {
  const first = { ...talking(2, message(1), message(2)) };
  const later = talking(4, message(1, 4, ''), message(3));
  const late = talking(3, message(1, 3, 'Changed'), message(3));
  const merged = mergeGame(mergeGame(first, later), late);
  expect(merged.talk?.version).toBe(4);
  expect(merged.talk?.messages.map(({ said }) => ('text' in said ? said.text : said.kind))).toEqual([
    'removed',
    'Message 2',
    'Message 3',
  ]);
  expect(mergeGame(merged, first)).toBe(merged);
  // Answers to an action have no talk.
  expect(mergeGame(merged, answer(5)).talk).toBe(merged.talk);
});

test('a finished game keeps the one that repeats it', () => {
  const over = answer(5, 1, 5);
  const followed = { ...over, game: { ...over.game, repeatedBy: 'newnewnewnew' } };
  expect(mergeGame(over, followed).game).toBe(followed.game);
  expect(mergeGame(followed, over)).toBe(followed);
});

test('29.21 the results and deals of rounds that are held are not asked for again, and the held game has them all', async () => {
  const round = (engine: string) => ({ engine, scores: [0, 12], out: 0 });
  const dealt = (...rounds: number[]) => ({
    lists: [],
    deals: rounds.map((one) => ({ round: one, withheld: [], silent: [] })),
  });
  const view = (revision: number, engine: string, ...rounds: number[]) =>
    gameView({ revision, status: 'playing', results: [round(engine)], fairness: dealt(...rounds) });
  const held = view(7, '12-12', 1, 2);
  const fresh = { ...view(8, '11-11', 2, 3), roundsBefore: 1 };
  const { sent } = pretendService(() => json({ game: fresh, log: [] }));
  const answered = await pollGame('abcdefghijkl', { game: held, since: 7 });
  if (!('game' in answered)) throw new Error('nothing new');
  const { results, fairness } = mergeGame({ game: held, log: [] }, answered).game;
  expect(results).toEqual([round('12-12'), round('11-11')]);
  expect(fairness).toEqual(dealt(1, 2, 3));
  expect(sent.map(({ path }) => path)).toEqual(['/api/games/abcdefghijkl?since=7&rounds=1']);
});
