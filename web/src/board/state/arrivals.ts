import type { LogEntry, LogEvent } from '@slow-train/protocol';
import { parseTile } from '@slow-train/rules';
import { createComputed, createEffect, on, onCleanup } from 'solid-js';
import { moveEffect } from '../../components/move-effects.ts';
import { isMotionReduced, travelTime } from '../../components/move-settings.ts';
import type { LiveBoard } from './live-board.ts';
import { rowKey, type RowKey } from './trains.ts';

const STAGGER = 60;
const ARRIVE = 'cubic-bezier(.16,.84,.3,1)';

/** The places of the hand's tiles, by their `data-tile`. */
type HandBoxes = ReadonlyMap<string, DOMRect>;

/** Lets tiles travel on a board of a running game: from hands to trains, and from the boneyard to the hand. */
export function createArrivals(board: LiveBoard, root: () => HTMLElement | undefined): void {
  const { player } = board;
  let hand: HandBoxes = new Map();
  // Reads the places of the hand's tiles before the page changes.
  createComputed(
    on(
      () => board.game().revision,
      () => {
        if (!isMotionReduced()) hand = handBoxes(root());
      },
    ),
  );
  const running = new Set<Animation>();
  const finish = (): void => {
    for (const animation of running) animation.finish();
    running.clear();
  };
  createEffect(
    on(player.step, ({ entries, moves }) => {
      if (moves) travel(entries, board, hand, root(), running);
      else finish();
      soundOf(entries, moves);
    }),
  );
  createEffect(
    on(
      () => board.situation().mode === 'playing' || board.situation().mode === 'building',
      // Not deferred: a deferred first run would leave the first change without a previous value.
      (isMine, was) => {
        if (isMine && was === false) moveEffect('turn');
      },
    ),
  );
  onCleanup(finish);
}

/** Slides in the tiles played in these entries, one after another; does nothing if reduced motion is preferred. */
export function slideIn(entries: readonly LogEntry[], root: HTMLElement | undefined): void {
  if (isMotionReduced()) return;
  for (const [train, count] of grownTrains(entries)) laidOn(root, train, count).forEach(slide);
}

function soundOf(entries: readonly LogEntry[], moves: boolean): void {
  const events = entries.flatMap((entry) => entry.events);
  if (events.some(({ type }) => type === 'played' || type === 'built')) moveEffect('laid');
  else if (moves && events.some(({ type }) => type === 'drew')) moveEffect('drawn');
}

function travel(
  entries: readonly LogEntry[],
  board: LiveBoard,
  hand: HandBoxes,
  root: HTMLElement | undefined,
  running: Set<Animation>,
): void {
  if (root === undefined || isMotionReduced()) return;
  const keep = (animation: Animation): void => {
    running.add(animation);
    animation.addEventListener('finish', () => running.delete(animation));
  };
  for (const [train, count] of grownTrains(entries)) {
    const tiles = laidOn(root, train, count);
    const plays = entries.flatMap(({ events }) => events.filter((event) => rowOf(event) === train));
    tiles.forEach((tile, index) => {
      const from = startOf(plays.at(index - tiles.length), tile, hand, root, board);
      if (from === null) keep(slide(tile, index));
      else flyFrom(from, tile, root).forEach(keep);
    });
  }
  const { seat } = board.view();
  for (const event of entries.flatMap((entry) => entry.events))
    if (event.type === 'drew' && event.seat === seat && event.tile !== null) drawn(event.tile, root).forEach(keep);
}

/** Returns the row on which an event lays tiles; null if it lays none. */
function rowOf(event: LogEvent): RowKey | null {
  if (event.type === 'played') return rowKey(event.train, event.line);
  return event.type === 'built' ? rowKey(event.seat) : null;
}

