import { parseAction, type Action, type Move } from './action.ts';
import {
  changeSeat,
  coverDouble,
  doubleAtEnd,
  draftOf,
  endRound,
  layTile,
  mark,
  releaseDeadDoubles,
  settle,
  tableOf,
  takeTile,
  type Draft,
} from './draft.ts';
import type { Event } from './event.ts';
import { isOn, legalPlays, mayTap, refusalOf } from './legal.ts';
import type { Refusal } from './refusal.ts';
import { err, ok, type Result } from './result.ts';
import { at, isAfterDouble, MEXICAN, seatsFrom, type RoundState, type Seat, type TrainId } from './table.ts';
import { isDouble, type Tile } from './tile.ts';
import { endTurn } from './turn.ts';

export interface Played {
  readonly state: RoundState;
  readonly events: readonly Event[];
}

/**
 * Applies an action of a seat (docs/rules.md sections 4 to 6). Returns the resulting round and its events, or why the
 * action is refused. Pure: the given state does not change, and the same state and action give the same result.
 */
export function play(state: RoundState, seat: Seat, action: Action): Result<Played, Refusal> {
  const { table, secret } = state;
  const refusal = refusalOf(table, at(secret.hands, seat), seat, action);
  if (refusal) return err(refusal);
  const draft = draftOf(state);
  switch (action.do) {
    case 'tap':
      changeSeat(draft, seat, { tapOwed: false });
      draft.events.push({ type: 'tapped', seat });
      return ok(settle(draft));
    case 'catch':
      catchSeat(draft, action.seat, seat);
      return ok(settle(draft));
    case 'play':
    case 'build':
    case 'draw':
    case 'pass':
      if (action.tap && !mayTap(table, at(secret.hands, seat), action)) return err({ code: 'NOT_LAST_TILE' });
      if (table.phase === 'building' && table.rules.simultaneousBuild === 'yes') sendBuild(draft, seat, action);
      else applyMove(draft, seat, action);
      return ok(settle(draft));
    default:
      return action satisfies never;
  }
}

/** Applies an action given as text; refuses text that cannot be parsed as MALFORMED (section 10). */
export function playText(state: RoundState, seat: Seat, text: string): Result<Played, Refusal> {
  const action = parseAction(text);
  if (action) return play(state, seat, action);
  if (state.table.phase === 'over') return err({ code: 'ROUND_OVER' });
  return err({ code: isOn(state.table, seat) ? 'MALFORMED' : 'NOT_YOUR_TURN' });
}

function catchSeat(draft: Draft, seat: Seat, by: Seat): void {
  const tiles: Tile[] = [];
  for (let drawn = 0; drawn < 2; drawn++) {
    const tile = takeTile(draft, seat);
    if (tile !== undefined) tiles.push(tile);
  }
  changeSeat(draft, seat, { tapOwed: false });
  draft.events.push({ type: 'caught', seat, by, tiles, count: tiles.length });
}

/** `simultaneousBuild`: hides a build until all are in, then applies them, the starter's first (section 8). */
function sendBuild(draft: Draft, seat: Seat, move: Move): void {
  draft.pending[seat] = { tiles: move.do === 'build' ? move.tiles : [], tap: move.tap === true };
  changeSeat(draft, seat, { sent: true });
  draft.events.push({ type: 'buildSent', seat });
  if (!draft.seats.every(({ sent, turns }) => sent || turns > 0)) return;
  const order = seatsFrom(draft.table.starter, draft.seats.length).filter((other) => at(draft.seats, other).sent);
  for (const builder of order) {
    const sent = draft.pending[builder];
    draft.pending[builder] = null;
    changeSeat(draft, builder, { sent: false });
    const tap = sent?.tap ? ({ tap: true } as const) : {};
    applyMove(
      draft,
      builder,
      sent && sent.tiles.length > 0 ? { do: 'build', tiles: sent.tiles, ...tap } : { do: 'pass', ...tap },
    );
  }
}

