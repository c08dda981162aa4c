import type { Action, LegalAction, Move } from './action.ts';
import type { MexicanWait, Refusal, RefusalCode } from './refusal.ts';
import {
  at,
  bindingDouble,
  drawnOf,
  hasBranches,
  hasStarted,
  hasTrain,
  isAfterDouble,
  isEmpty,
  isLineEnded,
  isOnDouble,
  isOwn,
  mainEnd,
  MEXICANS,
  mexicansOf,
  openEnd,
  openEnds,
  trainOf,
  type Line,
  type MexicanId,
  type OpenDouble,
  type OpenEnd,
  type Place,
  type PublicRound,
  type Seat,
  type TrainId,
} from './table.ts';
import { missingFrom } from './hand.ts';
import { bears, hasNumber, high, isDouble, numbersOn, otherEnd, type Numbers, type Tile } from './tile.ts';

/**
 * Returns why the seat may not play any tile at this place now; null if it may (docs/rules.md sections 4 to 6). The only
 * function that decides where a seat may play. Checks in the order of sections 10 and 25.
 */
export function placeRefusal(table: PublicRound, seat: Seat, train: TrainId, line: Line = ''): Refusal | null {
  const { rules, turn } = table;
  const mine = at(table.seats, seat);
  if (isAfterDouble(turn)) {
    const [first] = turn.doubles;
    if (isOnOwnDouble(table, train, line)) return null;
    if (first && rules.doubles === 'cap') return { code: 'MUST_CAP', ...aboutDouble(first) };
    if (first && isThirdDue(table)) return { code: 'DOUBLE_NEEDS_FOLLOW_UP', ...aboutDouble(first) };
  } else {
    const open = bindingDouble(table, seat);
    if (open)
      return isOnDouble(table, open, train, line) ? null : { code: 'MUST_SATISFY_DOUBLE', ...aboutDouble(open) };
    if (isBuildTurn(table, seat) && !(turn.step === 'drawn' && isOwn(table, seat, train)))
      return { code: 'BUILD_FIRST' };
  }
  if (isOwn(table, seat, train)) return null;
  if (hasToStart(table, seat, train)) return { code: 'OWN_TRAIN_FIRST', train };
  if (mine.marker && rules.publicOwnerOnlyOwn === 'yes') return { code: 'OWN_TRAIN_ONLY', train };
  if (typeof train !== 'number') {
    const until = isEmpty(table, train) ? mexicanWait(table, seat, train) : null;
    return until === null ? null : { code: 'MEXICAN_NOT_YET', train, until };
  }
  if (!isPublic(table, train)) return { code: 'TRAIN_PRIVATE', train };
  return rules.startOthers === 'no' && isEmpty(table, train) ? { code: 'TRAIN_NOT_STARTED', train } : null;
}

/** Returns the members of a refusal that name a double and where it lies. */
function aboutDouble({ tile, train, line }: OpenDouble): Pick<Refusal, 'double' | 'train' | 'line'> {
  return { double: tile, train, ...(line !== undefined && { line }) };
}

/** Whether this line goes on from a double that the seat has placed in this turn, and not covered. */
function isOnOwnDouble(table: PublicRound, train: TrainId, line: Line): boolean {
  return table.turn.doubles.some((double) => isOnDouble(table, double, train, line));
}

/** Whether other seats may play on a personal train (section 15.1). */
function isPublic({ rules, seats }: PublicRound, train: Seat): boolean {
  return rules.publicTrains === 'all' || (rules.publicTrains !== 'none' && at(seats, train).marker);
}

/** `ownTrainFirst`: whether the seat has to start its own train before it plays on this one, which is not its own (14.4). */
function hasToStart(table: PublicRound, seat: Seat, train: TrainId): boolean {
  const { ownTrainFirst } = table.rules;
  if (ownTrainFirst === 'no' || hasStarted(table, seat)) return false;
  return ownTrainFirst !== 'others' || typeof train === 'number';
}

/** Returns the event that the seat waits for before it may start a Mexican train (section 16.2); null for none. */
function mexicanWait(table: PublicRound, seat: Seat, train: MexicanId): MexicanWait | null {
  const { rules, seats } = table;
  const before = MEXICANS[MEXICANS.indexOf(train) - 1];
  if (before !== undefined && isEmpty(table, before)) return 'before';
  const turn = Math.max(rules.mexicanFrom, rules.mexicanOnFirstTurn === 'no' ? 2 : 1);
  if (at(seats, seat).turns + 1 < turn) return turn;
  switch (rules.mexicanStart) {
    case 'any':
      return null;
    case 'own':
      return hasStarted(table, seat) ? null : 'own';
    case 'allTurns':
      return seats.every(({ turns }) => turns > 0) ? null : 'allTurns';
    case 'allTrains':
      return seats.every(({ train }) => train.tiles.length > 0) ? null : 'allTrains';
    default:
      return rules.mexicanStart satisfies never;
  }
}

