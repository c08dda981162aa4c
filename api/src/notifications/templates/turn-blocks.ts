import {
  at,
  high,
  isDouble,
  isEmpty,
  legalActions,
  mainEnd,
  mexicansOf,
  openEnds,
  seatsFrom,
  tileName,
  writeAction,
  type LegalAction,
  type Line,
  type Seat,
  type PublicRound,
  type Tile,
  type TrainId,
  type View,
} from '@slow-train/rules';
import { tileText, wordsIn, type Names } from '@slow-train/words';
import { textIn, type NotificationText } from '../text/index.ts';
import type { Block, HandBlock, NewsBlock, ContentPlace, PlacesBlock, Tag, TrainLine } from './content.ts';
import { unseenNews } from './news.ts';
import type { Perspective } from './perspective.ts';
import { localTime, timeLeft } from './times.ts';

/** Lines of news in one mail; nobody reads more. */
const MAX_LINES = 12;

type TurnText = NotificationText['turn'];

const textOf = ({ notification }: Perspective): TurnText => textIn(notification.language).turn;

/** Returns the blocks that are not null. */
export const present = (...blocks: readonly (Block | null)[]): Block[] => blocks.filter((block) => block !== null);

/**
 * Returns all that a turn needs: the deadline, what happened, where the reader can play, and with what.
 * @param link that plays this turn (games/turn-link.ts); null if the mail shall have no such buttons
 */
export function turnBlocks(perspective: Perspective, now: Date, link: string | null): Block[] {
  return present(
    deadlineBlock(perspective, now),
    planBlock(perspective),
    newsBlock(perspective),
    ...positionBlocks(perspective, link),
  );
}

/** Returns the same for a mail about something else, which first has to say that it is the reader's turn as well. */
export function alsoTurnBlocks(perspective: Perspective, now: Date, link: string | null): Block[] {
  const turn = perspective.isTurn ? ({ kind: 'sentence', sentence: textOf(perspective).also } as const) : null;
  return present(turn, ...turnBlocks(perspective, now, link));
}

/** Returns what happened since the reader's last visit; null when nothing did. */
export function newsBlock(perspective: Perspective): NewsBlock | null {
  const news = unseenNews(perspective, MAX_LINES);
  return news.lines.length === 0
    ? null
    : { kind: 'news', title: textIn(perspective.notification.language).news.title, ...news };
}

/** Returns every train, for a reader with a seat: theirs, the Mexican train, and the others in turn order. */
export function trainsBlocks(perspective: Perspective): Block[] {
  const { view, names, seat } = perspective;
  if (view === null || seat === null) return [];
  const text = textOf(perspective);
  const trains = trainOrder(view.table, seat).map((train) => trainLine(view.table, train, names, text));
  return [{ kind: 'trains', title: text.trains, trains }];
}

/** Null without a clock, and while it is not the reader's clock that runs. */
function deadlineBlock(perspective: Perspective, now: Date): Block | null {
  const { notification, isTurn } = perspective;
  const { turnBy, timeZone, language } = notification;
  const text = textOf(perspective);
  if (turnBy === null || !isTurn) return null;
  const left = timeLeft(turnBy, now, language);
  const more = left === null ? text.timeUp : text.left(left);
  const time = localTime(turnBy, now, timeZone, language);
  return time === null ? { kind: 'sentence', sentence: `*${more}*` } : { kind: 'deadline', time, more };
}

/** Says why the reader's plan has stopped. */
function planBlock({ notification, names }: Perspective): Block | null {
  const stop = notification.answer.game.you.plan?.stopped ?? null;
  return stop === null ? null : { kind: 'sentence', sentence: wordsIn(notification.language).planStopped(stop, names) };
}

function positionBlocks(perspective: Perspective, link: string | null): (Block | null)[] {
  const { view, names, isTurn, seat } = perspective;
  if (view === null || seat === null) return [];
  const text = textOf(perspective);
  return [isTurn ? placesBlock(view, seat, names, text, link) : null, handBlock(view, text)];
}

