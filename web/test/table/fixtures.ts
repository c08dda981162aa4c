import { at, readView, tileName, type Tile, type TrainId } from '@slow-train/rules';
import { namesOf, type Names } from '@slow-train/words';
import { NO_CHOICE, situationOf, type Choice, type Situation } from '../../src/table/selection.ts';
import { fixtureOf, type Fixture, type Sketch } from '../../src/playground/sketch.ts';

/** A sketched table, as its reader sees it. */
export interface Seen {
  readonly fixture: Fixture;
  readonly now: Situation;
  readonly names: Names;
  /** The tile of that name in the hand. */
  tile(name: string): Tile;
  choice(picked: { tile?: string; train?: TrainId; draft?: string; taps?: boolean }): Choice;
}

/** Reads a sketch the way the board does. */
export function seen(sketch: Sketch): Seen {
  const fixture = fixtureOf(sketch);
  if (fixture.game.round === null) throw new Error('a fixture without a round');
  const now = situationOf(readView(fixture.game.round));
  const { hand } = now.view;
  const tile = (name: string): Tile =>
    at(
      hand,
      hand.findIndex((one) => tileName(one) === name),
    );
  return {
    fixture,
    now,
    names: namesOf(fixture.game),
    tile,
    choice: ({ tile: named, train, draft, taps }) => ({
      ...NO_CHOICE,
      tile: named === undefined ? null : tile(named),
      train: train ?? null,
      draft: (draft ?? '')
        .split(' ')
        .filter((word) => word !== '')
        .map(tile),
      taps: taps ?? false,
    }),
  };
}