/** `firstTurn: build`: whether the seat has yet to take its building turn. */
function isBuildTurn(table: PublicRound, seat: Seat): boolean {
  return table.phase === 'play' && table.rules.firstTurn === 'build' && at(table.seats, seat).turns === 0;
}

/** `pair`: whether two doubles are placed, so that the third tile must come from the hand and go on one of them. */
function isThirdDue(table: PublicRound): boolean {
  return table.rules.doubles === 'pair' && table.turn.doubles.length === 2;
}

/** `last`: whether a further double is placed, so that a cover for it is in the hand (section 18.1). */
function isCoverDue({ rules, turn }: PublicRound): boolean {
  return rules.doubles === 'last' && turn.doubles.length >= 2;
}

/**
 * `pair` and `last`: whether this tile is a further double that no other tile of the hand could follow (sections 6 and
 * 18.1): on one of the turn's doubles under `pair`, on this double under `last`.
 */
function lacksFollowUp(table: PublicRound, hand: readonly Tile[], tile: Tile): boolean {
  const { rules, turn } = table;
  if ((rules.doubles !== 'pair' && rules.doubles !== 'last') || !isDouble(tile) || !isAfterDouble(turn)) return false;
  const wanted = rules.doubles === 'pair' ? [tile, ...turn.doubles.map((double) => double.tile)] : [tile];
  return !hand.some((other) => !isDouble(other) && wanted.some((double) => bears(other, high(double))));
}

/**
 * Returns the refusal of a tile that has to cover one of the seat's own doubles instead: under `last` any but a further
 * double covers the last one (18.1); under `goOutOnDouble: cover` the last tile of a hand covers one (18.4). Null for none.
 */
function coverRefusal(
  table: PublicRound,
  hand: readonly Tile[],
  tile: Tile,
  train: TrainId,
  line: Line,
): Refusal | null {
  const { rules, turn } = table;
  const last = turn.doubles.at(-1);
  if (last === undefined || !isAfterDouble(turn)) return null;
  const orDouble = rules.doubles === 'last' && !isDouble(tile);
  const isCapping = orDouble ? isOnDouble(table, last, train, line) : isOnOwnDouble(table, train, line);
  const isDue = orDouble || (rules.goOutOnDouble === 'cover' && hand.length === 1);
  if (!isDue || isCapping) return null;
  return { code: 'MUST_CAP', ...aboutDouble(last), ...(orDouble && { orDouble }) };
}

/** Whether this is an unstarted Mexican train that starts with a double (section 16.3). */
function needsDouble(table: PublicRound, train: TrainId): boolean {
  return table.rules.mexicanTile === 'double' && typeof train !== 'number' && isEmpty(table, train);
}

/** Whether the tile matches this end of a train. A double is no branch of its twin (section 19.4). */
function fits(table: PublicRound, tile: Tile, train: TrainId, { end, fork }: OpenEnd): boolean {
  if (needsDouble(table, train)) return isDouble(tile);
  return tile !== fork && bears(tile, end);
}

/** `goOutOnDouble: no`: whether this tile is a double and the last of the hand (section 18.4). */
function isDoubleOut({ rules }: PublicRound, hand: readonly Tile[], tile: Tile): boolean {
  return rules.goOutOnDouble === 'no' && hand.length === 1 && isDouble(tile);
}

/** `buildEndsInDouble: no`: whether this tile is a double, drawn in place of a build (section 14.2). */
function isDoubleForBuild(table: PublicRound, seat: Seat, tile: Tile): boolean {
  return table.rules.buildEndsInDouble === 'no' && isDouble(tile) && isBuildTurn(table, seat);
}

/** Whether the seat may play the tile at a place that is open to it. */
function mayPlay(table: PublicRound, hand: readonly Tile[], seat: Seat, tile: Tile, place: OpenPlace): boolean {
  return (
    fits(table, tile, place.train, place) &&
    coverRefusal(table, hand, tile, place.train, place.line) === null &&
    !lacksFollowUp(table, hand, tile) &&
    !isDoubleForBuild(table, seat, tile) &&
    !isDoubleOut(table, hand, tile)
  );
}

