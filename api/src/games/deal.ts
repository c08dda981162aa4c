import { close, dealOf, withheldSeats, type Evidence, type Preparation } from '@slow-train/fairness';
import type { DealNote, TableEvent } from '@slow-train/protocol';
import {
  nextSeat,
  openRound,
  parseTile,
  tileName,
  writeEvent,
  type RoundState,
  type Tile,
  type TileName,
} from '@slow-train/rules';
import type { Chance } from '../fairness/chance.ts';
import {
  dealNoteOf,
  isDealDue,
  nextRound,
  patienceFrom,
  prepareAhead,
  preparedFor,
  replaced,
  settleSealed,
} from '../fairness/preparing.ts';
import { advance, DEAL, type Change, type DealtRound } from './change.ts';
import { setupOf, type Game } from './game.ts';

/**
 * Deals the next round from what was prepared, as one revision. If a seat has sealed a contribution and not opened it,
 * the table waits for that instead, but not beyond its patience: then `dealBy` says how long. A table that waits before
 * its list is closed waits for the seals first.
 */
export function dealOrWait(change: Change, chance: Chance): Change {
  const game = prepareAhead(change.game, chance);
  const round = nextRound(game);
  const prepared = preparedFor(game, round);
  if (prepared === undefined) throw new Error(`Round ${round} is not prepared.`);
  const isSettled = prepared.preparation.list.closed;
  const isPatient = !isDealDue(game, change.at);
  if (isPatient && game.dealBy !== null && !isSettled) return { ...change, game };
  const preparation = close(prepared.preparation);
  if (isPatient && withheldSeats(preparation.list).length > 0) {
    const dealBy = game.dealBy ?? patienceFrom(change.at);
    return { ...change, game: { ...(isSettled ? game : replaced(game, preparation)), dealBy } };
  }
  const { state, events, dealt } = dealRound(game, preparation);
  const note = dealNoteOf(game, preparation);
  const deals = [...game.deals, note];
  const after = settleSealed(prepareAhead({ ...game, round: state }, chance));
  return advance(
    { ...change, dealt: [...change.dealt, { ...dealt, from: { ...prepared, preparation } }] },
    { seat: null, action: DEAL, by: 'table', events: [...absence(note), ...events] },
    { round: state, preparations: after.preparations, deals, dealBy: null },
  );
}

/** The table says who has no part in a deal. */
function absence({ withheld, silent }: DealNote): readonly TableEvent[] {
  return withheld.length + silent.length === 0 ? [] : [{ type: 'dealtWithout', withheld, silent }];
}

interface Dealing {
  readonly state: RoundState;
  readonly events: readonly TableEvent[];
  readonly dealt: Omit<DealtRound, 'from'>;
}

/**
 * Opens the next round of a table (RULES.md section 3) from the decks that were prepared: one, and another for each
 * time the tiles are thrown in.
 * @throws Error where the rules refuse our own deck, which only a mistake of ours can cause
 */
export function dealRound(game: Game, preparation: Preparation): Dealing {
  const { round } = preparation.list;
  const setup = setupOf(game);
  const { decks, starter: draw } = evidenceOf(game, preparation);
  const before = game.round?.table;
  const starter = before === undefined ? (draw?.seat ?? 0) : nextSeat(before, before.starter);
  const opened = openRound({
    setup,
    round,
    usedEngines: enginesBefore(game, round),
    starter,
    decks: decks.map(tilesNamed),
  });
  if (!opened.ok) throw new Error(`Dealt a bad deck for round ${round}.`);
  const { state, events } = opened.value;
  const drawn = draw?.by === 'highTile' ? [{ type: 'starterDrawn', tiles: draw.tiles, seat: draw.seat } as const] : [];
  return {
    state,
    events: [...drawn, ...events.map(writeEvent)],
    dealt: { round, engine: tileName(state.table.engine), starter: state.table.starter, decks },
  };
}

/** All that proves the deal of a round of this table. Secret until the round is over. */
export function evidenceOf(game: Game, preparation: Preparation): Evidence {
  const { rules, set } = setupOf(game);
  const usedEngines = enginesBefore(game, preparation.list.round);
  return dealOf(preparation, { set, opening: rules.opening, starter: rules.starter, usedEngines });
}

/** The engines of the rounds before this one, in order. */
export function enginesBefore({ results }: Pick<Game, 'results'>, round: number): readonly Tile[] {
  return tilesNamed(results.slice(0, round - 1).map(({ engine }) => engine));
}

/** The tiles of these names. */
export function tilesNamed(names: readonly TileName[]): Tile[] {
  return names.flatMap((name) => parseTile(name) ?? []);
}
