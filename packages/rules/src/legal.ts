import type { Action, LegalAction, Move } from './action.ts';
import type { Refusal, RefusalCode } from './refusal.ts';
import {
  at,
  hasTrain,
  isAfterDouble,
  isLineEnded,
  isOwn,
  MEXICAN,
  trainOf,
  type Seat,
  type PublicRound,
  type TrainId,
} from './table.ts';
import { bears, high, isDouble, otherEnd, type Tile } from './tile.ts';

/**
 * Returns why the seat may not play any tile on this train now; null if it may (docs/rules.md sections 4 to 6). The
 * only place that decides where a seat may play. Checks in the order of section 10.
 */
export function trainRefusal(table: PublicRound, seat: Seat, train: TrainId): Refusal | null {
  const { rules, turn } = table;
  const mine = at(table.seats, seat);
  if (isAfterDouble(turn)) {
    const [first] = turn.doubles;
    if (turn.doubles.some((double) => double.train === train)) return null;
    if (first && rules.doubles === 'cap') return { code: 'MUST_CAP', double: first.tile, train: first.train };
    if (first && isThirdDue(table)) return { code: 'DOUBLE_NEEDS_FOLLOW_UP', double: first.tile, train: first.train };
  } else {
    const [open] = table.open;
    if (open)
      return open.train === train ? null : { code: 'MUST_SATISFY_DOUBLE', double: open.tile, train: open.train };
    if (isBuildTurn(table, seat) && !(turn.step === 'drawn' && isOwn(table, seat, train)))
      return { code: 'BUILD_FIRST' };
  }
  if (isOwn(table, seat, train)) return null;
  if (mine.marker && rules.publicOwnerOnlyOwn === 'yes') return { code: 'OWN_TRAIN_ONLY', train };
  if (train === MEXICAN) {
    const tooEarly = table.mexican.tiles.length === 0 && mine.turns === 0 && rules.mexicanOnFirstTurn === 'no';
    return tooEarly ? { code: 'MEXICAN_NOT_YET', train } : null;
  }
  return at(table.seats, train).marker ? null : { code: 'TRAIN_PRIVATE', train };
}

/** `firstTurn: build`: whether the seat has yet to take its building turn. */
function isBuildTurn(table: PublicRound, seat: Seat): boolean {
  return table.phase === 'play' && table.rules.firstTurn === 'build' && at(table.seats, seat).turns === 0;
}

/** `pair`: whether two doubles are placed, so that the third tile must come from the hand and go on one of them. */
function isThirdDue(table: PublicRound): boolean {
  return table.rules.doubles === 'pair' && table.turn.doubles.length === 2;
}

/** `pair`: whether this tile is a second double that no other tile of the hand could follow (section 6). */
function lacksFollowUp(table: PublicRound, hand: readonly Tile[], tile: Tile): boolean {
  const { rules, turn } = table;
  if (rules.doubles !== 'pair' || !isDouble(tile) || !isAfterDouble(turn)) return false;
  const wanted = [tile, ...turn.doubles.map((double) => double.tile)];
  return !hand.some((other) => other !== tile && wanted.some((double) => bears(other, high(double))));
}

/** Returns the trains the seat may play on now. */
function playableTrains(table: PublicRound, seat: Seat): TrainId[] {
  const trains: TrainId[] = [];
  if (table.phase !== 'play') return trains;
  for (let train = 0; train < table.seats.length; train++) {
    if (trainRefusal(table, seat, train) === null) trains.push(train);
  }
  if (trainRefusal(table, seat, MEXICAN) === null) trains.push(MEXICAN);
  return trains;
}

/** Returns the tiles that may be played: in step `drawn` only the drawn one (the last of the hand), otherwise all. */
function playableTiles(table: PublicRound, hand: readonly Tile[]): readonly Tile[] {
  return table.turn.step === 'drawn' ? hand.slice(-1) : hand;
}

/** Returns every legal play of a single tile by the seat whose turn it is. */
export function legalPlays(table: PublicRound, hand: readonly Tile[], seat: Seat): (Move & { readonly do: 'play' })[] {
  const plays: (Move & { readonly do: 'play' })[] = [];
  const tiles = playableTiles(table, hand);
  for (const train of playableTrains(table, seat)) {
    const { end } = trainOf(table, train);
    for (const tile of tiles) {
      if (bears(tile, end) && !lacksFollowUp(table, hand, tile)) plays.push({ do: 'play', tile, train });
    }
  }
  return plays;
}

