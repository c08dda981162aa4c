import { runs } from '@slow-train/local/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  at,
  eventsFor,
  explain,
  legalActions,
  mayTap,
  OPTION_NAMES,
  valuesOf,
  parseAction,
  parseSetup,
  play,
  PRESET_NAMES,
  readPosition,
  readView,
  tilesOf,
  viewFor,
  writeAction,
  writePosition,
  writeView,
  hasTrain,
  MEXICAN,
  MEXICANS,
  openEnds,
  type Action,
  type Line,
  type Place,
  type RoundState,
  type Seat,
  type Setup,
  type TrainId,
} from '../src/index.ts';
import { Chance } from '../kit/chance.ts';
import { allTiles, anyAction, dealRound, seatsOn } from '../kit/round.ts';

const RUNS = { numRuns: runs(60) };

/** Every preset, with some options changed, for every possible number of seats. */
const setups: fc.Arbitrary<Setup> = fc
  .record({
    preset: fc.constantFrom(...PRESET_NAMES),
    seats: fc.integer({ min: 2, max: 16 }),
    changes: fc.array(
      fc
        .constantFrom(...OPTION_NAMES)
        .chain((name) => fc.tuple(fc.constant(name), fc.constantFrom<unknown>(...valuesOf(name)))),
      { maxLength: 8 },
    ),
  })
  .map(({ preset, seats, changes }) => parseSetup({ preset, ...Object.fromEntries(changes) }, seats))
  .filter((setup) => setup.ok)
  .map((setup) => setup.value);

const games = fc.record({ setup: setups, seed: fc.nat(), round: fc.integer({ min: 1, max: 7 }) });

/** Plays a round of random legal actions and inspects every state on the way. */
function playRound(
  { setup, seed, round }: { setup: Setup; seed: number; round: number },
  inspect: (state: RoundState, chance: Chance) => void,
): RoundState {
  const chance = new Chance(seed);
  let state = dealRound(setup, chance, ((round - 1) % setup.rounds) + 1);
  for (let actions = 0; state.table.phase !== 'over'; actions++) {
    // A round has at most a few hundred tiles to play and draw, so a longer one would never end.
    expect(actions).toBeLessThan(5_000);
    inspect(state, chance);
    const seat = chance.pick(seatsOn(state));
    const action = anyAction(state, seat, chance);
    if (action === undefined)
      throw new Error(`seat ${seat} has no legal action: ${JSON.stringify(writePosition(state))}`);
    const played = play(state, seat, action);
    if (!played.ok) throw new Error(`${writeAction(action)} is legal and refused: ${played.error.code}`);
    state = played.value.state;
  }
  return state;
}

describe('a round of any preset, with any house rules, at any number of seats', () => {
  test('a round of any preset, with any house rules and seats, keeps every tile, as often as it has sets', () => {
    fc.assert(
      fc.property(games, (game) => {
        playRound(game, (state) => {
          const { rules, set } = game.setup;
          const all = Array.from({ length: rules.sets }, () => tilesOf(set)).flat();
          expect(allTiles(state).toSorted((a, b) => a - b)).toEqual(all.toSorted((a, b) => a - b));
          expect(state.table.seats.map((seat) => seat.tiles)).toEqual(state.secret.hands.map((hand) => hand.length));
          expect(state.table.boneyard).toBe(state.secret.boneyard.length);
        });
      }),
      RUNS,
    );
  });

  test('a round of any preset, with any house rules and seats, ends with no open double and the scores of the tiles left', () => {
    fc.assert(
      fc.property(games, (game) => {
        const { table, secret } = playRound(game, () => {});
        expect(table.open).toEqual([]);
        expect(table.scores).toHaveLength(game.setup.seats);
        const { scoring, teamScore } = table.rules;
        if (scoring === 'winner' || teamScore === 'partner') return;
        secret.hands.forEach((hand, seat) => expect(hand.length === 0 && at(table.scores ?? [], seat) > 0).toBe(false));
      }),
      RUNS,
    );
  });

  test('a round of any preset, with any house rules and seats, accepts legal actions and refuses everything else, leaving the state unchanged', () => {
    fc.assert(
      fc.property(games, (game) => {
        playRound(game, (state, chance) => {
          // Trying every action of every seat is slow, so this checks one state in twenty, over many rounds; in
          // `npm test` one in eighty.
          if (chance.below(1_200 / RUNS.numRuns) > 0) return;
          const before = JSON.stringify(state);
          for (const seat of state.table.seats.keys()) checkEveryAction(state, seat);
          expect(JSON.stringify(state)).toBe(before);
        });
      }),
      RUNS,
    );
  });

  test('a round of any preset, with any house rules and seats, accepts a tap with the moves that would leave one owed, and with no others', () => {
    const penalty = (game: { setup: Setup; seed: number; round: number }) => ({
      ...game,
      setup: { ...game.setup, rules: { ...game.setup.rules, lastTile: 'penalty' as const } },
    });
    fc.assert(
      fc.property(games.map(penalty), (game) => {
        playRound(game, (state, chance) => {
          const { table, secret } = state;
          const seat = chance.pick(seatsOn(state));
          const move = anyAction(state, seat, chance);
          if (move === undefined || move.do === 'tap' || move.do === 'catch') return;
          const isAllowed = mayTap(table, at(secret.hands, seat), move);
          expect(play(state, seat, { ...move, tap: true }).ok).toBe(isAllowed);
          // A hidden build does not owe a tap yet; a tap already owed stays owed.
          if (table.phase === 'building' || at(table.seats, seat).tapOwed) return;
          const played = play(state, seat, move);
          if (!played.ok) throw new Error(played.error.code);
          const after = played.value.state.table;
          const { tapOwed, turns } = at(after.seats, seat);
          // Nobody can catch a seat whose next turn has begun because all others were skipped.
          if (after.turn.seat === seat && turns > at(table.seats, seat).turns) return;
          expect(tapOwed).toBe(isAllowed);
        });
      }),
      RUNS,
    );
  });

  test('a round of any preset, with any house rules and seats, reads back the position it writes', () => {
    fc.assert(
      fc.property(games, (game) => {
        playRound(game, (state) => {
          expect(readPosition(JSON.parse(JSON.stringify(writePosition(state))))).toEqual({ ok: true, value: state });
          const seat = state.table.turn.seat;
          expect(readView(JSON.parse(JSON.stringify(writeView(viewFor(state, seat)))))).toEqual(viewFor(state, seat));
        });
      }),
      RUNS,
    );
  });

  test('a round of any preset, with any house rules and seats, tells a seat and a spectator nothing of the tiles they cannot see', () => {
    fc.assert(
      fc.property(games, (game) => {
        playRound(game, (state, chance) => {
          for (const seat of [...state.table.seats.keys(), null]) checkSecrecy(state, seat, chance);
        });
      }),
      RUNS,
    );
  });
});

