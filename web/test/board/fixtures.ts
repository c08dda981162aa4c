import { at, readView, tileName, type Tile } from '@slow-train/rules';
import { namesOf, type Names } from '#words';
import { NOTHING_SELECTED, situationOf, type Selection, type Situation } from '../../src/board/state/selection.ts';
import type { RowKey } from '../../src/board/state/trains.ts';
import { duel } from '../../src/playground/more-positions.ts';
import { fixtureOf, type Fixture, type Sketch } from '../../src/playground/sketch.ts';

/** A sketched game, as its viewer sees it. */
export interface Seen {
  readonly fixture: Fixture;
  readonly situation: Situation;
  readonly names: Names;
  /** The tile of that name in the hand. */
  tile(name: string): Tile;
  selection(picked: { tile?: string; row?: RowKey; build?: string; taps?: boolean }): Selection;
}

/** Everybody's first turn at the same time; the viewer has sent a build. */
export const buildSent = (): Sketch => ({
  ...duel(),
  rules: { preset: 'roundhouse', simultaneousBuild: 'yes' },
  position: {
    phase: 'building',
    turn: { seat: 0 },
    seats: [{ hand: ['6-1', '2-1'] }, { hand: ['6-4', '4-2'] }],
    pending: { 0: 'build 6-1' },
  },
});

/** Reads a sketch the way the board does. */
export function seen(sketch: Sketch): Seen {
  const fixture = fixtureOf(sketch);
  if (fixture.game.round === null) throw new Error('a fixture without a round');
  const situation = situationOf(readView(fixture.game.round));
  const { hand } = situation.view;
  const tile = (name: string): Tile =>
    at(
      hand,
      hand.findIndex((one) => tileName(one) === name),
    );
  return {
    fixture,
    situation,
    names: namesOf(fixture.game),
    tile,
    selection: ({ tile: named, row, build, taps }) => ({
      ...NOTHING_SELECTED,
      tile: named === undefined ? null : tile(named),
      row: row ?? null,
      build: (build ?? '')
        .split(' ')
        .filter((word) => word !== '')
        .map(tile),
      taps: taps ?? false,
    }),
  };
}
