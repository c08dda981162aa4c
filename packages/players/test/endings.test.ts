import {
  isAfterDouble,
  isDouble,
  legalActions,
  legalPlays,
  pipsOf,
  play,
  readPosition,
  tileName,
  viewFor,
  type RoundState,
  type Tile,
} from '@slow-train/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestTrainOf } from '../src/index.ts';
import { anyTables, ruleSets } from './any-table.ts';

/** A train that the rules accept. */
interface Laid {
  readonly tiles: readonly Tile[];
  /** Whether the seat now owes a further tile, which it does not have. */
  readonly isOwing: boolean;
}

/** Returns the round after this action of seat 0; undefined if it is refused. */
function after(state: RoundState, action: Parameters<typeof play>[2]): RoundState {
  const played = play(state, 0, action);
  if (!played.ok) throw new Error(`${action.do} is refused: ${played.error.code}`);
  return played.value.state;
}

const isOwing = ({ table }: RoundState): boolean =>
  table.phase === 'play' && table.turn.seat === 0 && isAfterDouble(table.turn);

/** Returns every build that the rules accept, by trying them all. */
function everyBuild(state: RoundState, tiles: readonly Tile[] = []): Laid[] {
  return (state.secret.hands[0] ?? []).flatMap((tile) => {
    const longer = [...tiles, tile];
    const played = play(state, 0, { do: 'build', tiles: longer });
    if (!played.ok) return [];
    return [{ tiles: longer, isOwing: isOwing(played.value.state) }, ...everyBuild(state, longer)];
  });
}

/**
 * Returns every continuation of the seat's own train, one tile a turn (more if the rules require it), while the others
 * wait.
 */
function everyPlan(state: RoundState, tiles: readonly Tile[] = []): Laid[] {
  const { table, secret } = state;
  if (table.phase === 'over') return [];
  return legalPlays(table, secret.hands[0] ?? [], 0).flatMap((action) => {
    if (action.train !== 0) return [];
    const longer = [...tiles, action.tile];
    const next = after(state, action);
    const owes = isOwing(next);
    const turn = owes ? next.table.turn : { seat: 0, step: 'start' as const, doubles: [] };
    const mineAgain = { ...next, table: { ...next.table, turn, open: [] } };
    return [{ tiles: longer, isOwing: owes }, ...everyPlan(mineAgain, longer)];
  });
}

/** Returns tiles and pips of the best train that owes no tile, or of the best one if all of them do. */
function best(laid: readonly Laid[]): readonly [tiles: number, pips: number] {
  const settled = laid.filter((one) => !one.isOwing);
  const worths = (settled.length > 0 ? settled : laid).map(({ tiles }) => [tiles.length, pipsOf(tiles)] as const);
  return worths.toSorted((a, b) => b[0] - a[0] || b[1] - a[1])[0] ?? [0, 0];
}

