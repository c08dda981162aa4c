import { testChance } from '@slow-train/local/kit';
import { chooseAction } from '@slow-train/players';
import type { WatchDelay, WatchedGame } from '@slow-train/protocol';
import { at, parseTile, play, tileName, viewFor, writeAction, type RuleChoice } from '@slow-train/rules';
import { describe, expect, test } from 'vitest';
import { advanceUntilChoice } from '../../src/game/advance.ts';
import { applyAction } from '../../src/game/apply-action.ts';
import { activeSeats, type Game } from '../../src/game/game.ts';
import { startUpdate, type DealtRound, type StoredEntry } from '../../src/game/update.ts';
import { watchedGame } from '../../src/watching/view.ts';
import { exchanged } from '../kit/exchange-tiles.ts';
import { hiddenFrom } from '../kit/secrets.ts';
import { ana, bo, NOON, robot, startedTable } from '../kit/pure-table.ts';

/** A game with its history. */
interface Step {
  readonly game: Game;
  readonly history: { readonly entries: readonly StoredEntry[]; readonly dealt: readonly DealtRound[] };
}

/** Plays a game of people and a computer to its end, and returns it after every action of a person. */
function stepsOf(rules: RuleChoice, watchers: WatchDelay): readonly Step[] {
  const chance = testChance();
  const begun = startedTable(rules, [ana, bo, robot('Robur')], 2, chance);
  let game: Game = { ...begun.game, setup: { ...begun.game.setup, watchers } };
  let history: Step['history'] = { entries: begun.entries, dealt: begun.dealt };
  const steps: Step[] = [{ game, history }];
  while (game.status === 'playing') {
    const seat = at(activeSeats(game), 0);
    if (game.round === null) throw new Error('not dealt');
    const action = chooseAction(viewFor(game.round, seat));
    const played = play(game.round, seat, action);
    if (!played.ok) throw new Error(played.error.code);
    const step = { seat, action: writeAction(action), by: 'person', ...played.value } as const;
    const change = advanceUntilChoice(applyAction(startUpdate(game, NOON), step), chance);
    game = change.game;
    history = {
      entries: [...history.entries, ...change.entries],
      dealt: [...history.dealt, ...change.dealt],
    };
    steps.push({ game, history });
  }
  return steps;
}

/** Plays such games and looks at their steps, until some step had what a test is about: a round may be over too soon. */
function untilSeen(rules: RuleChoice, watchers: WatchDelay, isSeenIn: (step: Step) => boolean): void {
  while (stepsOf(rules, watchers).filter(isSeenIn).length === 0);
}

const watched = ({ game, history }: Step): WatchedGame => watchedGame({ game, history, unnamed: [] });
type Board = WatchedGame['recap']['frames'][number]['round'];
const turnsIn = ({ seats }: { readonly seats: readonly { readonly turns: number }[] }): number =>
  seats.reduce((sum, { turns }) => sum + turns, 0);
const boardOf = (seen: WatchedGame): Board | undefined => seen.recap.frames.at(-1)?.round;

/** Returns every tile named in a text, in the sets’ spelling. */
const tilesIn = (text: string): string[] =>
  [...text.matchAll(/"(\d{1,2}-\d{1,2})"/g)].flatMap(([, name = '']) => {
    const tile = parseTile(name);
    return tile === undefined ? [] : [tileName(tile)];
  });

const TABLES: readonly RuleChoice[] = [
  { preset: 'hub' },
  { preset: 'station' },
  { preset: 'bonepile' },
  { preset: 'roundhouse', simultaneousBuild: 'yes' },
];

describe.each(TABLES)('watchers of %j', (rules) => {
  test('watchers a turn late see the board before the last whole turn', () => {
    untilSeen(rules, 'turn', (step) => {
      const board = boardOf(watched(step));
      const { game } = step;
      if (game.status === 'finished' || game.round === null) return false;
      const { table } = game.round;
      if (board === undefined || board.round < table.round) {
        // Nothing of a round is seen before its second turn is over; before that, all turns at once may have been one.
        expect(table.scores === null && turnsIn(table) <= Math.max(1, table.seats.length)).toBe(true);
        return false;
      }
      if (board.scores !== null) expect(table.scores).not.toBeNull();
      else expect(turnsIn(board)).toBeLessThan(turnsIn(table));
      if (turnsIn(table) > table.seats.length + 1) expect(turnsIn(board)).toBe(turnsIn(table) - 1);
      return true;
    });
  });

  test('watchers a round late see only rounds that are over, each to its end', () => {
    for (const step of stepsOf(rules, 'round')) {
      const seen = watched(step);
      const { results, status } = step.game;
      if (status === 'finished') continue;
      expect(boardOf(seen)?.round ?? 0).toBe(results.length);
      if (results.length > 0) expect(boardOf(seen)?.scores).toEqual(results.at(-1)?.scores);
      else expect(seen.recap.frames).toEqual([]);
    }
  });

  test.each(['turn', 'round'] as const)(
    'watchers a %s late see no hidden tile, and nothing that depends on one',
    (delay) => {
      untilSeen(rules, delay, (step) => {
        const { game, history } = step;
        if (game.status !== 'playing' || game.round === null) return false;
        const seen = JSON.stringify(watched(step));
        const hidden = hiddenFrom(game.round, -1).map(tileName);
        const { frames } = watched(step).recap;
        // A tile laid in the round before may be hidden in this one.
        const laid = tilesIn(JSON.stringify(frames.filter(({ round }) => round.round === game.round?.table.round)));
        expect(hidden.filter((name) => laid.includes(name))).toEqual([]);
        const other = exchanged(game, history);
        if (other === null) return false;
        const instead = { game: { ...game, round: other.round }, history: other.history };
        expect(JSON.stringify(watchedGame({ ...instead, unnamed: [] }))).toBe(seen);
        return true;
      });
    },
  );
});

test('a finished game shows its result, and leaves its moves to the record', () => {
  const last = stepsOf({ preset: 'hub' }, 'round').at(-1);
  if (last === undefined) throw new Error('no game');
  const seen = watched(last);
  expect(seen).toMatchObject({
    status: 'finished',
    delay: null,
    places: expect.any(Array),
    version: expect.stringMatching(/^f/),
    asOf: '2026-10-01T12:00:00.000Z',
  });
  expect(seen.results).toHaveLength(2);
  expect(seen.recap.frames).toEqual([]);
});

test('watchers see a computer player act as one, and a person whether or not their action was forced', () => {
  const seen = stepsOf({ preset: 'hub' }, 'turn').flatMap((step) => watched(step).recap.frames);
  const [people, computers] = [
    seen.filter(({ entry }) => entry.seat === 0 || entry.seat === 1),
    seen.filter(({ entry }) => entry.seat === 2),
  ];
  expect(new Set(people.map(({ entry }) => entry.by))).toEqual(new Set(['person']));
  expect(new Set(computers.map(({ entry }) => entry.by))).toEqual(new Set(['computer']));
});

test('names are shown as their owners like, and nothing that happened around the board', () => {
  const [first] = stepsOf({ preset: 'hub' }, 'turn');
  if (first === undefined) throw new Error('no game');
  const { game, history } = first;
  const seen = watchedGame({ game, history, unnamed: ['account-of-bo'] });
  expect(seen.seats).toEqual([
    { kind: 'person', name: 'Ana' },
    { kind: 'nobody' },
    { kind: 'computer', name: 'Robur' },
  ]);
  expect(JSON.stringify(seen)).not.toContain('account');
});
