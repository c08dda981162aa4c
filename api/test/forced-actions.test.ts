import { chooseAction, forcedAction } from '@slow-train/players';
import { at, parseAction, play, viewFor, writeAction, type RuleChoice, type Seat } from '@slow-train/rules';
import { describe, expect, test } from 'vitest';
import { cryptoChance } from '../src/fairness/chance.ts';
import { answerFor } from '../src/games/answer.ts';
import { runOn } from '../src/games/automation.ts';
import { addStep } from '../src/games/step.ts';
import { begin } from '../src/games/boarding.ts';
import { changeOf, type Change, type Entry } from '../src/games/change.ts';
import { seatsOn, type Game, type Seated } from '../src/games/game.ts';
import { noticesOf } from '../src/notify/notices.ts';
import { ana, bo, boardingTable, NOON, robot } from './kit/pure-table.ts';

const KINDS: readonly [string, RuleChoice][] = [
  ['hub', { preset: 'hub' }],
  ['roundhouse', { preset: 'roundhouse' }],
  ['roundhouse, building at once', { preset: 'roundhouse', simultaneousBuild: 'yes' }],
  ['bonepile', { preset: 'bonepile' }],
  ['station', { preset: 'station' }],
  ['caravan', { preset: 'caravan' }],
];
const ROUNDS = 2;

function started(rules: RuleChoice, seats: readonly Seated[], forced?: boolean): Change {
  const game = boardingTable(rules, seats, ROUNDS);
  const setup = { ...game.setup, ...(forced === undefined ? {} : { forced }) };
  return begin(changeOf({ ...game, setup }, NOON), cryptoChance);
}

const roundOf = ({ round }: Game) => {
  if (round === null) throw new Error('not dealt');
  return round;
};

/** One person acts as a computer would. */
function acted({ game }: Change): Change {
  const seat = at(seatsOn(game), 0);
  const action = chooseAction(viewFor(roundOf(game), seat));
  const played = play(roundOf(game), seat, action);
  if (!played.ok) throw new Error(played.error.code);
  const step = { seat, action: writeAction(action), by: 'person', ...played.value } as const;
  return runOn(addStep(changeOf(game, NOON), step), cryptoChance);
}

/** A game to its end, in the changes that were saved. */
function changesOf(rules: RuleChoice, seats: readonly Seated[], forced?: boolean): Change[] {
  const changes = [started(rules, seats, forced)];
  while (at(changes, changes.length - 1).game.status === 'playing')
    changes.push(acted(at(changes, changes.length - 1)));
  return changes;
}

const entriesOf = (changes: readonly Change[]): Entry[] => changes.flatMap(({ entries }) => entries);
const forcedSeats = (changes: readonly Change[]): Set<Seat | null> =>
  new Set(entriesOf(changes).flatMap(({ by, seat }) => (by === 'forced' ? [seat] : [])));

/** Games until so many seats have had no choice: when that happens is chance. */
function gamesUntilForced(rules: RuleChoice, seats: readonly Seated[], wanted: number): Change[][] {
  const games: Change[][] = [];
  while (forcedSeats(games.flat()).size < wanted) games.push(changesOf(rules, seats, true));
  return games;
}

describe.each(KINDS)('%s', (_, rules) => {
  test('nobody is asked where there is no choice, and what was done is what was left to do', () => {
    const games = gamesUntilForced(rules, [ana, bo, robot('Robot')], 2);
    expect([...forcedSeats(games.flat())].toSorted()).toEqual([0, 1]);
    for (const changes of games) {
      for (const { game } of changes)
        for (const seat of seatsOn(game)) expect(forcedAction(viewFor(roundOf(game), seat))).toBeNull();
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

  test('a seat that wants to send all by hand is asked every time', () => {
    const byHand = { kind: 'person', account: 'account-of-bo', name: 'Bo', forced: false } as const;
    const games = gamesUntilForced(rules, [ana, byHand], 1);
    expect([...forcedSeats(games.flat())]).toEqual([0]);
  });

  test('at a table that has not agreed to it nothing plays itself', () => {
    expect(forcedSeats(changesOf(rules, [ana, bo], false)).size).toBe(0);
    // As tables are that were set before there was the question.
    expect(forcedSeats(changesOf(rules, [ana, bo])).size).toBe(0);
  });
});

describe('that an action was forced', () => {
  const changes = changesOf({ preset: 'hub' }, [ana, bo, robot('Robot')], true);

  test('is told to whose seat it was, and to nobody else: it says what they do not hold', () => {
    for (const { game, entries } of changes) {
      const told = ['account-of-ana', 'account-of-bo', 'nobody'].map((who) => answerFor(game, entries, who).log);
      entries.forEach(({ by, seat }, index) => {
        const others = by === 'forced' ? 'person' : by;
        expect(told.map((log) => log[index]?.by)).toEqual([seat === 0 ? by : others, seat === 1 ? by : others, others]);
      });
    }
  });

  test('is no reason to tell anybody that they were played for, nor of a turn that is over', () => {
    const notices = changes.flatMap((change) => noticesOf(change).map((notice) => ({ ...notice, game: change.game })));
    expect(notices.filter(({ event }) => event === 'playedFor')).toEqual([]);
    const turns = notices.filter(({ event }) => event === 'turn');
    expect(turns.length).toBeGreaterThan(0);
    for (const { account, game } of turns) expect(seatsOn(game)).toContain(account === 'account-of-ana' ? 0 : 1);
  });
});
