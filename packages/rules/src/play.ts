import { parseAction, type Action, type Move } from './action.ts';
import {
  coverDouble,
  doubleAtEnd,
  draftOf,
  endRound,
  layTile,
  mark,
  placeOf,
  releaseDeadDoubles,
  settleDraft,
  tableOf,
  takeTile,
  writableSeat,
  type Draft,
} from './draft.ts';
import type { Event } from './event.ts';
import { isOn, legalPlays, mayTap, refusalOf } from './legal.ts';
import type { Refusal } from './refusal.ts';
import { err, ok, type Result } from './result.ts';
import {
  at,
  bindingDouble,
  endOf,
  isAfterDouble,
  mainEnd,
  seatsFrom,
  type OpenDouble,
  type Place,
  type RoundState,
  type Seat,
} from './table.ts';
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
      writableSeat(draft, seat).tapOwed = false;
      draft.events.push({ type: 'tapped', seat });
      return ok(settleDraft(draft));
    case 'catch':
      catchSeat(draft, action.seat, seat);
      return ok(settleDraft(draft));
    case 'play':
    case 'build':
    case 'draw':
    case 'pass':
      if (action.tap && !mayTap(table, at(secret.hands, seat), action)) return err({ code: 'NOT_LAST_TILE' });
      if (table.phase === 'building' && table.rules.simultaneousBuild === 'yes') sendBuild(draft, seat, action);
      else applyMove(draft, seat, action);
      return ok(settleDraft(draft));
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
  for (let drawn = 0; drawn < draft.table.rules.tapPenalty; drawn++) {
    const tile = takeTile(draft, seat);
    if (tile !== undefined) tiles.push(tile);
  }
  writableSeat(draft, seat).tapOwed = false;
  draft.events.push({ type: 'caught', seat, by, tiles, count: tiles.length });
}

/** `simultaneousBuild`: hides a build until all are in, then applies them, the starter's first (section 8). */
function sendBuild(draft: Draft, seat: Seat, move: Move): void {
  draft.pending = draft.pending.with(seat, { tiles: move.do === 'build' ? move.tiles : [], tap: move.tap === true });
  writableSeat(draft, seat).sent = true;
  draft.events.push({ type: 'buildSent', seat });
  if (!draft.seats.every(({ sent, turns }) => sent || turns > 0)) return;
  const order = seatsFrom(draft.table.starter, draft.seats.length).filter((other) => at(draft.seats, other).sent);
  for (const builder of order) {
    const sent = draft.pending[builder];
    draft.pending = draft.pending.with(builder, null);
    writableSeat(draft, builder).sent = false;
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
      return applyPlay(draft, seat, move.tile, placeOf(move), move.tap === true);
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

function applyPlay(draft: Draft, seat: Seat, tile: Tile, place: Place, tapped: boolean): void {
  const { table, events } = draft;
  layTile(draft, seat, tile, place);
  const { train, line } = place;
  const end = endOf(tableOf(draft), place);
  events.push(
    line === undefined ? { type: 'played', seat, tile, train, end } : { type: 'played', seat, tile, train, line, end },
  );
  coverDouble(draft, place);
  if (isDouble(tile)) afterDouble(draft, [...table.turn.doubles, { ...place, tile }]);
  releaseDeadDoubles(draft);
  if (isOut(draft, seat, tile)) return goOut(draft, seat, isDouble(tile));
  if (!isDouble(tile) || endsWithDouble(draft)) endTurn(draft, seat, 'placed', tapped);
}

function afterDouble({ table }: Draft, doubles: readonly OpenDouble[]): void {
  table.turn = { seat: table.turn.seat, step: 'bonus', doubles };
}

/** Whether a turn ends with the double just placed: always under `plain`, elsewhere if it needs a cover and is dead. */
function endsWithDouble({ table: { rules, turn } }: Draft): boolean {
  switch (rules.doubles) {
    case 'plain':
      return true;
    case 'cap':
    case 'last':
      return turn.doubles.length === 0;
    case 'chain':
    case 'pair':
      return false;
    default:
      return rules.doubles satisfies never;
  }
}

/** Whether the seat is out with this tile. Under `goOutOnDouble: cover` it first draws to cover its last double. */
function isOut({ table, hands, boneyard }: Draft, seat: Seat, tile: Tile): boolean {
  if (at(hands, seat).length > 0) return false;
  const isCovered = !isDouble(tile) || !table.turn.doubles.some((double) => double.tile === tile);
  return table.rules.goOutOnDouble !== 'cover' || isCovered || boneyard.length === 0;
}

function applyBuild(draft: Draft, seat: Seat, tiles: readonly Tile[], tapped: boolean): void {
  const { table, events } = draft;
  for (const tile of tiles) layTile(draft, seat, tile, { train: seat, line: mainEnd(tableOf(draft), seat).line });
  events.push({ type: 'built', seat, tiles });
  const double = table.phase === 'play' ? doubleAtEnd(tableOf(draft), seat) : undefined;
  if (double) afterDouble(draft, [double]);
  const last = at(tiles, tiles.length - 1);
  if (isOut(draft, seat, last)) return goOut(draft, seat, isDouble(last));
  if (!double || endsWithDouble(draft)) endTurn(draft, seat, 'placed', tapped);
}

function applyDraw(draft: Draft, seat: Seat): void {
  const { table, events } = draft;
  const { rules, turn } = table;
  const isAfter = isAfterDouble(turn);
  // With a double of another turn to cover, the marker has to wait: the drawn tile may still cover it (section 5).
  const marksNow =
    rules.markOn === 'draw' && rules.partners === 'no' && !isAfter && bindingDouble(tableOf(draft), seat) === undefined;
  const first = events.length;
  const tiles: Tile[] = [];
  const take = (): boolean => {
    const tile = takeTile(draft, seat);
    if (tile !== undefined) tiles.push(tile);
    return tile !== undefined;
  };
  const canPlay = (): boolean => legalPlays(tableOf(draft), at(draft.hands, seat), seat).length > 0;
  take();
  // In a chain the drawn tile is not played (decision 23).
  const isTried = !(isAfter && rules.doubles === 'chain');
  if (isTried) {
    const drewTwo = rules.draw === 'two' && take();
    const isBonus = isAfter && turn.doubles.length === 0;
    table.turn = { ...turn, step: 'drawn', ...(drewTwo && { drewTwo }), ...(isBonus && { bonus: true }) };
    if (marksNow) mark(draft, seat);
    while (rules.draw === 'until' && tiles.length !== rules.drawCap && !canPlay() && take());
  }
  events.splice(first, 0, ...tiles.map((tile): Event => ({ type: 'drew', seat, tile })));
  if (!isTried || !canPlay()) endTurn(draft, seat, isAfter ? 'uncapped' : 'idle');
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
function goOut(draft: Draft, seat: Seat, onDouble: boolean): void {
  const { table, events } = draft;
  events.push({ type: 'wentOut', seat });
  if (onDouble && table.rules.goOutOnDouble === 'twice' && table.out === null) table.outOnDouble = true;
  const isFirstTurn = table.rules.firstTurn === 'build' && at(draft.seats, seat).turns === 0;
  const othersFinish = isFirstTurn && draft.seats.some(({ turns }, other) => other !== seat && turns === 0);
  if (table.phase === 'building' || isFirstTurn) table.out ??= seat;
  if (table.phase !== 'building' && !othersFinish) return endRound(draft, table.out ?? seat);
  table.open = [];
  table.turn = { ...table.turn, doubles: [] };
  endTurn(draft, seat, 'placed');
}