function applyMove(draft: Draft, seat: Seat, move: Move): void {
  switch (move.do) {
    case 'play':
      return applyPlay(draft, seat, move.tile, move.train, move.tap === true);
    case 'build':
      return applyBuild(draft, seat, move.tiles, move.tap === true);
    case 'draw':
      return applyDraw(draft, seat);
    case 'pass':
      return applyPass(draft, seat, move.tap === true);
    default:
      return move satisfies never;
  }
}

function applyPlay(draft: Draft, seat: Seat, tile: Tile, train: TrainId, tapped: boolean): void {
  const { table, events } = draft;
  layTile(draft, seat, tile, train);
  const { end } = train === MEXICAN ? table.mexican : at(draft.seats, train).train;
  events.push({ type: 'played', seat, tile, train, end });
  coverDouble(draft, train);
  if (isDouble(tile)) table.turn = { ...table.turn, step: 'bonus', doubles: [...table.turn.doubles, { train, tile }] };
  releaseDeadDoubles(draft);
  if (at(draft.hands, seat).length === 0) return goOut(draft, seat);
  const isDone = !isDouble(tile) || (table.rules.doubles === 'cap' && table.turn.doubles.length === 0);
  if (isDone) endTurn(draft, seat, 'placed', tapped);
}

function applyBuild(draft: Draft, seat: Seat, tiles: readonly Tile[], tapped: boolean): void {
  const { table, events } = draft;
  for (const tile of tiles) layTile(draft, seat, tile, seat);
  events.push({ type: 'built', seat, tiles });
  if (at(draft.hands, seat).length === 0) return goOut(draft, seat);
  const double = table.phase === 'play' ? doubleAtEnd(tableOf(draft), seat) : undefined;
  if (double) table.turn = { ...table.turn, step: 'bonus', doubles: [double] };
  else endTurn(draft, seat, 'placed', tapped);
}

function applyDraw(draft: Draft, seat: Seat): void {
  const { table, events } = draft;
  const tile = takeTile(draft, seat);
  events.push({ type: 'drew', seat, tile: tile ?? null });
  const afterDouble = isAfterDouble(table.turn);
  if (afterDouble && table.rules.doubles === 'chain') return endTurn(draft, seat, 'uncapped');
  // With a double of another turn open, the marker has to wait: the drawn tile may still cover it (section 5).
  const marksNow =
    table.rules.markOn === 'draw' && table.rules.partners === 'no' && !afterDouble && table.open.length === 0;
  if (marksNow) mark(draft, seat);
  table.turn = { ...table.turn, step: 'drawn' };
  if (legalPlays(tableOf(draft), at(draft.hands, seat), seat).length === 0)
    endTurn(draft, seat, afterDouble ? 'uncapped' : 'idle');
}

function applyPass(draft: Draft, seat: Seat, tapped: boolean): void {
  const { table, events } = draft;
  events.push({ type: 'passed', seat });
  // A seat that declines the tile it drew could have played, so its pass restarts the count (section 8).
  if (table.turn.step === 'drawn') table.passes = 0;
  else if (draft.boneyard.length === 0) table.passes++;
  endTurn(
    draft,
    seat,
    isAfterDouble(table.turn) ? 'uncapped' : table.turn.step === 'start' ? 'passed' : 'idle',
    tapped,
  );
}

/**
 * Handles the last tile of a hand: ends the round, unless others still build or take their first turn (sections 8, 4).
 */
function goOut(draft: Draft, seat: Seat): void {
  const { table, events } = draft;
  events.push({ type: 'wentOut', seat });
  const isFirstTurn = table.rules.firstTurn === 'build' && at(draft.seats, seat).turns === 0;
  const othersFinish = isFirstTurn && draft.seats.some(({ turns }, other) => other !== seat && turns === 0);
  if (table.phase !== 'building' && !othersFinish) return endRound(draft);
  table.out ??= seat;
  table.open = [];
  table.turn = { ...table.turn, doubles: [] };
  endTurn(draft, seat, 'placed');
}
