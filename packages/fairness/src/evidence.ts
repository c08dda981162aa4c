import { tileName, type BySeat, type Options, type Seat, type TileName, type TileSet } from '@slow-train/rules';
import { DEAL_FORMAT, type RoundOf } from './commitment.ts';
import { decksOf, type DeckRules } from './deck.ts';
import type { Hex32 } from './hex.ts';
import { mixOf, type Preparation } from './preparation.ts';
import { drawStarter, hasStarterDraw, type StarterDraw } from './starter.ts';

/** A starter draw in writing. */
export type StarterEvidence =
  | { readonly by: 'random'; readonly seat: Seat }
  | { readonly by: 'highTile'; readonly tiles: readonly TileName[]; readonly seat: Seat };

/** All that anybody needs to make a deal again. Secret while the round is played, public when it is over. */
export interface Evidence extends RoundOf {
  readonly format: typeof DEAL_FORMAT;
  readonly set: TileSet;
  readonly opening: Options['opening'];
  /** How many. */
  readonly seats: number;
  /** The engines of the rounds before with the opening `highest`, in their order; else none. */
  readonly usedEngines: readonly TileName[];
  readonly commitment: Hex32;
  readonly secret: Hex32;
  readonly seals: BySeat<Hex32 | null>;
  /** Null where a seat sealed nothing, or did not open it. */
  readonly contributions: BySeat<Hex32 | null>;
  /** One, and one more for each time the tiles were thrown in. */
  readonly decks: readonly (readonly TileName[])[];
  /** In the first round with the opening `aside`; else null. */
  readonly starter: StarterEvidence | null;
}

/** What a deal depends on beside chance. */
export interface DealRules extends DeckRules {
  readonly starter: Options['starter'];
}

/**
 * Deals a round that is prepared: its decks, who begins where chance says so, and all that proves it.
 * Pure: asked again it says the same. Throws a RangeError before the seals are settled.
 */
export function dealOf(preparation: Preparation, rules: DealRules): Evidence {
  const mix = mixOf(preparation);
  const { commitment, seals } = preparation.list;
  const { set, opening, usedEngines } = rules;
  const isDrawn = hasStarterDraw(mix.round, opening);
  return {
    format: DEAL_FORMAT,
    table: mix.table,
    round: mix.round,
    set,
    opening,
    seats: mix.contributions.length,
    usedEngines: opening === 'highest' ? usedEngines.map(tileName) : [],
    commitment,
    secret: mix.secret,
    seals,
    contributions: mix.contributions,
    decks: decksOf(mix, rules).map((deck) => deck.map(tileName)),
    starter: isDrawn ? writeStarter(drawStarter(mix, set, rules.starter === 'random' ? 'random' : 'highTile')) : null,
  };
}

export function writeStarter(draw: StarterDraw): StarterEvidence {
  return draw.by === 'random' ? draw : { ...draw, tiles: draw.tiles.map(tileName) };
}
