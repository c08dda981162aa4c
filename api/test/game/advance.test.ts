import { testChance } from '@slow-train/local/kit';
import { chooseAction, levelOf } from '@slow-train/players';
import type { LogEvent } from '@slow-train/protocol';
import { at, play, totalsOf, viewFor, writeAction, type RuleChoice } from '@slow-train/rules';
import { describe, expect, test } from 'vitest';
import { answerFor } from '../../src/game/view.ts';
import { advanceUntilChoice } from '../../src/game/advance.ts';
import { applyAction } from '../../src/game/apply-action.ts';
import { MOST_THINKING } from '../../src/game/computers.ts';
import { isDue, processDue, wakeAt } from '../../src/game/due.ts';
import { activeSeats } from '../../src/game/game.ts';
import { listingOf } from '../../src/game/listing.ts';
import type { Occupant } from '../../src/game/seats.ts';
import { type GameUpdate, startUpdate, type StoredEntry } from '../../src/game/update.ts';
import { gameOf, snapshotRow, commitmentsRow } from '../../src/store/rows.ts';
import { begin, seatComputers } from '../../src/game/seating.ts';
import { ana, bo, lobbyTable, nobody, NOON, robot, startedTable } from '../kit/pure-table.ts';
import { permuted } from '../kit/secrets.ts';

const KINDS: readonly [string, RuleChoice, number][] = [
  ['hub', { preset: 'hub' }, 3],
  ['roundhouse', { preset: 'roundhouse' }, 4],
  ['roundhouse, building at once', { preset: 'roundhouse', simultaneousBuild: 'yes' }, 4],
  ['roundhouse, highest engine', { preset: 'roundhouse', opening: 'highest' }, 2],
  ['bonepile', { preset: 'bonepile' }, 2],
  ['station', { preset: 'station' }, 5],
  ['station in partnerships', { preset: 'station', partners: 'yes' }, 4],
];
const ROUNDS = 3;

/** Plays for the person whose turn it is, as a computer player would. */
function personActs(change: GameUpdate): GameUpdate {
  const { game } = change;
  const seat = at(activeSeats(game), 0);
  expect(game.seats[seat]?.kind).toBe('person');
  if (game.round === null) throw new Error('not dealt');
  const action = chooseAction(viewFor(game.round, seat));
  const played = play(game.round, seat, action);
  if (!played.ok) throw new Error(played.error.code);
  return advanceUntilChoice(
    applyAction(startUpdate(game, NOON), { seat, action: writeAction(action), by: 'person', ...played.value }),
    testChance(),
  );
}

const types = (entries: readonly StoredEntry[]) => entries.flatMap(({ events }) => events.map(({ type }) => type));
const count = (all: readonly string[], one: LogEvent['type']) => all.filter((type) => type === one).length;

