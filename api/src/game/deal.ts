import {
  closeList,
  dealOf,
  dealRulesOf,
  withheldSeats,
  type Evidence,
  type RoundCommitments,
} from '@slow-train/fairness';
import type { DealAbsences, LogEvent } from '@slow-train/protocol';
import {
  hasLeader,
  nextSeat,
  openRound,
  parseTile,
  tileName,
  writeEvent,
  type RoundState,
  type Tile,
  type TileName,
} from '@slow-train/rules';
import type { Chance } from './chance.ts';
import {
  closeIfCommitted,
  dealAbsencesOf,
  isDealDue,
  nextRound,
  patienceFrom,
  prepareAhead,
  commitmentsFor,
  waitsForSeals,
  withRoundCommitments,
} from './commitments.ts';
import { setupOf, type Game } from './game.ts';
import { addRevision, DEAL, type DealtRound, type GameUpdate } from './update.ts';

/** The action of a revision that closes the list of a game that waits, for those who have sealed. */
const SEALED = 'sealed';

/**
 * Deals the next round from its commitments, as one revision. If a seat has committed to a contribution but not sent
 * it, the game waits for it first, until `dealBy` at the latest. A game that starts waiting before its list is closed
 * waits for the commitments first, and not for long once somebody has committed.
 */
export function dealOrWait(update: GameUpdate, chance: Chance): GameUpdate {
  const game = prepareAhead(update.game, chance);
  const round = nextRound(game);
  const prepared = commitmentsFor(game, round);
  if (prepared === undefined) throw new Error(`Round ${round} is not prepared.`);
  const isClosed = prepared.commitments.list.closed;
  const isPatient = !isDealDue(game, update.at);
  if (isPatient && game.dealBy !== null && !isClosed) return { ...update, game };
  const commitments = closeList(prepared.commitments);
  if (isPatient && withheldSeats(commitments.list).length > 0) {
    const dealBy = game.dealBy ?? patienceFrom(update.at);
    return { ...update, game: { ...(isClosed ? game : withRoundCommitments(game, commitments)), dealBy } };
  }
  if ((!isClosed || waitsForSeals(game)) && game.dealBy !== null && withheldSeats(commitments.list).length > 0) {
    const entry = { seat: null, action: SEALED, by: 'table', events: [] } as const;
    return addRevision({ ...update, game: withRoundCommitments(game, commitments) }, entry, {
      dealBy: patienceFrom(update.at),
    });
  }
  const { state, events, dealt } = dealRound(game, commitments);
  const note = dealAbsencesOf(game, commitments);
  const after = closeIfCommitted(prepareAhead({ ...game, round: state }, chance));
  return addRevision(
    { ...update, dealt: [...update.dealt, { ...dealt, from: { ...prepared, commitments } }] },
    { seat: null, action: DEAL, by: 'table', events: [...absence(note), ...events] },
    { round: state, commitments: after.commitments, deals: [...game.deals, note], dealBy: null },
  );
}

function absence({ withheld, silent }: DealAbsences): readonly LogEvent[] {
  return withheld.length + silent.length === 0 ? [] : [{ type: 'dealtWithout', withheld, silent }];
}

interface Deal {
  readonly state: RoundState;
  readonly events: readonly LogEvent[];
  readonly dealt: Omit<DealtRound, 'from'>;
}

/**
 * Opens the next round (docs/rules.md section 3) from the prepared decks: one, plus one for each time the tiles are
 * thrown in.
 * @throws Error if the rules refuse our own deck, which only a bug of ours can cause
 */
export function dealRound(game: Game, commitments: RoundCommitments): Deal {
  const { round } = commitments.list;
  const { decks, starter: draw } = evidenceOf(game, commitments);
  const before = game.round?.table;
  const starter = before === undefined ? (draw?.seat ?? 0) : nextSeat(before, before.starter);
  const opened = openDealtRound(game, { round, starter, decks });
  if (!opened.ok) throw new Error(`Dealt a bad deck for round ${round}.`);
  const { state, events } = opened.value;
  const drawn = draw?.by === 'highTile' ? [{ type: 'starterDrawn', tiles: draw.tiles, seat: draw.seat } as const] : [];
  return {
    state,
    events: [...drawn, ...events.map(writeEvent)],
    dealt: {
      round,
      engine: tileName(state.table.engine),
      starter: hasLeader(state.table.rules) ? starter : state.table.starter,
      decks,
    },
  };
}

/** Opens a round of this game as it was dealt. Failure: why the rules refuse it */
export function openDealtRound(
  game: Game,
  { round, starter, decks }: Pick<DealtRound, 'round' | 'starter' | 'decks'>,
): ReturnType<typeof openRound> {
  return openRound({
    setup: setupOf(game),
    round,
    usedEngines: enginesBefore(game, round),
    starter,
    decks: decks.map(tilesNamed),
  });
}

/** Returns everything that proves a round's deal. Secret until the round is over. */
export function evidenceOf(game: Game, commitments: RoundCommitments): Evidence {
  const { round } = commitments.list;
  return dealOf(commitments, dealRulesOf(setupOf(game), round, enginesBefore(game, round)));
}

function enginesBefore({ results }: Pick<Game, 'results'>, round: number): readonly Tile[] {
  return tilesNamed(results.slice(0, round - 1).map(({ engine }) => engine));
}

function tilesNamed(names: readonly TileName[]): Tile[] {
  return names.flatMap((name) => parseTile(name) ?? []);
}
