import { heldTiles, type HeldTile } from '../state/hand-order.ts';
import type { LiveBoard } from '../state/live-board.ts';

/**
 * Handles keys in the hand: arrows go from tile to tile, with Alt they move the tile; up and down choose among the
 * trains that take the selected tile, and Enter goes to those trains if there are several; Backspace undoes the last
 * tile of a build; H asks for a hint. Otherwise Enter is left to the button.
 */
export function handKey(
  event: KeyboardEvent,
  board: LiveBoard,
  held: HeldTile | undefined,
  { focus, tap }: { focus(held: HeldTile | undefined): void; tap(held: HeldTile): void },
): void {
  if (held === undefined) return;
  const { tile } = held;
  const tiles = heldTiles(board.hand.tiles());
  const index = tiles.indexOf(held);
  const side = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0;
  if (side !== 0) {
    event.preventDefault();
    const isUpright = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    if (event.altKey) {
      board.hand.move(index, index + side);
      focus(heldTiles(board.hand.tiles()).at(Math.min(Math.max(0, index + side), tiles.length - 1)));
    } else if (isUpright && board.targets().length > 1) board.aimFurther(side);
    else focus(tiles[isUpright ? (otherRow(event, side) ?? index + side) : index + side]);
  } else if (event.key === 'Home' || event.key === 'End') {
    event.preventDefault();
    focus(event.key === 'Home' ? tiles[0] : tiles.at(-1));
  } else if (event.key === 'Enter' && (board.aim() === null || board.selection().tile !== tile)) {
    event.preventDefault();
    if (event.repeat) return;
    if (board.selection().tile !== tile || board.targets().length < 2) tap(held);
    if (board.selection().tile !== tile || board.targets().length < 2 || board.aim() !== null) return;
    board.aimFurther(1);
    focusTrain(board);
  } else if (event.key === 'Backspace' && board.situation().mode === 'building') {
    event.preventDefault();
    board.build(board.selection().build.slice(0, -1));
  } else if (event.key.toLowerCase() === 'h' && !event.ctrlKey && !event.metaKey && !event.altKey) {
    board.askHint();
    focus(tiles.find((one) => one.tile === board.selection().tile) ?? held);
  }
}

/** Returns the index of the tile above or below, if the hand has several rows. */
function otherRow(event: KeyboardEvent, side: number): number | undefined {
  if (!(event.currentTarget instanceof HTMLElement) || !(document.activeElement instanceof HTMLElement))
    return undefined;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tile]')];
  const from = document.activeElement.getBoundingClientRect();
  const rows = all.map((one, index) => ({ index, box: one.getBoundingClientRect() }));
  const there = rows.filter(({ box }) => (side > 0 ? box.top > from.top + 4 : box.top < from.top - 4));
  const far = ({ box }: { box: DOMRect }): number =>
    Math.abs(box.top - from.top) * 100 + Math.abs(box.left - from.left);
  return there.toSorted((a, b) => far(a) - far(b))[0]?.index;
}

/** Handles keys at the trains: arrows choose among those that take the selected tile. Enter is left to the button. */
export function trainKey(event: KeyboardEvent, board: LiveBoard): void {
  const side = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[event.key];
  const isAtTrain = event.target instanceof Element && event.target.closest('[data-train]') !== null;
  if (side === undefined || !isAtTrain || board.targets().length < 2) return;
  event.preventDefault();
  board.aimFurther(side);
  focusTrain(board);
}

/** Focuses the train at which the player aims. */
function focusTrain(board: LiveBoard): void {
  const train = `[data-train="${board.aim()}"]`;
  document.querySelector<HTMLElement>(`button${train}, ${train} button`)?.focus();
}