/** Returns the box that a tile comes from: the hand, or the row of the player who laid it; null for their own row. */
function startOf(
  play: LogEvent | undefined,
  tile: Element,
  hand: HandBoxes,
  root: HTMLElement,
  board: LiveBoard,
): DOMRect | null {
  if (play?.type !== 'played') return null;
  const inHand = play.seat === board.view().seat ? hand.get(String(parseTile(play.tile))) : undefined;
  if (inHand !== undefined) return inHand;
  if (play.seat === play.train) return null;
  const row = root.querySelector(`[data-train="${play.seat}"]`)?.getBoundingClientRect();
  if (row === undefined) return null;
  const box = tile.getBoundingClientRect();
  const [width, height] = [box.width * 0.7, box.height * 0.7];
  return new DOMRect(row.left + 48, row.top + (row.height - height) / 2, width, height);
}

/** Slides a tile along its own train. */
function slide(tile: Element, index: number): Animation {
  return tile.animate(
    [
      { transform: 'translateX(40px)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: travelTime(), delay: index * STAGGER, easing: ARRIVE, fill: 'backwards' },
  );
}

/** Lets a copy of a tile travel to it, above everything that would clip it. */
function flyFrom(from: DOMRect, tile: Element, root: HTMLElement): readonly Animation[] {
  const to = tile.getBoundingClientRect();
  const copy = tile.cloneNode(true);
  if (!(copy instanceof SVGElement) || to.width === 0) return [];
  copy.style.cssText = `position:fixed;z-index:var(--z-drag);pointer-events:none;margin:0;left:${to.left}px;top:${to.top}px;width:${to.width}px;height:${to.height}px`;
  copy.removeAttribute('data-pips');
  root.append(copy);
  const turns = from.height > from.width !== to.height > to.width;
  const scale = Math.max(from.width, from.height) / Math.max(to.width, to.height);
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const start = `translate(${dx}px, ${dy}px) rotate(${turns ? 90 : 0}deg) scale(${scale})`;
  const timing = { duration: travelTime(), easing: ARRIVE } as const;
  const flight = copy.animate([{ transform: start }, { transform: 'none' }], timing);
  const remove = (): void => copy.remove();
  flight.addEventListener('finish', remove);
  flight.addEventListener('cancel', remove);
  return [flight, tile.animate([{ opacity: 0 }, { opacity: 0 }], timing)];
}

/** Lets a tile travel from the boneyard to its place in the hand. */
function drawn(name: string, root: HTMLElement): readonly Animation[] {
  const tile = parseTile(name);
  // Of twins the last one is new.
  const face = [...root.querySelectorAll(`[data-tile="${tile}"] svg, [data-tile^="${tile}+"] svg`)].at(-1);
  const boneyard = [...root.querySelectorAll('[data-boneyard]')]
    .map((one) => one.getBoundingClientRect())
    .find(({ width }) => width > 0);
  return face === undefined || boneyard === undefined ? [] : flyFrom(boneyard, face, root);
}

/** Returns the last tiles of a train, as drawn. */
function laidOn(root: HTMLElement | undefined, train: RowKey, count: number): readonly Element[] {
  return [...(root?.querySelectorAll(`[data-train="${train}"] [data-pips]`) ?? [])].slice(-count);
}

function handBoxes(root: HTMLElement | undefined): HandBoxes {
  const tiles = root?.querySelectorAll<HTMLElement>('[data-hand] [data-tile]') ?? [];
  return new Map(
    [...tiles].map((tile) => [tile.dataset['tile'] ?? '', (tile.querySelector('svg') ?? tile).getBoundingClientRect()]),
  );
}

/** Counts the tiles that each train gained in these entries. */
function grownTrains(entries: readonly LogEntry[]): ReadonlyMap<RowKey, number> {
  const grown = new Map<RowKey, number>();
  for (const event of entries.flatMap((entry) => entry.events)) {
    const row = rowOf(event);
    if (row !== null) grown.set(row, (grown.get(row) ?? 0) + (event.type === 'built' ? event.tiles.length : 1));
  }
  return grown;
}
