import {
  at,
  isOn,
  legalActions,
  openShuffled,
  parseSetup,
  play,
  PRESET_NAMES,
  readPosition,
  viewFor,
  writeAction,
  type Action,
  type RoundState,
  type Seat,
  type Tile,
} from '@slow-train/rules';
import { Chance } from '@slow-train/rules/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseAction, forcedAction } from '../src/index.ts';
import { anyTables } from './any-table.ts';

/**
 * Returns every action this seat could send now: each build with its tiles, and each action with a tap if accepted.
 */
function everything(state: RoundState, seat: Seat): string[] {
  const hand = at(state.secret.hands, seat);
  const actions = legalActions(state.table, hand, seat).flatMap((action): readonly Action[] =>
    action.do === 'build' ? builds(state, seat, hand, []) : [action],
  );
  const tapped = actions.flatMap((action) => {
    if (action.do === 'tap' || action.do === 'catch') return [];
    const loud: Action = { ...action, tap: true };
    return play(state, seat, loud).ok ? [loud] : [];
  });
  return [...actions, ...tapped].map(writeAction);
}

/** Stops at two builds, which are already a choice. */
function builds(state: RoundState, seat: Seat, hand: readonly Tile[], laid: readonly Tile[]): Action[] {
  const found: Action[] = [];
  for (const tile of hand.filter((one) => !laid.includes(one))) {
    const build: Action = { do: 'build', tiles: [...laid, tile] };
    if (!play(state, seat, build).ok) continue;
    found.push(build, ...(found.length === 0 ? builds(state, seat, hand, build.tiles) : []));
    if (found.length > 1) break;
  }
  return found;
}

/** Checks that a seat with a single action is not asked to decide, and that a seat with more is. */
function check(state: RoundState): void {
  state.table.seats.forEach((_, seat) => {
    const forced = forcedAction(viewFor(state, seat));
    const could = everything(state, seat);
    if (forced !== null) {
      expect(at(state.secret.hands, seat).length === 1 && (forced.do === 'play' || forced.do === 'build')).toBe(false);
      expect(could).toEqual([writeAction(forced)]);
      expect(play(state, seat, forced).ok).toBe(true);
    } else if (isOn(state.table, seat) && could.length === 1) {
      // A seat plays its last tile itself. And one whose double leaves one tile is asked although its turn continues,
      // which does no harm.
      const left = at(state.secret.hands, seat).length;
      expect(left === 1 ? could[0] : [state.table.rules.lastTile, left]).toEqual(
        left === 1 ? expect.stringMatching(/^(build )?\d+-\d+/) : ['penalty', 2],
      );
    }
  });
}

describe('a forced action', () => {
  test('a forced action is the only action that a seat could send, and exists whenever there is only one', () => {
    fc.assert(fc.property(anyTables, check));
  });

  test.each(PRESET_NAMES.flatMap((preset) => [2, 4, 6].map((seats) => [preset, seats] as const)))(
    'a forced action is the only action in every turn of a round of %s with %i seats',
    (preset, seats) => {
      const setup = parseSetup({ preset }, seats, undefined, 1);
      if (!setup.ok) throw new Error(setup.error);
      const chance = new Chance(seats);
      const opening = { setup: setup.value, round: 1, usedEngines: [], starter: 0 };
      let { state } = openShuffled(opening, (tiles) => chance.shuffle(tiles));
      while (state.table.phase !== 'over') {
        check(state);
        const seat = state.table.seats.findIndex((_, one) => isOn(state.table, one));
        const played = play(state, seat, chooseAction(viewFor(state, seat)));
        if (!played.ok) throw new Error(played.error.code);
        ({ state } = played.value);
      }
    },
  );

  function forced(position: object): string | null {
    const state = readPosition(position);
    if (!state.ok) throw new Error(state.error);
    const action = forcedAction(viewFor(state.value, 0));
    return action === null ? null : writeAction(action);
  }
  const table = (preset: string, hand: readonly string[], more: object = {}) => ({
    rules: { preset },
    set: 12,
    engine: '12-12',
    seats: [
      { hand, train: ['12-5'], turns: 1 },
      { hand: ['1-0', '2-2'], train: ['12-1'], turns: 1 },
    ],
    mexican: ['12-9'],
    boneyard: ['11-10'],
    ...more,
  });

  test('a forced action is a draw, a pass or the only tile on the only train', () => {
    expect(forced(table('hub', ['8-7', '8-6']))).toBe('draw');
    expect(forced(table('hub', ['8-7', '8-6'], { boneyard: [] }))).toBe('pass');
    expect(forced(table('hub', ['8-7', '5-3']))).toBe('5-3@0');
  });

  test('a forced action is a build of the one tile that fits, if none can follow it', () => {
    const seats = (hand: readonly string[]) => ({ seats: [{ hand }, { hand: ['1-0', '2-2'] }], mexican: [] });
    expect(forced(table('hub', [], seats(['12-5', '9-8', '4-3'])))).toBe('build 12-5');
    expect(forced(table('hub', [], seats(['12-5', '9-5', '4-3'])))).toBeNull();
  });

  test('a forced action is none if there is anything to decide', () => {
    expect(forced(table('hub', ['9-5', '8-7']))).toBeNull();
    // Play or draw (`mustPlay: no`); tap or not (`lastTile: penalty`); catch or not.
    expect(forced(table('station', ['8-7', '5-3']))).toBeNull();
    expect(forced(table('roundhouse', ['8-7', '5-3']))).toBeNull();
    const owing = [
      { hand: ['8-7', '8-6', '8-4'], train: ['12-5'], turns: 1 },
      { hand: ['1-0'], train: ['12-1'], turns: 1, tapOwed: true },
    ];
    expect(forced(table('roundhouse', [], { seats: owing }))).toBeNull();
  });

  test('a forced action is none for a seat without the turn and for a spectator', () => {
    const state = readPosition(table('hub', ['8-7', '8-6']));
    if (!state.ok) throw new Error(state.error);
    expect(forcedAction(viewFor(state.value, 1))).toBeNull();
    expect(forcedAction(viewFor(state.value, null))).toBeNull();
  });
});
