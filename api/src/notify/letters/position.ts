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
  type Table,
  type Tile,
  type TrainId,
  type View,
} from '@slow-train/rules';
import { count, type Names } from '@slow-train/words';
import type { HandBlock, Place, PlacesBlock, Signal, TrainLine, TrainsBlock } from './letter.ts';

/** Every train: the reader's, the Mexican one, and the others in order of play, as the page shows them. */
export function trainsBlock({ table, seat }: View, names: Names): TrainsBlock {
  const trains = orderOf(table, seat).map((train) => trainLine(table, train, names));
  return { kind: 'trains', title: 'The trains', trains };
}

function orderOf(table: Table, seat: Seat | null): TrainId[] {
  const seats = seatsFrom(seat ?? 0, table.seats.length);
  return seat === null ? [MEXICAN, ...seats] : [seat, MEXICAN, ...seats.slice(1)];
}

function trainLine(table: Table, train: TrainId, names: Names): TrainLine {
  const owner = train === MEXICAN ? null : at(table.seats, train);
  return {
    ...endOf(table, train, names),
    hand: owner === null ? null : `${count(owner.tiles, 'tile')} in hand`,
    signals: signalsOf(table, train),
  };
}

function signalsOf(table: Table, train: TrainId): Signal[] {
  const doubles = [...table.open, ...table.turn.doubles].filter((double) => double.train === train);
  const isPublic = train !== MEXICAN && at(table.seats, train).marker;
  return [
    ...doubles.map(
      ({ tile }) => ({ tone: 'double', words: `${tileName(tile)} is open and has to be covered` }) as const,
    ),
    ...(isPublic ? [{ tone: 'open', words: 'open to all' } as const] : []),
  ];
}

function endOf(table: Table, train: TrainId, names: Names): Omit<Place, 'tiles'> {
  const { end, tiles } = trainOf(table, train);
  return { name: names.row(train), end, words: tiles.length === 0 ? `starts with ${end}` : `ends in ${end}` };
}

/** Where the reader may play now, with the tiles of their hand that fit there. */
export function placesBlock({ table, hand, seat }: View & { readonly seat: Seat }, names: Names): PlacesBlock {
  const legal = legalActions(table, hand, seat);
  const plays = legal.flatMap((action) => (action.do === 'play' ? [action] : []));
  const places = orderOf(table, seat).flatMap((train) => {
    const { end } = trainOf(table, train);
    const tiles = plays.flatMap((play) => (play.train === train ? [facing(play.tile, end)] : []));
    return tiles.length === 0 ? [] : [{ ...endOf(table, train, names), tiles }];
  });
  const may = new Set(legal.map((action) => action.do));
  return {
    kind: 'places',
    title: 'Where you may play',
    places,
    sentence: places.length > 0 ? null : whatElse(may, table),
  };
}

function whatElse(may: ReadonlySet<string>, table: Table): string {
  if (may.has('build')) return `Build your train. It begins with a *${high(table.engine)}*.`;
  if (may.has('draw')) return 'None of your tiles fits: draw one.';
  return 'None of your tiles fits, and there is none to draw: pass.';
}

/** The tile as it would lie: the end that fits first. */
function facing(tile: Tile, end: number): string {
  const name = tileName(tile);
  return isDouble(tile) || high(tile) === end ? name : name.split('-').toReversed().join('-');
}

/** The reader's hand, highest tiles first. */
export function handBlock({ hand }: View): HandBlock | null {
  if (hand.length === 0) return null;
  const tiles = hand.toSorted((a, b) => b - a).map(tileName);
  return { kind: 'hand', title: `Your hand, ${count(tiles.length, 'tile')}`, tiles };
}