function canPlay(table: PublicRound, hand: readonly Tile[], seat: Seat): boolean {
  const tiles = playableTiles(table, hand);
  return playableTrains(table, seat).some((train) => {
    const { end } = trainOf(table, train);
    return tiles.some((tile) => bears(tile, end) && !lacksFollowUp(table, hand, tile));
  });
}

/** Whether the seat has to build, now or when its turn comes, if it has a tile for it. */
export function isBuildDue(table: PublicRound, seat: Seat): boolean {
  if (table.phase === 'building') return true;
  return isBuildTurn(table, seat) && table.turn.step === 'start' && table.open.length === 0;
}

function canBuild(table: PublicRound, hand: readonly Tile[], seat: Seat): boolean {
  const { end } = at(table.seats, seat).train;
  return isBuildDue(table, seat) && hand.some((tile) => bears(tile, end));
}

/** Whether the seat may act in turn now: it has the turn, or has not yet sent its build (`simultaneousBuild`). */
export function isOn(table: PublicRound, seat: Seat): boolean {
  if (table.phase === 'over') return false;
  if (table.phase === 'building' && table.rules.simultaneousBuild === 'yes') {
    const { sent, turns } = at(table.seats, seat);
    return !sent && turns === 0;
  }
  return table.turn.seat === seat;
}

/**
 * Returns every legal action of the seat, including those out of turn, each without a tap (section 7). The seat's own
 * hand is the only secret it needs, so server, client and computer players can share it.
 */
export function legalActions(table: PublicRound, hand: readonly Tile[], seat: Seat): LegalAction[] {
  if (table.phase === 'over') return [];
  const legal: LegalAction[] = [];
  if (isOn(table, seat)) {
    if (canBuild(table, hand, seat)) legal.push({ do: 'build' });
    else if (table.phase === 'play') legal.push(...legalPlays(table, hand, seat));
    const playable = legal.length > 0;
    if (drawRefusal(table, hand, seat, playable) === null) legal.push({ do: 'draw' });
    if (passRefusal(table, playable) === null) legal.push({ do: 'pass' });
  }
  if (table.rules.lastTile === 'penalty') {
    table.seats.forEach(({ tapOwed }, other) => {
      if (tapOwed) legal.push(other === seat ? { do: 'tap' } : { do: 'catch', seat: other });
    });
  }
  return legal;
}

/** Returns why the seat may not do this now, as the first code that applies (section 10); null if it may. */
export function refusalOf(table: PublicRound, hand: readonly Tile[], seat: Seat, action: Action): Refusal | null {
  if (table.phase === 'over') return { code: 'ROUND_OVER' };
  switch (action.do) {
    case 'tap':
      return at(table.seats, seat).tapOwed ? null : { code: 'NOT_LAST_TILE' };
    case 'catch':
      return action.seat !== seat && table.seats[action.seat]?.tapOwed ? null : { code: 'NOTHING_TO_CATCH' };
    case 'play':
    case 'build':
    case 'draw':
    case 'pass':
      return isOn(table, seat) ? moveRefusal(table, hand, seat, action) : { code: 'NOT_YOUR_TURN' };
    default:
      return action satisfies never;
  }
}

function moveRefusal(table: PublicRound, hand: readonly Tile[], seat: Seat, move: Move): Refusal | null {
  switch (move.do) {
    case 'play':
      return playRefusal(table, hand, seat, move.tile, move.train);
    case 'build':
      return buildRefusal(table, hand, seat, move.tiles);
    case 'draw': {
      const code = drawRefusal(table, hand, seat, canBuild(table, hand, seat) || canPlay(table, hand, seat));
      return code === null ? null : { code };
    }
    case 'pass': {
      const code = passRefusal(table, canBuild(table, hand, seat) || canPlay(table, hand, seat));
      return code === null ? null : { code };
    }
    default:
      return move satisfies never;
  }
}

