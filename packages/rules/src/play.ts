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
import { isOn, legalPlays, refusalOf } from './legal.ts';
import type { Refusal } from './refusal.ts';
import { err, ok, type Result } from './result.ts';
import {
  at,
  isAfterDouble,
  isOwn,
  MEXICAN,
  nextSeat,
  partnerOf,
  seatsFrom,
  type RoundState,
  type Seat,
  type TrainId,
} from './table.ts';
import { isDouble, type Tile } from './tile.ts';

export interface Played {
  readonly state: RoundState;
  readonly events: readonly Event[];
}

/**
 * One action of one seat (RULES.md sections 4 to 6): the round after it and what happened, or why it is refused.
 * Pure: a refusal leaves everything as it was, and the same state and action give the same answer.
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
      if (action.tap && !isTapDue(state, seat, action)) return err({ code: 'NOT_LAST_TILE' });
      if (table.phase === 'building' && table.rules.simultaneousBuild === 'yes') sendBuild(draft, seat, action);
      else applyMove(draft, seat, action);
      return ok(settle(draft));
    default:
      return action satisfies never;
  }
}

/** As `play`, for an action still in writing. What cannot be read is refused as MALFORMED (section 10). */
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

/** Whether this move, which is legal, ends the turn of a seat that played in it with one tile left (section 5). */
function isTapDue(state: RoundState, seat: Seat, move: Move): boolean {
  const { table, secret } = state;
  if (table.rules.lastTile !== 'penalty' || move.do === 'draw') return false;
  if (move.do === 'pass') return isAfterDouble(table.turn) && at(secret.hands, seat).length === 1;
  const draft = draftOf(state);
  applyMove(draft, seat, move);
  return at(draft.hands, seat).length === 1 && at(draft.seats, seat).turns > at(table.seats, seat).turns;
}

/** `simultaneousBuild`: keeps the build hidden until all are in, then applies them from the starter on (section 8). */
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
  // While another turn's double is open the marker waits until the drawn tile has not covered it (section 5).
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
  if (draft.boneyard.length === 0) table.passes++;
  endTurn(
    draft,
    seat,
    isAfterDouble(table.turn) ? 'uncapped' : table.turn.step === 'start' ? 'passed' : 'idle',
    tapped,
  );
}

/** The last tile of a hand is laid (section 8, and section 4 for those who still build or take their first turn). */
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

/**
 * How a turn ended: all that was due was placed; a double was, but not the further tile that it demands;
 * nothing was placed but a tile was drawn; nothing at all, since the boneyard was empty.
 */
type TurnEnd = 'placed' | 'uncapped' | 'idle' | 'passed';

function endTurn(draft: Draft, seat: Seat, how: TurnEnd, tapped = false): void {
  const { table, events } = draft;
  const hasPlayed = how === 'placed' || how === 'uncapped';
  // A builder without a tile is marked whatever the boneyard holds: it was not asked to draw (section 4).
  if (!hasPlayed) markIdle(draft, seat, how === 'passed' && table.phase === 'play');
  if (how === 'uncapped') markUncapped(draft, seat);
  if (table.phase === 'play') leaveOpen(draft);
  const { tiles, turns } = at(draft.seats, seat);
  const hasLastTile = hasPlayed && tiles === 1;
  changeSeat(draft, seat, { turns: turns + 1, tapOwed: hasLastTile && table.rules.lastTile === 'penalty' && !tapped });
  if (hasLastTile && table.rules.lastTile === 'announced') events.push({ type: 'lastTile', seat });
  if (tapped) events.push({ type: 'tapped', seat });
  if (isBlocked(draft)) endBlocked(draft);
  else passOn(draft, seat);
}