interface OpenPlace extends OpenEnd {
  readonly train: TrainId;
}

/** Returns the places where the seat may play now; those that match none of these numbers may be left out. */
function playablePlaces(table: PublicRound, seat: Seat, numbers: Numbers): OpenPlace[] {
  const places: OpenPlace[] = [];
  if (table.phase !== 'play') return places;
  for (let train = 0; train < table.seats.length; train++) addPlaces(places, table, seat, train, numbers);
  for (const train of mexicansOf(table)) addPlaces(places, table, seat, train, numbers);
  return places;
}

/** Most places match no tile of a hand, which takes less time to see than whether the seat may play there. */
function addPlaces(places: OpenPlace[], table: PublicRound, seat: Seat, train: TrainId, numbers: Numbers): void {
  if (hasBranches(table)) {
    for (const end of openEnds(table, train))
      if (placeRefusal(table, seat, train, end.line) === null) places.push({ train, ...end });
    return;
  }
  const { end } = trainOf(table, train);
  if (!hasNumber(numbers, end) && !needsDouble(table, train)) return;
  if (placeRefusal(table, seat, train) === null) places.push({ train, line: '', end, fork: null });
}

/** Returns the tiles that may be played, each once: in step `drawn` only those drawn, otherwise all. */
function playableTiles(table: PublicRound, hand: readonly Tile[]): readonly Tile[] {
  const tiles = table.turn.step === 'drawn' ? drawnOf(table, hand) : hand;
  return table.rules.sets === 1 ? tiles : [...new Set(tiles)];
}

/** Returns every legal play of a single tile by the seat whose turn it is. */
export function legalPlays(table: PublicRound, hand: readonly Tile[], seat: Seat): (Move & { readonly do: 'play' })[] {
  const plays: (Move & { readonly do: 'play' })[] = [];
  const tiles = playableTiles(table, hand);
  for (const place of playablePlaces(table, seat, numbersOn(tiles))) {
    const { train, line } = place;
    for (const tile of tiles) {
      if (!mayPlay(table, hand, seat, tile, place)) continue;
      plays.push(line === '' ? { do: 'play', tile, train } : { do: 'play', tile, train, line });
    }
  }
  return plays;
}

function canPlay(table: PublicRound, hand: readonly Tile[], seat: Seat): boolean {
  const tiles = playableTiles(table, hand);
  return playablePlaces(table, seat, numbersOn(tiles)).some((place) =>
    tiles.some((tile) => mayPlay(table, hand, seat, tile, place)),
  );
}

/** Whether the seat has to build, now or when its turn comes, if it has a tile for it. */
export function isBuildDue(table: PublicRound, seat: Seat): boolean {
  if (table.phase === 'building') return true;
  return isBuildTurn(table, seat) && table.turn.step === 'start' && bindingDouble(table, seat) === undefined;
}

/** `lateBuild`: whether the seat may build instead of playing one tile, now or when its turn comes (section 14.3). */
export function mayBuildLate(table: PublicRound, seat: Seat): boolean {
  return (
    table.rules.lateBuild === 'yes' &&
    table.phase === 'play' &&
    table.turn.step === 'start' &&
    at(table.seats, seat).turns > 0 &&
    isEmpty(table, seat) &&
    bindingDouble(table, seat) === undefined
  );
}

function canBuild(table: PublicRound, hand: readonly Tile[], seat: Seat): boolean {
  if (!isBuildDue(table, seat) && !mayBuildLate(table, seat)) return false;
  const end = mainEnd(table, seat);
  return hand.some((tile) => fits(table, tile, seat, end) && buildEndRefusal(table, hand, [tile]) === null);
}

