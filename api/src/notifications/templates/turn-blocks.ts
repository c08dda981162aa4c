import {
  at,
  high,
  isDouble,
  legalActions,
  MEXICAN,
  seatsFrom,
  tileName,
  trainOf,
  type Seat,
  type PublicRound,
  type Tile,
  type TrainId,
  type View,
} from '@slow-train/rules';
import { count, planStopped, tileText, type Names } from '@slow-train/words/en';
import type { Block, DepartureBlock, HandBlock, NewsBlock, Place, PlacesBlock, Tag, TrainLine } from './content.ts';
import { unseenNews } from './news.ts';
import type { Perspective } from './perspective.ts';
import { localTime, timeLeft } from './times.ts';

/** Lines of news in one mail; nobody reads more. */
const MAX_LINES = 12;

/** Returns the blocks that are not null. */
export const present = (...blocks: readonly (Block | null)[]): Block[] => blocks.filter((block) => block !== null);

/** Returns all that a turn needs: the deadline, what happened, where the reader can play, and with what. */
export function turnBlocks(perspective: Perspective, now: Date): Block[] {
  return present(
    departureBlock(perspective, now),
    planBlock(perspective),
    newsBlock(perspective),
    ...positionBlocks(perspective),
  );
}

/** Returns the same for a mail about something else, which first has to say that it is the reader's turn as well. */
export function alsoTurnBlocks(perspective: Perspective, now: Date): Block[] {
  const turn = perspective.isTurn ? ({ kind: 'sentence', sentence: '*Your turn.*' } as const) : null;
  return present(turn, ...turnBlocks(perspective, now));
}

/** Returns what happened since the reader's last visit; null when nothing did. */
export function newsBlock(perspective: Perspective): NewsBlock | null {
  const news = unseenNews(perspective, MAX_LINES);
  return news.lines.length === 0 ? null : { kind: 'news', title: 'While you were away', ...news };
}

/** Returns every train, for a reader with a seat: theirs, the Mexican train, and the others in turn order. */
export function trainsBlocks({ view, names, seat }: Perspective): Block[] {
  if (view === null || seat === null) return [];
  const trains = trainOrder(view.table, seat).map((train) => trainLine(view.table, train, names));
  return [{ kind: 'trains', title: 'Trains', trains }];
}

/** Null without a clock, and while it is not the reader's clock that runs. */
function departureBlock({ notification, isTurn }: Perspective, now: Date): DepartureBlock | null {
  const { turnBy, timeZone } = notification;
  if (turnBy === null || !isTurn) return null;
  const left = timeLeft(turnBy, now);
  const more = left === null ? 'Your time is up.' : `${left} for your move`;
  return { kind: 'departure', time: localTime(turnBy, now, timeZone), more };
}

/** Says why the reader's plan has stopped. */
function planBlock({ notification, names }: Perspective): Block | null {
  const stop = notification.answer.game.you.plan?.stopped ?? null;
  return stop === null ? null : { kind: 'sentence', sentence: planStopped(stop, names) };
}

function positionBlocks({ view, names, isTurn, seat }: Perspective): (Block | null)[] {
  if (view === null || seat === null) return [];
  return [isTurn ? placesBlock(view, seat, names) : null, handBlock(view)];
}

function placesBlock({ table, hand }: View, seat: Seat, names: Names): PlacesBlock {
  const legal = legalActions(table, hand, seat);
  const plays = legal.flatMap((action) => (action.do === 'play' ? [action] : []));
  const places = trainOrder(table, seat).flatMap((train) => {
    const { end } = trainOf(table, train);
    const tiles = plays.flatMap((play) => (play.train === train ? [formatFacing(play.tile, end)] : []));
    return tiles.length === 0 ? [] : [{ ...endOf(table, train, names), tiles }];
  });
  const kinds = new Set(legal.map((action) => action.do));
  return {
    kind: 'places',
    title: 'Where you can play',
    places,
    sentence: places.length > 0 ? null : otherAction(kinds, table),
  };
}

/** What to do when no tile can be played. */
function otherAction(kinds: ReadonlySet<string>, table: PublicRound): string {
  if (kinds.has('build')) return `Build your train, starting with *${high(table.engine)}*.`;
  if (kinds.has('draw')) return 'No tile fits. Draw one.';
  return 'No tile fits, and the boneyard is empty. Pass.';
}

/** The tile as it would lie: the end that fits first. */
function formatFacing(tile: Tile, end: number): string {
  const name = tileName(tile);
  return isDouble(tile) || high(tile) === end ? name : name.split('-').toReversed().join('-');
}

/** The reader's hand, highest tiles first. */
function handBlock({ hand }: View): HandBlock | null {
  if (hand.length === 0) return null;
  const tiles = hand.toSorted((a, b) => b - a).map(tileName);
  return { kind: 'hand', title: `Your hand, ${count(tiles.length, 'tile')}`, tiles };
}

function trainOrder(table: PublicRound, seat: Seat): TrainId[] {
  return [seat, MEXICAN, ...seatsFrom(seat, table.seats.length).slice(1)];
}

function trainLine(table: PublicRound, train: TrainId, names: Names): TrainLine {
  const owner = train === MEXICAN ? null : at(table.seats, train);
  return {
    ...endOf(table, train, names),
    hand: owner === null ? null : `${count(owner.tiles, 'tile')} in hand`,
    tags: tagsOf(table, train),
  };
}

function tagsOf(table: PublicRound, train: TrainId): Tag[] {
  const doubles = [...table.open, ...table.turn.doubles].filter((double) => double.train === train);
  const isPublic = train !== MEXICAN && at(table.seats, train).marker;
  return [
    ...doubles.map(({ tile }) => ({ tone: 'double', text: `${tileText(tileName(tile))} is open` }) as const),
    ...(isPublic ? [{ tone: 'open', text: 'open to all' } as const] : []),
  ];
}

function endOf(table: PublicRound, train: TrainId, names: Names): Omit<Place, 'tiles'> {
  const { end, tiles } = trainOf(table, train);
  return { name: names.row(train), end, endText: tiles.length === 0 ? `starts with ${end}` : `ends in ${end}` };
}