/** A turn that ends without a play puts a marker on the seat's own train; partners wait until both are stuck. */
function markIdle(draft: Draft, seat: Seat, isEmptyPass: boolean): void {
  const { rules } = draft.table;
  if (rules.partners === 'yes') changeSeat(draft, seat, { stuck: true });
  if (isEmptyPass && rules.emptyPassMarks === 'no') return;
  if (rules.partners === 'yes' && !at(draft.seats, partnerOf(tableOf(draft), seat)).stuck) return;
  mark(draft, seat);
}

/** `uncappedMarks`: the seat could not, or would not, place the further tile that a double demands (section 8). */
function markUncapped(draft: Draft, seat: Seat): void {
  const { table } = draft;
  switch (table.rules.uncappedMarks) {
    case 'none':
      return;
    case 'own':
      mark(draft, seat);
      return;
    case 'bearer':
      for (const { train } of table.turn.doubles) if (train !== MEXICAN) mark(draft, train);
      return;
    default:
      return table.rules.uncappedMarks satisfies never;
  }
}

/** What this turn leaves uncovered is open from now on, the last one played first (section 6). */
function leaveOpen({ table, events }: Draft): void {
  if (table.out !== null) {
    table.open = [];
    return;
  }
  if (table.turn.doubles.length === 0) return;
  for (const double of table.turn.doubles) events.push({ type: 'doubleOpened', ...double });
  table.open = [...table.turn.doubles.toReversed(), ...table.open];
}

/** With an empty boneyard, as many passes and skips in a row as there are seats (section 8). */
function isBlocked({ table, seats }: Draft): boolean {
  return table.passes >= seats.length;
}

function endBlocked(draft: Draft): void {
  draft.events.push({ type: 'blocked' });
  endRound(draft);
}

/** Gives the turn to whoever has it next: the next seat to the left that is not skipped. */
function passOn(draft: Draft, seat: Seat): void {
  const { table } = draft;
  const next = nextSeat(tableOf(draft), seat);
  if (table.phase === 'play' && table.out === null) return passToBound(draft, next);
  // Only who has not had its first turn still has one: while building, and after somebody went out on theirs.
  const waiting = seatsFrom(next, draft.seats.length).find((other) => at(draft.seats, other).turns === 0);
  if (waiting !== undefined) beginTurn(draft, waiting);
  else if (table.phase === 'building') endBuilding(draft, next);
  else endRound(draft);
}

function passToBound(draft: Draft, seat: Seat): void {
  const { table, events } = draft;
  let next = seat;
  while (!isBound(draft, next)) {
    events.push({ type: 'skipped', seat: next });
    if (draft.boneyard.length === 0) table.passes++;
    if (isBlocked(draft)) return endBlocked(draft);
    next = nextSeat(tableOf(draft), next);
  }
  beginTurn(draft, next);
}

/** `openBinds: eligible`: whether the open double binds this seat, or else the seat is skipped (section 6). */
function isBound(draft: Draft, seat: Seat): boolean {
  const table = tableOf(draft);
  const [open] = table.open;
  if (!open || table.rules.openBinds === 'all' || table.rules.publicOwnerOnlyOwn === 'no') return true;
  const isEligible = (other: Seat): boolean => isOwn(table, other, open.train) || !at(table.seats, other).marker;
  return isEligible(seat) || !table.seats.some((_, other) => isEligible(other));
}

function beginTurn(draft: Draft, seat: Seat): void {
  draft.table.turn = { seat, step: 'start', doubles: [] };
  if (at(draft.seats, seat).tapOwed) changeSeat(draft, seat, { tapOwed: false });
  draft.events.push({ type: 'turnBegan', seat });
}

/** After the building phase: doubles that end trains are open, in the order in which they were played (section 4). */
function endBuilding(draft: Draft, next: Seat): void {
  const { table, events } = draft;
  if (table.out !== null) return endRound(draft);
  table.phase = 'play';
  table.open = seatsFrom(table.starter, draft.seats.length).flatMap((seat) => doubleAtEnd(tableOf(draft), seat) ?? []);
  for (const double of table.open) events.push({ type: 'doubleOpened', ...double });
  passToBound(draft, next);
}
