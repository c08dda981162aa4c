import {
  at,
  bears,
  high,
  isDouble,
  isOn,
  legalPlays,
  MEXICAN,
  OPTION_NAMES,
  valuesOf,
  otherEnd,
  parseSetup,
  pips,
  play,
  PRESET_NAMES,
  readPosition,
  tileName,
  trainOf,
  viewFor,
  writeAction,
  type RoundState,
  type Setup,
  type View,
} from '@slow-train/rules';
import { anyAction, Chance, dealRound, seatsOn } from '@slow-train/rules/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseAction, hint, hintAt, LEVELS, longestTrainOf, type Hint } from '../src/index.ts';

const setups: fc.Arbitrary<Setup> = fc
  .record({
    preset: fc.constantFrom(...PRESET_NAMES),
    seats: fc.integer({ min: 2, max: 8 }),
    changes: fc.array(
      fc
        .constantFrom(...OPTION_NAMES)
        .chain((name) => fc.tuple(fc.constant(name), fc.constantFrom<unknown>(...valuesOf(name)))),
      { maxLength: 5 },
    ),
  })
  .map(({ preset, seats, changes }) => parseSetup({ preset, ...Object.fromEntries(changes) }, seats))
  .filter((setup) => setup.ok)
  .map((setup) => setup.value);

const games = fc.record({ setup: setups, seed: fc.nat() });

/**
 * Plays a round, sometimes by hints and sometimes at random, and inspects every state in which the seat has the turn.
 */
function playRound(
  { setup, seed }: { setup: Setup; seed: number },
  look: (state: RoundState, seat: number, chance: Chance) => void,
): void {
  const chance = new Chance(seed);
  let state = dealRound(setup, chance);
  while (state.table.phase !== 'over') {
    const seat = chance.pick(seatsOn(state));
    look(state, seat, chance);
    const action = chance.below(2) === 0 ? chooseAction(viewFor(state, seat)) : anyAction(state, seat, chance);
    const played = action && play(state, seat, action);
    if (!played?.ok) throw new Error(`${action ? writeAction(action) : 'nothing'} is refused`);
    state = played.value.state;
  }
}

/** Whether the reason is true of the action. */
function isTrue(state: RoundState, seat: number, { action, reason }: Hint): boolean {
  const view = viewFor(state, seat);
  const { table, hand } = view;
  const played = play(state, seat, action);
  if (!played.ok) return false;
  const next = viewFor(played.value.state, seat);
  const longest = (one: View): number => longestTrainOf(one).tiles.length;
  const laid = action.do === 'build' ? action.tiles : action.do === 'play' ? [action.tile] : [];
  const open = [...table.turn.doubles, ...table.open].map(({ tile }) => tile);
  switch (reason.why) {
    case 'goesOut':
      return laid.length === hand.length;
    case 'longestBuild': {
      const end = laid.reduce((facing, tile) => otherEnd(tile, facing), at(table.seats, seat).train.end);
      const keeps = reason.kept === null || (hand.includes(reason.kept) && tileName(reason.kept) === `${end}-${end}`);
      // With twins the longest train is one that was found.
      const isProved = reason.isProved || table.rules.sets === 2;
      return isProved && laid.length === longest(view) && keeps && reason.kept !== laid.at(-1);
    }
    case 'covers':
      return open.includes(reason.double) && action.do === 'play' && covered(view, action.train) === reason.double;
    case 'onlyPlay':
      return legalPlays(table, hand, seat).length === 1;
    case 'canCover':
      return next.hand.includes(reason.by) && laid.every((tile) => isDouble(tile) && bears(reason.by, high(tile)));
    case 'startsTrain':
      return isOnOwn(action, seat) && reason.tiles === longest(view) && longest(next) === reason.tiles - 1;
    case 'keepsTrain':
      return !isOnOwn(action, seat) && reason.tiles === longest(view) && longest(next) === reason.tiles;
    case 'goesOn':
      return isOnOwn(action, seat) && longest(next) === reason.tiles;
    case 'lightens':
      return laid.length === 1;
    case 'nearlyOut': {
      const heaviest = Math.max(...legalPlays(table, hand, seat).map(({ tile }) => pips(tile)));
      const isOpponent = table.rules.partners === 'no' ? reason.seat !== seat : (reason.seat - seat) % 2 !== 0;
      return isOpponent && at(table.seats, reason.seat).tiles === 1 && laid.every((tile) => pips(tile) === heaviest);
    }
    case 'runsOut': {
      const hidden = [...state.secret.boneyard, ...state.secret.hands.flatMap((tiles, i) => (i === seat ? [] : tiles))];
      const left = hidden.filter((tile) => bears(tile, reason.number)).length;
      return !isOnOwn(action, seat) && laid.every((tile) => bears(tile, reason.number)) && left === reason.tiles;
    }
    case 'habit':
      return laid.length === 0 ? legalPlays(table, hand, seat).length > 0 : laid.length !== longest(view);
    case 'nothingFits':
      return laid.length === 0 && legalPlays(table, hand, seat).length === 0;
    default:
      return reason satisfies never;
  }
}

const isOnOwn = (action: Hint['action'], seat: number): boolean => action.do === 'play' && action.train === seat;
const covered = ({ table }: View, train: Parameters<typeof trainOf>[1]): number | undefined =>
  trainOf(table, train).tiles.at(-1);