function placesBlock(
  { table, hand }: View,
  seat: Seat,
  names: Names,
  text: TurnText,
  link: string | null,
): PlacesBlock {
  const legal = legalActions(table, hand, seat);
  const plays = legal.flatMap((action) => (action.do === 'play' ? [action] : []));
  const ends = trainOrder(table, seat).flatMap((train) => openEnds(table, train).map((place) => ({ train, ...place })));
  const places = ends.flatMap(({ train, line, end }) => {
    const tiles = plays.flatMap((play) =>
      play.train === train && (play.line ?? '') === line
        ? [
            {
              name: formatFacing(play.tile, end),
              href: link && `${link}?play=${encodeURIComponent(writeAction(play))}`,
            },
          ]
        : [],
    );
    return tiles.length === 0 ? [] : [{ ...endOf({ table, train, line, end }, names, text), tiles }];
  });
  const other = otherAction(new Set(legal.map((action) => action.do)), table, text);
  return {
    kind: 'places',
    title: link === null || places.length === 0 ? text.places : text.playHere,
    note: link === null || places.length === 0 ? null : text.asksOnce,
    places,
    sentence: places.length > 0 ? null : (other?.sentence ?? null),
    other: link === null || other === null ? null : { text: other.button, href: link + other.page },
  };
}

/** Returns what can be done other than placing a single tile; null for nothing. */
function otherAction(
  kinds: ReadonlySet<LegalAction['do']>,
  table: PublicRound,
  text: TurnText,
): { readonly sentence: string; readonly button: string; readonly page: string } | null {
  if (kinds.has('build')) return { sentence: text.build(high(table.engine)), button: text.buildHere, page: '?build=' };
  if (kinds.has('draw')) return { sentence: text.draw, button: text.drawHere, page: '' };
  return kinds.has('pass') ? { sentence: text.pass, button: text.passHere, page: '' } : null;
}

/** The tile as it would lie: the end that fits first. */
function formatFacing(tile: Tile, end: number): string {
  const name = tileName(tile);
  return isDouble(tile) || high(tile) === end ? name : name.split('-').toReversed().join('-');
}

/** The reader's hand, highest tiles first. */
function handBlock({ hand }: View, text: TurnText): HandBlock | null {
  if (hand.length === 0) return null;
  const tiles = hand.toSorted((a, b) => b - a).map(tileName);
  return { kind: 'hand', title: text.hand(tiles.length), tiles };
}

function trainOrder(table: PublicRound, seat: Seat): TrainId[] {
  return [seat, ...mexicansOf(table), ...seatsFrom(seat, table.seats.length).slice(1)];
}

function trainLine(table: PublicRound, train: TrainId, names: Names, text: TurnText): TrainLine {
  const owner = typeof train === 'number' ? at(table.seats, train) : null;
  return {
    ...endOf({ table, train, ...mainEnd(table, train) }, names, text),
    hand: owner === null ? null : text.inHand(owner.tiles),
    tags: tagsOf(table, train, text),
  };
}

function tagsOf(table: PublicRound, train: TrainId, text: TurnText): Tag[] {
  const doubles = [...table.open, ...table.turn.doubles].filter((double) => double.train === train);
  const isPublic = typeof train === 'number' && at(table.seats, train).marker;
  return [
    ...doubles.map(({ tile }) => ({ tone: 'double', text: text.isOpen(tileText(tileName(tile))) }) as const),
    ...(isPublic ? [{ tone: 'open', text: text.openToAll } as const] : []),
  ];
}

/** Returns a place of a train in words: where a tile of the reader's may go, or where its main track ends. */
function endOf(
  place: { readonly table: PublicRound; readonly train: TrainId; readonly line: Line; readonly end: number },
  names: Names,
  text: TurnText,
): Omit<ContentPlace, 'tiles'> {
  const { table, train, line, end } = place;
  const endText = isEmpty(table, train) ? text.startsWith(end) : text.endsIn(end);
  return { name: names.row(train, line), end, endText };
}