function checkEveryAction(state: RoundState, seat: Seat): void {
  const { table, secret } = state;
  const legal = new Set(legalActions(table, at(secret.hands, seat), seat).map(writeAction));
  const trains: TrainId[] = [...table.seats.keys(), ...MEXICANS];
  const lines = (train: TrainId): Line[] =>
    hasTrain(table, train)
      ? [...new Set(['', 'a', 'b', 'ba', ...openEnds(table, train).map(({ line }) => line)])]
      : [''];
  const places = trains.flatMap((train) =>
    lines(train).map((line): Place => (line === '' ? { train } : { train, line })),
  );
  const every: Action[] = [
    { do: 'draw' },
    { do: 'pass' },
    { do: 'tap' },
    ...table.seats.map((_, other): Action => ({ do: 'catch', seat: other })),
    ...tilesOf(table.set).flatMap((tile) => places.map((place): Action => ({ do: 'play', tile, ...place }))),
  ];
  for (const action of every) {
    const text = writeAction(action);
    const played = play(state, seat, action);
    if (played.ok !== legal.has(text))
      throw new Error(`seat ${seat} ${text}: legal ${legal.has(text)}, accepted ${played.ok}`);
    const parsed = parseAction(text);
    if (!parsed || writeAction(parsed) !== text) throw new Error(`${text} is read as something else`);
    if (!played.ok && explain(played.error).includes('undefined')) throw new Error(`${text}: ${explain(played.error)}`);
  }
  const builds = at(secret.hands, seat).some((tile) => play(state, seat, { do: 'build', tiles: [tile] }).ok);
  expect(builds).toBe(legal.has('build'));
}

/** Shuffles all tiles that the seat cannot see; its view must not change. */
function checkSecrecy(state: RoundState, seat: Seat | null, chance: Chance): void {
  const { table, secret } = state;
  const isHidden = (other: number): boolean => other !== seat;
  const hidden = chance.shuffle([
    ...secret.hands.flatMap((hand, other) => (isHidden(other) ? hand : [])),
    ...secret.boneyard,
  ]);
  const hands = secret.hands.map((hand, other) => (isHidden(other) ? hidden.splice(0, hand.length) : hand));
  const pending = secret.pending.map((sent, other) => (isHidden(other) && sent ? { tiles: [], tap: false } : sent));
  const permuted: RoundState = { table, secret: { hands, boneyard: hidden, pending } };
  const told = (from: RoundState): string => JSON.stringify(writeView(viewFor(from, seat)));
  expect(told(permuted)).toBe(told(state));
  if (seat === null) return;
  const hand = at(secret.hands, seat);
  expect(legalActions(permuted.table, at(permuted.secret.hands, seat), seat)).toEqual(legalActions(table, hand, seat));
  for (const action of [
    { do: 'draw' },
    { do: 'pass' },
    { do: 'tap' },
    { do: 'play', tile: at(tilesOf(table.set), 3), train: MEXICAN },
  ] satisfies Action[]) {
    const [a, b] = [play(state, seat, action), play(permuted, seat, action)];
    expect(a.ok).toBe(b.ok);
    if (!a.ok && !b.ok) expect(explain(a.error)).toBe(explain(b.error));
    // Events shown to another seat must not name the drawn tile.
    const other = (seat + 1) % table.seats.length;
    if (a.ok && action.do === 'draw')
      for (const event of eventsFor(a.value.events, other))
        expect(event).not.toMatchObject({ type: 'drew', tile: expect.any(String) });
  }
}