describe('the longest train under the rules of a game', () => {
  test('the longest train under the rules of a game is the best of all builds that the rules accept, under any rules', () => {
    let builds = 0;
    fc.assert(
      fc.property(anyTables, (state) => {
        const { table, secret } = state;
        if (!legalActions(table, secret.hands[0] ?? [], 0).some((action) => action.do === 'build')) return;
        builds++;
        const all = everyBuild(state);
        const { tiles, isProved } = longestTrainOf(viewFor(state, 0));
        expect(isProved).toBe(true);
        expect([tiles.length, pipsOf(tiles)]).toEqual(best(all));
        const found = all.find((one) => one.tiles.join() === tiles.join());
        expect(found?.isOwing).toBe(all.every((one) => one.isOwing));
      }),
      { numRuns: 3_000 },
    );
    expect(builds).toBeGreaterThan(300);
  });

  test('the longest train under the rules of a game is the best of all trains that can be laid tile by tile, under any rules', () => {
    fc.assert(
      fc.property(anyTables, (state) => {
        if (state.table.phase === 'building' || state.table.seats[0]?.turns === 0) return;
        const { tiles, isProved } = longestTrainOf(viewFor(state, 0));
        expect(isProved).toBe(true);
        expect([tiles.length, pipsOf(tiles)]).toEqual(best(everyPlan(state)));
      }),
      { numRuns: 3_000 },
    );
  });

  test('the longest train under the rules of a game is tested with every rule for doubles', () => {
    expect(
      new Set(ruleSets.map(({ doubles, deadDouble, firstTurn }) => `${firstTurn} ${doubles} ${deadDouble}`)).size,
    ).toBe(
      // `build` requires `cap` or `plain`.
      (2 * 5 + 2) * 2,
    );
  });

  const train = (rules: object, hand: string, more: object = {}): string[] => {
    const seats = [{ hand: hand.split(' '), ...more }, { hand: ['1-0'] }];
    const position = { rules, set: 12, engine: '12-12', seats };
    const isPhase = 'preset' in rules && rules.preset === 'roundhouse' && !('train' in more);
    const state = readPosition({ ...position, phase: isPhase ? 'building' : 'play' });
    if (!state.ok) throw new Error(state.error);
    return longestTrainOf(viewFor(state.value, 0)).tiles.map(tileName);
  };

  test('the longest train under the rules of a game leaves a tile where nobody may go out with a double', () => {
    const rules = { preset: 'hub', doubles: 'plain' };
    expect(train({ ...rules, goOutOnDouble: 'twice' }, '12-3 3-3')).toEqual(['12-3', '3-3']);
    expect(train({ ...rules, goOutOnDouble: 'no' }, '12-3 3-3')).toEqual(['12-3']);
    expect(train({ ...rules, goOutOnDouble: 'no' }, '12-3 3-3 8-1')).toEqual(['12-3', '3-3']);
  });

  test('the longest train under the rules of a game keeps a double in hand that nothing would cover, and takes another route rather than lose a tile', () => {
    expect(train({ preset: 'hub' }, '12-5 5-3 3-3 9-1')).toEqual(['12-5', '5-3']);
    expect(train({ preset: 'hub' }, '12-5 5-3 3-3 5-1 9-8')).toEqual(['12-5', '5-3']);
    expect(train({ preset: 'hub' }, '12-5 5-0 0-0 5-4 4-2 9-8')).toEqual(['12-5', '5-4', '4-2']);
  });

  test('the longest train under the rules of a game lays a double that nothing would cover in a building phase, where doubles have no effect', () => {
    expect(train({ preset: 'roundhouse' }, '12-5 5-3 3-3 9-1')).toEqual(['12-5', '5-3', '3-3']);
  });

  test('the longest train under the rules of a game goes out with a double that nothing would cover', () => {
    expect(train({ preset: 'hub' }, '12-5 5-3 3-3')).toEqual(['12-5', '5-3', '3-3']);
    expect(train({ preset: 'bonepile' }, '5-3 3-3', { train: ['12-5'], turns: 1 })).toEqual(['5-3', '3-3']);
  });

  test('the longest train under the rules of a game lays a double that nothing would cover if nothing else can be laid', () => {
    expect(train({ preset: 'hub' }, '5-5 9-1', { train: ['12-5'], turns: 1 })).toEqual(['5-5']);
  });

  test('the longest train under the rules of a game lays a dead double, which nobody could cover', () => {
    const state = (deadDouble: string): RoundState => {
      const read = readPosition({
        rules: { preset: 'hub', deadDouble },
        set: 6,
        engine: '6-6',
        seats: [
          { hand: ['6-5', '5-3', '3-3', '1-0'] },
          { hand: ['2-0'], train: ['6-3', '3-0', '0-6'], turns: 1 },
          { hand: ['4-0'], train: ['6-1', '1-3', '3-2', '2-6'], turns: 1 },
        ],
        mexican: ['6-4', '4-3'],
      });
      if (!read.ok) throw new Error(read.error);
      return read.value;
    };
    expect(longestTrainOf(viewFor(state('release'), 0)).tiles.some(isDouble)).toBe(true);
    expect(longestTrainOf(viewFor(state('stays'), 0)).tiles.some(isDouble)).toBe(false);
  });

  test('the longest train under the rules of a game is empty for a spectator', () => {
    fc.assert(
      fc.property(anyTables, (state) => {
        expect(longestTrainOf(viewFor(state, null))).toEqual({ tiles: [], isProved: true });
      }),
      { numRuns: 5 },
    );
  });
});
