import { doubleAtEnd, endRound, mark, placeOf, tableOf, writableSeat, type Draft } from './draft.ts';
import { at, bindingDouble, isOwn, nextSeat, partnerOf, seatsFrom, type Seat } from './table.ts';

/**
 * How a turn ended. `placed`: everything due was placed. `uncapped`: a double was placed without the further tile that
 * it demands. `idle`: nothing was placed after a draw. `passed`: nothing was placed or drawn.
 */
export type TurnEnd = 'placed' | 'uncapped' | 'idle' | 'passed';

/** Ends a turn: sets markers, opens doubles, records the tap, moves the turn on (docs/rules.md sections 5, 6, 8). */
export function endTurn(draft: Draft, seat: Seat, how: TurnEnd, tapped = false): void {
  const { table, events } = draft;
  const hasPlayed = how === 'placed' || how === 'uncapped';
  // A builder without a tile is marked even with an empty boneyard, since builders do not draw (section 4).
  if (!hasPlayed) markIdle(draft, seat, how === 'passed' && table.phase === 'play');
  if (how === 'uncapped') markUncapped(draft, seat);
  if (table.phase === 'play') leaveOpen(draft);
  const mine = writableSeat(draft, seat);
  const hasLastTile = hasPlayed && mine.tiles === 1;
  mine.turns++;
  mine.tapOwed = hasLastTile && table.rules.lastTile === 'penalty' && !tapped;
  if (hasLastTile && table.rules.lastTile === 'announced') events.push({ type: 'lastTile', seat });
  if (tapped) events.push({ type: 'tapped', seat });
  if (isBlocked(draft)) endBlocked(draft);
  else passOn(draft, seat);
}

/** Marks the seat's own train after a turn without a play; with partners only if both are stuck (section 5). */
function markIdle(draft: Draft, seat: Seat, isEmptyPass: boolean): void {
  const { rules } = draft.table;
  if (rules.partners === 'yes') writableSeat(draft, seat).stuck = true;
  if (isEmptyPass && rules.emptyPassMarks === 'no') return;
  if (rules.partners === 'yes' && !at(draft.seats, partnerOf(tableOf(draft), seat)).stuck) return;
  mark(draft, seat);
}

/** `uncappedMarks`: marks trains if the seat did not place the further tile that a double demands (section 8). */
function markUncapped(draft: Draft, seat: Seat): void {
  const { table } = draft;
  switch (table.rules.uncappedMarks) {
    case 'none':
      return;
    case 'own':
      mark(draft, seat);
      return;
    case 'bearer':
      for (const { train } of table.turn.doubles) if (typeof train === 'number') mark(draft, train);
      return;
    default:
      return table.rules.uncappedMarks satisfies never;
  }
}

/** Opens the doubles that this turn leaves uncovered, in the order in which they bind (sections 6, 18.2 and 18.3). */
function leaveOpen({ table, events }: Draft): void {
  if (table.out !== null) {
    table.open = [];
    return;
  }
  const { rules, turn, open } = table;
  if (turn.doubles.length === 0 || rules.openBinds === 'none') return;
  for (const double of turn.doubles) events.push({ type: 'doubleOpened', ...placeOf(double), tile: double.tile });
  const left =
    rules.openBinds === 'player' ? turn.doubles.map((double) => ({ ...double, by: turn.seat })) : turn.doubles;
  table.open = rules.coverOrder === 'earliest' ? [...open, ...left] : [...left.toReversed(), ...open];
}

/** Whether all seats in a row have passed or been skipped, with an empty boneyard (section 8). */
function isBlocked({ table, seats }: Draft): boolean {
  return table.passes >= seats.length;
}

/** Ends the round because nobody can play (section 8). */
export function endBlocked(draft: Draft): void {
  draft.events.push({ type: 'blocked' });
  endRound(draft, draft.table.out);
}

/** Passes the turn to the next seat clockwise that is not skipped. */
function passOn(draft: Draft, seat: Seat): void {
  const { table } = draft;
  const next = nextSeat(tableOf(draft), seat);
  if (table.phase === 'play' && table.out === null) return passToBound(draft, next);
  // While building, and after a seat went out on its first turn, only seats that had no turn yet get one.
  const waiting = seatsFrom(next, draft.seats.length).find((other) => at(draft.seats, other).turns === 0);
  if (waiting !== undefined) beginTurn(draft, waiting);
  else if (table.phase === 'building') endBuilding(draft, next);
  else endRound(draft, table.out);
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

/** `openBinds: eligible`: whether the open double binds this seat; if not, the seat is skipped (section 6). */
function isBound(draft: Draft, seat: Seat): boolean {
  const table = tableOf(draft);
  const [open] = table.open;
  if (!open || table.rules.openBinds !== 'eligible' || table.rules.publicOwnerOnlyOwn === 'no') return true;
  // A seat that no open double concerns takes its turn (decision 45).
  const isFree = (other: Seat): boolean => bindingDouble(table, other) === undefined;
  const isEligible = (other: Seat): boolean =>
    !isFree(other) && (isOwn(table, other, open.train) || !at(table.seats, other).marker);
  return isFree(seat) || isEligible(seat) || !table.seats.some((_, other) => isEligible(other));
}

function beginTurn(draft: Draft, seat: Seat): void {
  draft.table.turn = { seat, step: 'start', doubles: [] };
  if (at(draft.seats, seat).tapOwed) writableSeat(draft, seat).tapOwed = false;
  draft.events.push({ type: 'turnBegan', seat });
}

/** Ends the building phase: doubles at the ends of trains are open, in the order played (section 4). */
function endBuilding(draft: Draft, next: Seat): void {
  const { table, events } = draft;
  if (table.out !== null) return endRound(draft, table.out);
  table.phase = 'play';
  const { openBinds } = table.rules;
  if (openBinds !== 'none') {
    const ends = seatsFrom(table.starter, draft.seats.length).flatMap(
      (seat) => doubleAtEnd(tableOf(draft), seat) ?? [],
    );
    for (const double of ends) events.push({ type: 'doubleOpened', ...double });
    table.open =
      openBinds === 'player'
        ? ends.flatMap((double) => (typeof double.train === 'number' ? { ...double, by: double.train } : []))
        : ends;
  }
  passToBound(draft, next);
}