describe('a hint', () => {
  test('a hint is a legal action with a true reason, under any rules', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(games, (game) => {
        playRound(game, (state, seat) => {
          const given = hint(viewFor(state, seat));
          if (given === null) throw new Error('no hint for a seat with the turn');
          seen.add(given.reason.why);
          // Once the round is over there is no train to compare with.
          const played = play(state, seat, given.action);
          if (played.ok && played.value.state.table.phase === 'over') return;
          if (!isTrue(state, seat, given)) throw new Error(`${writeAction(given.action)}: ${JSON.stringify(given)}`);
        });
      }),
      { numRuns: 60 },
    );
    expect(seen.size).toBeGreaterThan(6);
  });

  test.each(LEVELS.map(({ name }) => name))(
    '33.5 a hint at the level of a %s is its legal action with a true reason',
    (level) => {
      fc.assert(
        fc.property(games, (game) => {
          playRound(game, (state, seat) => {
            const view = viewFor(state, seat);
            const given = hintAt(view, level, 'seed');
            if (given === null) throw new Error('no hint for a seat with the turn');
            expect(hintAt(view, level, 'seed')).toEqual(given);
            const played = play(state, seat, given.action);
            if (!played.ok) throw new Error(`${writeAction(given.action)} is refused`);
            if (played.value.state.table.phase === 'over') return;
            if (!isTrue(state, seat, given)) throw new Error(`${writeAction(given.action)}: ${JSON.stringify(given)}`);
          });
        }),
        { numRuns: 3 },
      );
    },
  );

  test('a hint does not depend on other hands or the boneyard', () => {
    fc.assert(
      fc.property(games, (game) => {
        playRound(game, (state, seat, chance) => {
          const { table, secret } = state;
          const others = chance.shuffle([
            ...secret.hands.flatMap((hand, other) => (other === seat ? [] : hand)),
            ...secret.boneyard,
          ]);
          const hands = secret.hands.map((hand, other) => (other === seat ? hand : others.splice(0, hand.length)));
          const pending = secret.pending.map((sent, other) =>
            other === seat || !sent ? sent : { tiles: [], tap: false },
          );
          const permuted: RoundState = { table, secret: { hands, boneyard: others, pending } };
          expect(hint(viewFor(permuted, seat))).toEqual(hint(viewFor(state, seat)));
        });
      }),
      { numRuns: 15 },
    );
  });

  test('a hint does not exist for a seat without the turn or for a spectator', () => {
    fc.assert(
      fc.property(games, (game) => {
        playRound(game, (state) => {
          expect(hint(viewFor(state, null))).toBe(null);
          for (const seat of state.table.seats.keys())
            if (!isOn(state.table, seat)) expect(hint(viewFor(state, seat))).toBe(null);
        });
      }),
      { numRuns: 10 },
    );
  });

  const hinted = (rules: object, mine: object, more: object = {}, theirs = ['1-0', '2-0']): Hint => {
    const seats = [mine, { hand: theirs, train: ['12-1'], turns: 1 }];
    const state = readPosition({ rules, set: 12, engine: '12-12', seats, ...more });
    if (!state.ok) throw new Error(state.error);
    const given = hint(viewFor(state.value, 0));
    if (given === null) throw new Error('no hint');
    return given;
  };

  test('a hint says that one’s longest train is kept', () => {
    const given = hinted({ preset: 'hub' }, { hand: ['5-4', '4-3', '12-11'], train: ['12-5'], turns: 1 });
    expect(writeAction(given.action)).toBe('12-11@M');
    expect(given.reason).toEqual({ why: 'keepsTrain', tiles: 2 });
  });

  test('a hint says that the longest train begins here', () => {
    const given = hinted({ preset: 'hub' }, { hand: ['5-4', '4-3', '5-1', '9-9'], train: ['12-5'], turns: 1 });
    expect(writeAction(given.action)).toBe('5-4@0');
    expect(given.reason).toEqual({ why: 'startsTrain', tiles: 2 });
  });

  test('a hint says which double is covered', () => {
    const given = hinted(
      { preset: 'hub' },
      { hand: ['11-3', '11-4', '9-9'], train: ['12-5'], turns: 1 },
      { mexican: ['12-11', '11-11'], open: [{ train: MEXICAN, tile: '11-11' }] },
    );
    expect(given.reason.why === 'covers' && tileName(given.reason.double)).toBe('11-11');
  });

  test('a hint says which double a build keeps in hand', () => {
    const given = hinted({ preset: 'hub' }, { hand: ['12-5', '5-3', '3-3', '9-1'] });
    expect(writeAction(given.action)).toBe('build 12-5 5-3');
    expect(given.reason.why === 'longestBuild' && given.reason.kept !== null && tileName(given.reason.kept)).toBe(
      '3-3',
    );
  });

  test('33.5 a hint says that an opponent has one tile left', () => {
    const given = hinted({ preset: 'hub' }, { hand: ['12-11', '5-4', '9-9'], train: ['12-5'], turns: 1 }, {}, ['1-0']);
    expect(given.reason).toEqual({ why: 'nearlyOut', seat: 1, pips: 23 });
  });

  test('33.5 a hint says that the number of an end is running out', () => {
    const seats = [
      { hand: ['4-1', '2-0', '4-4'], train: ['6-0'], turns: 1 },
      { hand: ['6-1', '5-0'], train: ['6-2'], turns: 1 },
    ];
    const mexican = ['6-5', '5-1', '1-1', '1-3', '3-2', '2-1'];
    const given = hinted({ preset: 'hub' }, {}, { set: 6, engine: '6-6', seats, mexican, boneyard: ['1-0', '5-5'] });
    expect(writeAction(given.action)).toBe('4-1@M');
    expect(given.reason).toEqual({ why: 'runsOut', number: 1, tiles: 2 });
  });

  test('a hint says that nothing fits', () => {
    const given = hinted({ preset: 'hub' }, { hand: ['9-8', '4-3'], train: ['12-5'], turns: 1 }, { boneyard: ['0-0'] });
    expect(given).toEqual({ action: { do: 'draw' }, reason: { why: 'nothingFits' } });
  });
});