/** Returns why a build may not end as it does (sections 14.2 and 18.4); null if it may. */
function buildEndRefusal(table: PublicRound, hand: readonly Tile[], tiles: readonly Tile[]): Refusal | null {
  const { rules, phase } = table;
  const last = tiles.at(-1);
  if (last === undefined || !isDouble(last)) return null;
  const isAll = tiles.length === hand.length;
  const mayGoOut = rules.goOutOnDouble === 'yes' || rules.goOutOnDouble === 'twice';
  if (rules.buildEndsInDouble === 'no' && !(isAll && mayGoOut)) return { code: 'BUILD_ENDS_IN_DOUBLE', tile: last };
  // While building nothing can be drawn to cover it.
  const isRefused = rules.goOutOnDouble === 'no' || (rules.goOutOnDouble === 'cover' && phase === 'building');
  return isAll && isRefused ? { code: 'NO_DOUBLE_OUT', tile: last } : null;
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
  const isTurn = isOn(table, seat);
  const legal: LegalAction[] = isTurn && !isBuildDue(table, seat) ? legalPlays(table, hand, seat) : [];
  if (isTurn) {
    if (canBuild(table, hand, seat)) legal.unshift({ do: 'build' });
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
      return playRefusal(table, hand, seat, move.tile, move);
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

function playRefusal(table: PublicRound, hand: readonly Tile[], seat: Seat, tile: Tile, place: Place): Refusal | null {
  const { train, line = '' } = place;
  if (!hasTrain(table, train) || (line !== '' && !hasBranches(table))) return { code: 'MALFORMED' };
  if (!hand.includes(tile)) return { code: 'NOT_IN_HAND', tile };
  if (table.phase === 'building') return { code: 'BUILD_FIRST' };
  if (!playableTiles(table, hand).includes(tile)) return { code: 'ONLY_DRAWN_TILE', tile };
  const refused = coverRefusal(table, hand, tile, train, line) ?? placeRefusal(table, seat, train, line);
  if (refused) return { ...refused, tile };
  const end = openEnd(table, train, line);
  if (end === undefined) return { code: 'NO_SUCH_END', tile, train, line };
  if (!fits(table, tile, train, end)) {
    const isDoubleDue = needsDouble(table, train);
    return { code: 'NO_MATCH', tile, train, end: end.end, ...(isDoubleDue && { orDouble: true }) };
  }
  if (lacksFollowUp(table, hand, tile)) return { code: 'DOUBLE_NEEDS_FOLLOW_UP', tile };
  if (isDoubleForBuild(table, seat, tile)) return { code: 'BUILD_ENDS_IN_DOUBLE', tile };
  return isDoubleOut(table, hand, tile) ? { code: 'NO_DOUBLE_OUT', tile } : null;
}

function buildRefusal(table: PublicRound, hand: readonly Tile[], seat: Seat, tiles: readonly Tile[]): Refusal | null {
  const open = bindingDouble(table, seat);
  if (open) return { code: 'MUST_SATISFY_DOUBLE', ...aboutDouble(open) };
  const mayBuild = isBuildDue(table, seat) || mayBuildLate(table, seat);
  if (!mayBuild || tiles.length === 0) return { code: 'MALFORMED' };
  const missing = missingFrom(hand, tiles);
  if (missing !== undefined) return { code: 'NOT_IN_HAND', tile: missing };
  const first = mainEnd(table, seat);
  let { end, fork } = first;
  for (const tile of tiles) {
    if (!bears(tile, end) || tile === fork) return { code: 'BUILD_BROKEN', tile, train: seat, end };
    end = otherEnd(tile, end);
    fork = hasBranches(table) && isDouble(tile) ? tile : null;
  }
  return buildEndRefusal(table, hand, tiles);
}

/** Whether a seat that can play has to: always with an empty boneyard, as passing costs a draw (section 5). */
function mustPlay(table: PublicRound): boolean {
  return table.rules.mustPlay === 'yes' || table.boneyard === 0 || isThirdDue(table) || isCoverDue(table);
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
      return hand.length === 2 && isLastOfTurn(table, move.tile, move);
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
function isLastOfTurn(table: PublicRound, tile: Tile, { train, line = '' }: Place): boolean {
  if (!isDouble(tile)) return true;
  const { doubles, deadDouble } = table.rules;
  if (doubles === 'plain') return true;
  if ((doubles !== 'cap' && doubles !== 'last') || deadDouble !== 'release') return false;
  const isOther = (double: OpenDouble): boolean => !isOnDouble(table, double, train, line);
  const due = [tile, ...table.turn.doubles.filter(isOther).map((double) => double.tile)];
  return due.every((double) => isLineEnded(table, double, [tile]));
}

/** Whether a build on the first turn needs another tile: it ends in a double that can still be covered (section 4). */
function isFollowUpDue(table: PublicRound, tiles: readonly Tile[]): boolean {
  const last = tiles.at(-1);
  if (table.phase !== 'play' || table.rules.doubles === 'plain' || last === undefined || !isDouble(last)) return false;
  return table.rules.deadDouble !== 'release' || !isLineEnded(table, last, tiles);
}
