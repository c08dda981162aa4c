import type { TableEvent } from '@slow-train/protocol';
import {
  at,
  compareTiles,
  engineOfRound,
  nextSeat,
  openRound,
  parseTile,
  tileName,
  tilesOf,
  writeEvent,
  type RoundState,
  type Seat,
  type Setup,
  type Tile,
} from '@slow-train/rules';
import type { Chance } from '../fairness/shuffle.ts';
import type { DealtRound } from './change.ts';
import { setupOf, type Game } from './game.ts';

interface Dealing {
  readonly round: RoundState;
  readonly events: readonly TableEvent[];
  readonly dealt: DealtRound;
}

/**
 * Opens the next round of a table (RULES.md section 3) from freshly shuffled decks: one, and another for each time
 * the tiles are thrown in.
 * @throws Error where the rules refuse our own deck, which only a mistake of ours can cause
 */
export function dealRound(game: Game, chance: Chance): Dealing {
  const setup = setupOf(game);
  const round = game.results.length + 1;
  const tiles = deckTiles(setup, round);
  const first = findStarter(game, setup, tiles, chance);
  const usedEngines = game.results.flatMap(({ engine }) => parseTile(engine) ?? []);
  const decks: Tile[][] = [];
  for (;;) {
    decks.push(chance.shuffle(tiles));
    const opened = openRound({ setup, round, usedEngines, starter: first.seat, decks });
    if (opened.ok) {
      const { state, events } = opened.value;
      const { engine, starter } = state.table;
      return {
        round: state,
        events: [...first.events, ...events.map(writeEvent)],
        dealt: { round, engine: tileName(engine), starter, decks: decks.map((deck) => deck.map(tileName)) },
      };
    }
    if (opened.error.code === 'BAD_DECK') throw new Error(`Dealt a bad deck for round ${round}.`);
  }
}

/** With the opening `aside` the engine lies in the middle before the shuffle. */
function deckTiles(setup: Setup, round: number): readonly Tile[] {
  const all = tilesOf(setup.set);
  const engine = engineOfRound(setup, round);
  return setup.rules.opening === 'aside' ? all.filter((tile) => tile !== engine) : all;
}

/** Who begins, where the deal itself does not find it out: chance at first, then the next seat to the left. */
function findStarter(
  game: Game,
  { rules, seats }: Setup,
  tiles: readonly Tile[],
  chance: Chance,
): { readonly seat: Seat; readonly events: readonly TableEvent[] } {
  if (game.round !== null) return { seat: nextSeat(game.round.table, game.round.table.starter), events: [] };
  switch (rules.starter) {
    case 'random':
      return { seat: chance.below(seats), events: [] };
    case 'highTile': {
      const drawn = chance.shuffle(tiles).slice(0, seats);
      const seat = drawn.indexOf(at(drawn.toSorted(compareTiles), seats - 1));
      return { seat, events: [{ type: 'starterDrawn', tiles: drawn.map(tileName), seat }] };
    }
    case 'engine':
    case 'left':
      return { seat: 0, events: [] };
    default:
      return rules.starter satisfies never;
  }
}
