import { testChance } from '@slow-train/local/kit';
import { chooseAction, forcedAction } from '@slow-train/players';
import { at, parseAction, play, viewFor, writeAction, type RuleChoice, type Seat } from '@slow-train/rules';
import { describe, expect, test } from 'vitest';
import { answerFor } from '../../src/game/view.ts';
import { advanceUntilChoice } from '../../src/game/advance.ts';
import { applyAction } from '../../src/game/apply-action.ts';
import { eventsOf } from '../../src/game/events.ts';
import { activeSeats, type Game } from '../../src/game/game.ts';
import type { Occupant } from '../../src/game/seats.ts';
import { type GameUpdate, startUpdate, type StoredEntry } from '../../src/game/update.ts';
import { begin } from '../../src/game/seating.ts';
import { ana, bo, lobbyTable, NOON, robot } from '../kit/pure-table.ts';

const KINDS: readonly [string, RuleChoice][] = [
  ['hub', { preset: 'hub' }],
  ['roundhouse', { preset: 'roundhouse' }],
  ['roundhouse, building at once', { preset: 'roundhouse', simultaneousBuild: 'yes' }],
  ['bonepile', { preset: 'bonepile' }],
  ['station', { preset: 'station' }],
  ['caravan', { preset: 'caravan' }],
];
const ROUNDS = 2;

function started(rules: RuleChoice, seats: readonly Occupant[], forced?: boolean): GameUpdate {
  const game = lobbyTable(rules, seats, ROUNDS);
  const setup = { ...game.setup, ...(forced === undefined ? {} : { forced }) };
  return begin(startUpdate({ ...game, setup }, NOON), testChance());
}

const roundOf = ({ round }: Game) => {
  if (round === null) throw new Error('not dealt');
  return round;
};

/** Plays for one person as a computer player would. */
function acted({ game }: GameUpdate): GameUpdate {
  const seat = at(activeSeats(game), 0);
  const action = chooseAction(viewFor(roundOf(game), seat));
  const played = play(roundOf(game), seat, action);
  if (!played.ok) throw new Error(played.error.code);
  const step = { seat, action: writeAction(action), by: 'person', ...played.value } as const;
  return advanceUntilChoice(applyAction(startUpdate(game, NOON), step), testChance());
}

/** Plays a game to its end. Returns its saved updates. */
function changesOf(rules: RuleChoice, seats: readonly Occupant[], forced?: boolean): GameUpdate[] {
  const changes = [started(rules, seats, forced)];
  while (at(changes, changes.length - 1).game.status === 'playing')
    changes.push(acted(at(changes, changes.length - 1)));
  return changes;
}

const entriesOf = (changes: readonly GameUpdate[]): StoredEntry[] => changes.flatMap(({ entries }) => entries);
const forcedSeats = (changes: readonly GameUpdate[]): Set<Seat | null> =>
  new Set(entriesOf(changes).flatMap(({ by, seat }) => (by === 'forced' ? [seat] : [])));

/** Plays games until `wanted` seats have had a forced action, because that depends on chance. */
function gamesUntilForced(rules: RuleChoice, seats: readonly Occupant[], wanted: number): GameUpdate[][] {
  const games: GameUpdate[][] = [];
  while (forcedSeats(games.flat()).size < wanted) games.push(changesOf(rules, seats, true));
  return games;
}

describe.each(KINDS)('%s', (_, rules) => {
  test('nobody has to send a forced action, and the one that is played is the only legal one', () => {
    const games = gamesUntilForced(rules, [ana, bo, robot('Robot')], 2);
    expect([...forcedSeats(games.flat())].toSorted()).toEqual([0, 1]);
    for (const changes of games) {
      for (const { game } of changes)
        for (const seat of activeSeats(game)) expect(forcedAction(viewFor(roundOf(game), seat))).toBeNull();
      const entries = entriesOf(changes);
      expect(entries.map(({ revision }) => revision)).toEqual(entries.map((_entry, index) => 4 + index));
      for (const { seat, action, by } of entries) {
        if (by !== 'forced') continue;
        expect(seat).not.toBeNull();
        expect(['play', 'build', 'draw', 'pass']).toContain(parseAction(action)?.do);
      }
      expect(at(changes, changes.length - 1).game.results).toHaveLength(ROUNDS);
    }
  });

  test('nobody’s last tile is played for them', () => {
    const wins = (games: readonly GameUpdate[][]): StoredEntry[] =>
      entriesOf(games.flat()).filter(
        ({ seat, events }) => seat !== 2 && events.some((event) => event.type === 'wentOut' && event.seat === seat),
      );
    const games: GameUpdate[][] = [];
    while (wins(games).length === 0) games.push(changesOf(rules, [ana, bo, robot('Robot')], true));
    for (const { by } of wins(games)) expect(by).toBe('person');
  });

  test('a seat that plays everything by hand always has to act', () => {
    const byHand = { kind: 'person', account: 'account-of-bo', name: 'Bo', forced: false } as const;
    const games = gamesUntilForced(rules, [ana, byHand], 1);
    expect([...forcedSeats(games.flat())]).toEqual([0]);
  });

  test('against computers only, a seat waits until its player says otherwise', () => {
    const robots = [robot('Robot'), robot('Other robot')];
    expect(forcedSeats(changesOf(rules, [ana, ...robots], true)).size).toBe(0);
    const automatic: Occupant = { kind: 'person', account: 'account-of-ana', name: 'Ana', forced: true };
    const games = gamesUntilForced(rules, [automatic, ...robots], 1);
    expect([...forcedSeats(games.flat())]).toEqual([0]);
  });

  test('a seat that a computer holds for its owner is still somebody else’s', () => {
    const away: Occupant = { kind: 'computer', name: 'Robot', owner: { account: 'account-of-bo', name: 'Bo' } };
    expect([...forcedSeats(gamesUntilForced(rules, [ana, away], 1).flat())]).toEqual([0]);
  });

  test('nothing is played automatically in a game that has not agreed to it', () => {
    expect(forcedSeats(changesOf(rules, [ana, bo], false)).size).toBe(0);
    // Games older than this option do not have it either.
    expect(forcedSeats(changesOf(rules, [ana, bo])).size).toBe(0);
  });
});

describe('a forced action', () => {
  const changes = changesOf({ preset: 'hub' }, [ana, bo, robot('Robot')], true);

  test('a forced action is marked as forced only for its own seat, because that reveals what it does not hold', () => {
    for (const { game, entries } of changes) {
      const told = ['account-of-ana', 'account-of-bo', 'nobody'].map((who) => answerFor(game, entries, who).log);
      entries.forEach(({ by, seat }, index) => {
        const others = by === 'forced' ? 'person' : by;
        expect(told.map((log) => log[index]?.by)).toEqual([seat === 0 ? by : others, seat === 1 ? by : others, others]);
      });
    }
  });

  test('a forced action notifies nobody that they were played for, or of a turn that is over', () => {
    const events = changes.flatMap((change) => eventsOf(change).map((event) => ({ ...event, game: change.game })));
    expect(events.filter(({ event }) => event === 'playedFor')).toEqual([]);
    const turns = events.filter(({ event }) => event === 'turn');
    expect(turns.length).toBeGreaterThan(0);
    for (const { account, game } of turns) expect(activeSeats(game)).toContain(account === 'account-of-ana' ? 0 : 1);
  });
});
