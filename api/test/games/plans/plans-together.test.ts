import { testChance } from '@slow-train/local/kit';
import { layPlan } from '@slow-train/players';
import { at, viewFor } from '@slow-train/rules';
import { expect, test } from 'vitest';
import { advanceUntilChoice } from '../../../src/game/advance.ts';
import { isDue, processDue } from '../../../src/game/due.ts';
import { activeSeats, type Game } from '../../../src/game/game.ts';
import { type GameUpdate, startUpdate } from '../../../src/game/update.ts';
import { gameRow } from '../../../src/store/rows.ts';
import { withPlan } from '../../../src/game/plans.ts';
import { NOON, startedTable } from '../../kit/pure-table.ts';

const NO_STOPS = { doubleOpens: false, trainOpens: false, oneTile: false, roundEnds: false };
const ADVICE = { train: [], cover: [], plays: [], otherwise: 'advice', stops: NO_STOPS } as const;
const PEOPLE = ['Ana', 'Bo', 'Cy', 'Dot'].map((name) => ({ kind: 'person', account: name, name }) as const);

/** Returns a game in which every seat has a plan for as many turns as allowed. */
function allHavePlanned(): Game {
  const { game } = startedTable({ preset: 'bonepile' }, PEOPLE, 3);
  const { round } = game;
  if (round === null) throw new Error('not dealt');
  const plans = PEOPLE.reduce<Game['plans']>(
    (laid, _, seat) =>
      withPlan(laid, seat, { ...layPlan(ADVICE, 20, viewFor(round, seat)), round: 1, turns: 20, stoppedAt: null }),
    [],
  );
  return { ...game, plans };
}

const byPlan = ({ entries }: GameUpdate): number => entries.filter(({ by }) => by === 'plan').length;

test('with plans for all seats, one save plays a limited number of actions, and the rest is due at once', () => {
  let change = advanceUntilChoice(startUpdate(allHavePlanned(), NOON), testChance());
  const played = [byPlan(change)];
  while (isDue(change.game, NOON, 'schedule')) {
    expect(gameRow(change.game).wakeAt).toEqual(new Date(change.game.updatedAt));
    const { plans } = change.game;
    change = processDue(change.game, NOON, testChance(), 'schedule');
    // If a save reached its limit after a plan's last turn, the next one only stops that plan.
    expect(change.game.plans, 'a plan has played on or stopped').not.toEqual(plans);
    played.push(byPlan(change));
  }
  expect(played.length).toBeGreaterThan(1);
  expect(Math.max(...played)).toBe(24);
  // No active seat has a plan left to play.
  for (const seat of activeSeats(change.game)) expect(at(change.game.plans, seat).laid?.stopped).not.toBeNull();
});

test('a broken plan stops, and does not hold up the game', () => {
  const game = allHavePlanned();
  const [seat = 0] = activeSeats(game);
  const { laid, version } = at(game.plans, seat);
  if (laid === null) throw new Error('nothing is laid out');
  // As an older release may have stored it: parts of the plan are missing.
  const broken = JSON.parse(JSON.stringify({ ...laid, plan: { otherwise: 'wait' } }));
  const plans = game.plans.with(seat, { version, laid: broken });
  const change = advanceUntilChoice(startUpdate({ ...game, plans }, NOON), testChance());
  expect(at(change.game.plans, seat).laid?.stopped).toEqual({ why: 'nothingFits' });
  expect(activeSeats(change.game)).toEqual([seat]);
});