function playRefusal(
  table: PublicRound,
  hand: readonly Tile[],
  seat: Seat,
  tile: Tile,
  train: TrainId,
): Refusal | null {
  if (!hasTrain(table, train)) return { code: 'MALFORMED' };
  if (!hand.includes(tile)) return { code: 'NOT_IN_HAND', tile };
  if (table.phase === 'building') return { code: 'BUILD_FIRST' };
  if (!playableTiles(table, hand).includes(tile)) return { code: 'ONLY_DRAWN_TILE', tile };
  const refused = trainRefusal(table, seat, train);
  if (refused) return { ...refused, tile };
  const { end } = trainOf(table, train);
  if (!bears(tile, end)) return { code: 'NO_MATCH', tile, train, end };
  return lacksFollowUp(table, hand, tile) ? { code: 'DOUBLE_NEEDS_FOLLOW_UP', tile } : null;
}

function buildRefusal(table: PublicRound, hand: readonly Tile[], seat: Seat, tiles: readonly Tile[]): Refusal | null {
  const [open] = table.open;
  if (open) return { code: 'MUST_SATISFY_DOUBLE', double: open.tile, train: open.train };
  if (!isBuildDue(table, seat) || tiles.length === 0) return { code: 'MALFORMED' };
  const missing = tiles.find((tile, index) => !hand.includes(tile) || tiles.indexOf(tile) !== index);
  if (missing !== undefined) return { code: 'NOT_IN_HAND', tile: missing };
  let { end } = at(table.seats, seat).train;
  for (const tile of tiles) {
    if (!bears(tile, end)) return { code: 'BUILD_BROKEN', tile, train: seat, end };
    end = otherEnd(tile, end);
  }
  return null;
}

/** Whether a seat that can play has to: always with an empty boneyard, as passing costs a draw (section 5). */
function mustPlay(table: PublicRound): boolean {
  return table.rules.mustPlay === 'yes' || table.boneyard === 0 || isThirdDue(table);
}

function drawRefusal(table: PublicRound, hand: readonly Tile[], seat: Seat, playable: boolean): RefusalCode | null {
  if (table.phase === 'building') return canBuild(table, hand, seat) ? 'MUST_PLAY' : 'BUILD_FIRST';
  if (table.turn.step === 'drawn') return 'ONLY_DRAWN_TILE';
  if (playable && mustPlay(table)) return 'MUST_PLAY';
  return table.boneyard === 0 ? 'BONEYARD_EMPTY' : null;
}

function passRefusal(table: PublicRound, playable: boolean): RefusalCode | null {
  if (table.phase === 'building') return playable ? 'MUST_PLAY' : null;
  if (table.turn.step === 'drawn') return table.rules.drawnTile === 'may' ? null : 'MUST_PLAY';
  if (playable && mustPlay(table)) return 'MUST_PLAY';
  return table.boneyard > 0 ? 'MUST_DRAW' : null;
}

/**
 * Whether this legal move may include a tap: the rules penalize a forgotten one, and the move ends a turn in which the
 * seat played and leaves it one tile (section 5).
 */
export function mayTap(table: PublicRound, hand: readonly Tile[], move: Move): boolean {
  if (table.rules.lastTile !== 'penalty') return false;
  switch (move.do) {
    case 'play':
      return hand.length === 2 && isLastOfTurn(table, move.tile, move.train);
    case 'build':
      return hand.length - move.tiles.length === 1 && !isFollowUpDue(table, move.tiles);
    case 'pass':
      return hand.length === 1 && isAfterDouble(table.turn);
    case 'draw':
      return false;
    default:
      return move satisfies never;
  }
}

/** Whether the turn ends with this tile. A double ends it only if it has to be capped and nothing can (section 6). */
function isLastOfTurn(table: PublicRound, tile: Tile, train: TrainId): boolean {
  if (!isDouble(tile)) return true;
  if (table.rules.doubles !== 'cap' || table.rules.deadDouble !== 'release') return false;
  const due = [...table.turn.doubles.filter((double) => double.train !== train), { tile, train }];
  return due.every((double) => isLineEnded(table, double.tile, [tile]));
}

/** Whether a build on the first turn needs another tile: it ends in a double that can still be covered (section 4). */
function isFollowUpDue(table: PublicRound, tiles: readonly Tile[]): boolean {
  const last = tiles.at(-1);
  if (table.phase !== 'play' || last === undefined || !isDouble(last)) return false;
  return table.rules.deadDouble !== 'release' || !isLineEnded(table, last, tiles);
}
