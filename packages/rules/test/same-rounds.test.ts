import { runs } from '@slow-train/local/kit';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Chance } from '../kit/chance.ts';
import { anyAction, seatsOn, shuffled } from '../kit/round.ts';
import {
  at,
  eventsFor,
  explain,
  legalActions,
  MEXICANS,
  mayTap,
  openEnds,
  recordHead,
  parseSetup,
  play,
  readPosition,
  readView,
  viewFor,
  writeAction,
  writePosition,
  writeView,
  type Action,
  type Place,
  type RoundState,
  type RuleChoice,
  type Seat,
  type TrainId,
} from '../src/index.ts';

// Rounds of many mixes of house rules, drawn once, and a digest of all that can be seen of each. A digest says nothing about
// the rules, only that they still are what they were: the other tests say what they should be. After a change of the rules
// that is meant, `TEST_ALL=yes vitest run -u` writes the digests again.

/** A round, by how it is dealt and played. */
interface Sample {
  readonly rules: RuleChoice;
  readonly seats: number;
  readonly set: number;
  /** Of its deck and of every choice in it. */
  readonly seed: number;
  /** Of everything that can be seen of it; null until it is known. */
  readonly digest: string | null;
}

const FILE = join(import.meta.dirname, 'same-rounds.jsonl');
const samples: readonly Sample[] = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

/** Returns a digest of a round: its positions, views, events, legal actions, and the refusals of some others. */
function digestOf({ rules, seats, set, seed }: Sample): string {
  const setup = parseSetup(rules, seats, set);
  if (!setup.ok) return setup.error;
  const hash = createHash('sha256').update(JSON.stringify([setup.value, recordHead(setup.value)]));
  const note = (...seen: readonly unknown[]): void => void hash.update(JSON.stringify(seen));
  const chance = new Chance(seed);
  const dealt = Array.from({ length: 5 }, () => shuffled(setup.value, chance, 1 + chance.below(setup.value.rounds)));
  for (const { decks, events, state } of dealt) note(decks.length, events, writePosition(state));
  let { state } = at(dealt, 0);
  while (state.table.phase !== 'over') {
    for (const seat of state.table.seats.keys())
      note(legalActions(state.table, at(state.secret.hands, seat), seat).map(writeAction));
    note(...refusals(state, chance));
    const late = state.table.seats.findIndex(({ tapOwed }) => tapOwed);
    const seat = late >= 0 && chance.below(2) === 0 ? late : chance.pick(seatsOn(state));
    const action = tapped(state, seat, chance, anyAction(state, seat, chance));
    const played = play(state, seat, action);
    if (!played.ok) throw new Error(`${writeAction(action)}: ${explain(played.error)}`);
    state = played.value.state;
    note(writeAction(action), played.value.events, eventsFor(played.value.events, seat));
    if (chance.below(3) > 0) continue;
    const position = writePosition(state);
    const view = writeView(viewFor(state, seat));
    note(position, readPosition(position), view, readView(view));
  }
  note(writePosition(state));
  return hash.digest('hex').slice(0, 16);
}

/** Returns the action of a seat, sometimes with the tap that it may have or with another one that is due. */
function tapped(state: RoundState, seat: Seat, chance: Chance, action: Action | undefined): Action {
  if (action === undefined) throw new Error(`Seat ${seat} has no legal action.`);
  const isTappable = action.do !== 'tap' && action.do !== 'catch';
  if (!isTappable || chance.below(2) === 0) return action;
  return mayTap(state.table, at(state.secret.hands, seat), action) ? { ...action, tap: true } : action;
}

/** Returns the refusals of some actions that a seat tries, one in turn and one out of turn. */
function refusals(state: RoundState, chance: Chance): string[] {
  const { table, secret } = state;
  const trains: TrainId[] = [...table.seats.keys(), ...MEXICANS.slice(0, table.rules.mexicanTrains + 1)];
  const somewhere = (): Place => {
    const train = chance.pick(trains);
    const isThere = typeof train === 'number' || MEXICANS.indexOf(train) < table.mexicans.length;
    const line = isThere ? chance.pick(openEnds(table, train)).line : '';
    return line === '' ? { train } : { train, line };
  };
  const triesOf = (seat: Seat): Action[] => {
    const hand = at(secret.hands, seat);
    return [
      ...hand.flatMap((tile): Action[] => [
        { do: 'play', tile, ...somewhere() },
        { do: 'build', tiles: [tile, ...chance.shuffle(hand).slice(0, chance.below(3))] },
      ]),
      { do: 'draw' },
      { do: 'pass' },
      { do: 'catch', seat: chance.below(table.seats.length) },
    ];
  };
  const seats = [chance.pick(seatsOn(state)), chance.below(table.seats.length)];
  return seats.flatMap((seat) =>
    triesOf(seat).flatMap((action) => {
      const played = play(state, seat, action);
      return played.ok ? [] : [`${writeAction(action)}: ${JSON.stringify(played.error)} ${explain(played.error)}`];
    }),
  );
}

/** All of them in `npm run test:all`, every fourth in `npm test`. */
const step = Math.round(samples.length / runs(samples.length));

test('rounds of many mixes of house rules go exactly as they did', async () => {
  let tried = 0;
  const now = samples.map((sample, index) => {
    if (index % step !== 0) return sample;
    tried++;
    return { ...sample, digest: digestOf(sample) };
  });
  expect(tried).toBeGreaterThanOrEqual(Math.floor(samples.length / step));
  await expect(now.map((sample) => `${JSON.stringify(sample)}\n`).join('')).toMatchFileSnapshot(FILE);
});