describe.each(KINDS)('%s', (_, rules, seats) => {
  const occupants = [ana, ...Array.from({ length: seats - 2 }, (_none, index) => robot(`Robot ${index}`)), bo];

  test('a game advances until a person has to choose, until its end', () => {
    let change = startedTable(rules, occupants, ROUNDS);
    const entries = [...change.entries];
    const dealt = [...change.dealt];
    const scored = [...change.scored];
    while (change.game.status === 'playing') {
      const before = change.game.revision;
      change = personActs(change);
      expect(change.base?.revision).toBe(before);
      expect(change.game.revision).toBe(before + change.entries.length);
      entries.push(...change.entries);
      dealt.push(...change.dealt);
      scored.push(...change.scored);
    }
    const { game } = change;
    expect(entries.map(({ revision }) => revision)).toEqual(entries.map((_entry, index) => seats + 1 + index));
    expect(dealt.map(({ round }) => round)).toEqual([1, 2, 3]);
    expect(scored.map(({ scores }) => scores)).toEqual(game.results.map(({ scores }) => scores));
    expect(new Set(game.results.map(({ engine }) => engine)).size).toBe(ROUNDS);
    const told = types(entries);
    expect([count(told, 'dealt'), count(told, 'roundOver'), count(told, 'gameOver')]).toEqual([ROUNDS, ROUNDS, 1]);
    // The seat that went out has no pips, or its team has none.
    for (const { out, scores } of game.results) if (out !== null) expect(scores[out]).toBe(0);
    const totals = totalsOf(
      game.results.map(({ scores }) => scores),
      seats,
    );
    const { places } = answerFor(game, [], 'account-of-ana').game;
    expect(totals[places?.indexOf(1) ?? -1]).toBe(Math.min(...totals));
    expect(listingOf(game).on).toEqual([]);
  });

  test('a game shows a seat the same with anything hidden from it, and survives being stored', () => {
    let change = startedTable(rules, occupants);
    for (let step = 0; step < 30 && change.game.status === 'playing'; step++) {
      const { game } = change;
      if (game.round === null) throw new Error('not dealt');
      for (const [account, seat] of [
        ['account-of-ana', 0],
        ['account-of-bo', seats - 1],
      ] as const) {
        const other = { ...game, round: permuted(game.round, seat) };
        const entries = change.entries.map((entry) => ({
          ...entry,
          events: entry.events.map((event) => hideFrom(event, seat)),
        }));
        expect(answerFor(other, entries, account)).toEqual(answerFor(game, change.entries, account));
        expect(listingOf(other)).toEqual(listingOf(game));
      }
      const row = snapshotRow(game);
      const prepared = game.commitments.map(({ version, commitments }) => ({
        version,
        ...commitmentsRow(commitments),
      }));
      expect(gameOf(structuredClone(row), { prepared: structuredClone(prepared), outages: [] })).toEqual(game);
      change = personActs(change);
    }
  });
});

/** Returns the event with another tile in place of one that this seat must not know. */
function hideFrom(event: LogEvent, seat: number): LogEvent {
  if (event.type === 'drew' && event.seat !== seat) return { ...event, tile: '18-18' };
  if (event.type === 'caught' && event.seat !== seat) return { ...event, tiles: ['18-18', '17-17'] };
  return event;
}

test('33.3 one save plays computers’ moves of four milliseconds at most, and the schedule plays the rest at once', () => {
  const masters = Array.from({ length: 7 }, (_none, index): Occupant => ({
    ...robot(`Robot ${index}`),
    level: 'master',
  }));
  let change = startedTable({ preset: 'hub' }, [ana, ...masters]);
  let left = 0;
  while (change.game.status === 'playing') {
    const moves = change.entries.filter(({ by }) => by === 'computer');
    expect(moves.length * levelOf('master').cost).toBeLessThanOrEqual(MOST_THINKING);
    const { game } = change;
    if (game.seats[at(activeSeats(game), 0)]?.kind === 'person') {
      expect(wakeAt(game)).toBeNull();
      change = personActs(change);
      continue;
    }
    left++;
    expect((moves.length + 1) * levelOf('master').cost).toBeGreaterThan(MOST_THINKING);
    expect([wakeAt(game), isDue(game, NOON, 'schedule')]).toEqual([game.updatedAt, true]);
    // A request does not do the work of several, unless the schedule is behind.
    expect([isDue(game, NOON, 'request'), isDue(game, NOON + 10_000, 'request')]).toEqual([false, true]);
    change = processDue(game, NOON, testChance(), 'schedule');
    expect(change.entries.length).toBeGreaterThan(0);
  }
  expect(left).toBeGreaterThan(2);
});

test('33.3 computers that sit down as the game begins have thought of nothing yet, and play at once', () => {
  const empty = lobbyTable(
    { preset: 'hub' },
    Array.from({ length: 8 }, () => nobody),
  );
  const levels = Array.from({ length: 8 }, () => 'master' as const);
  const { entries } = begin(seatComputers(startUpdate(empty, NOON), 8, testChance(), levels), testChance());
  const moves = entries.filter(({ by, action }) => by === 'computer' && action !== 'join');
  expect(moves).toHaveLength(Math.floor(MOST_THINKING / levelOf('master').cost));
});
