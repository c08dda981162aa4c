import { createSignal, onCleanup, type Accessor } from 'solid-js';
import { heldId, heldTiles, indexOfHeld, type HeldTile } from '../state/hand-order.ts';
import type { LiveBoard } from '../state/live-board.ts';
import type { RowKey } from '../state/trains.ts';

/** The distance that a finger may move during a tap, in pixels. */
const THRESHOLD = 6;

/** Dragging tiles of the hand: onto a train to play them, within the hand to arrange them. */
export interface Drag {
  readonly dragged: Accessor<HeldTile | null>;
  /** Whether a drag has just ended, so that the click that follows it does not count. */
  justEnded(): boolean;
  start(event: PointerEvent, held: HeldTile): void;
}

interface Slot {
  readonly held: HeldTile;
  readonly box: DOMRect;
}

/** Creates dragging for one hand, with plain pointer events, which serve fingers, pens and mice alike. */
export function createDrag(board: LiveBoard): Drag {
  const [dragged, setDragged] = createSignal<HeldTile | null>(null);
  let ended = 0;
  let letGo: (() => void) | undefined;
  onCleanup(() => letGo?.());

  const start = (event: PointerEvent, held: HeldTile): void => {
    const { tile } = held;
    const { currentTarget: element } = event;
    if (!(element instanceof HTMLElement) || event.button !== 0 || !event.isPrimary) return;
    const from = { x: event.clientX, y: event.clientY };
    let slots: readonly Slot[] = [];
    let isMoving = false;

    const move = (now: PointerEvent): void => {
      const [dx, dy] = [now.clientX - from.x, now.clientY - from.y];
      if (!isMoving) {
        if (Math.hypot(dx, dy) < THRESHOLD) return;
        // A finger scrolls a hand that is wider than the screen: the browser is about to take over.
        if (now.pointerType === 'touch' && Math.abs(dx) > Math.abs(dy) && scrolls(element)) return;
        isMoving = true;
        // Measured once: moving tiles have other boxes.
        slots = slotsAround(element, heldTiles(board.hand.tiles()));
        element.setPointerCapture(now.pointerId);
        setDragged(held);
        // Highlights the trains that take the tile while it is dragged.
        if (board.selection().tile !== tile && board.situation().mode === 'playing' && board.playable().has(tile))
          board.tapTile(tile);
      }
      element.style.setProperty('transform', `translate(${dx}px, ${dy}px) scale(1.06)`);
    };
    const end = (now: PointerEvent): void => {
      stop();
      if (!isMoving) return;
      ended = now.timeStamp;
      if (now.type === 'pointercancel') return;
      const train = trainUnder(element, now.clientX, now.clientY);
      if (train !== null) board.drop(tile, train);
      else rearrange(now.clientX, now.clientY);
    };
    const rearrange = (x: number, y: number): void => {
      const to = nearest(slots, x, y);
      const tiles = board.hand.tiles();
      if (to !== undefined) board.hand.move(indexOfHeld(tiles, held), indexOfHeld(tiles, to));
    };
    const stop = (): void => {
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', end);
      element.removeEventListener('pointercancel', end);
      element.style.removeProperty('transform');
      setDragged(null);
      letGo = undefined;
    };
    letGo?.();
    letGo = stop;
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
  };

  return { dragged, start, justEnded: () => performance.now() - ended < 80 };
}

function scrolls({ parentElement }: HTMLElement): boolean {
  return parentElement !== null && parentElement.scrollWidth > parentElement.clientWidth;
}

function slotsAround(element: HTMLElement, tiles: readonly HeldTile[]): Slot[] {
  return tiles.flatMap((held) => {
    const slot = element.parentElement?.querySelector(`[data-tile="${heldId(held)}"]`);
    return slot ? [{ held, box: slot.getBoundingClientRect() }] : [];
  });
}

/** Returns the tile whose slot is nearest to the point; undefined if it is more than 1.5 slots away. */
function nearest(slots: readonly Slot[], x: number, y: number): HeldTile | undefined {
  const far = ({ box }: Slot): number => Math.hypot(x - (box.left + box.width / 2), y - (box.top + box.height / 2));
  const [first] = slots.toSorted((a, b) => far(a) - far(b));
  return first !== undefined && far(first) < 1.5 * Math.max(first.box.width, first.box.height) ? first.held : undefined;
}

function trainUnder(dragged: HTMLElement, x: number, y: number): RowKey | null {
  for (const element of document.elementsFromPoint(x, y)) {
    if (dragged.contains(element)) continue;
    const found = element.closest<HTMLElement>('[data-train]')?.dataset['train'];
    if (found !== undefined) return found;
  }
  return null;
}
