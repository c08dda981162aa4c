import { createEffect, onCleanup, type Accessor } from 'solid-js';

/** The mark in the state of the one entry of the history that stands for everything that is open over the page. */
const MARK = 'over';

/** What closes each of the things that are open, the newest last. */
const open: (() => void)[] = [];
/** `leaving` until the browser has gone back from that entry by itself, which takes a moment. */
let entry: 'none' | 'held' | 'leaving' = 'none';
let isListening = false;

/**
 * While `isOpen`, the browser's Back (a phone's key or gesture) closes it instead of leaving the page: the newest of
 * all that are open.
 */
export function useBack(isOpen: Accessor<boolean>, close: () => void): void {
  listen();
  createEffect(() => {
    if (!isOpen()) return;
    open.push(close);
    queueMicrotask(settle);
    onCleanup(() => {
      open.splice(open.lastIndexOf(close), 1);
      // One may follow another at once: both share the entry. A link on a sheet adds its own only after the sheet is gone.
      setTimeout(settle);
    });
  });
}

/** Adds the entry if something is open, and removes it if nothing is. */
function settle(): void {
  if (entry === 'none' && open.length > 0) {
    entry = 'held';
    history.pushState(Object.assign({}, history.state, { [MARK]: true }), '');
  } else if (entry === 'held' && open.length === 0) {
    // A link on a sheet has led to another page, whose entry is the last by now.
    entry = isMarked(history.state) ? 'leaving' : 'none';
    if (entry === 'leaving') history.back();
  }
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  // After a reload with something open there is the entry, but nothing that it stands for.
  if (isMarked(history.state)) entry = 'held';
  queueMicrotask(settle);
  // Before the router, for which the page stays the same.
  addEventListener('popstate', followHistory, { capture: true });
}

function followHistory(event: PopStateEvent): void {
  if (entry === 'none' && !isMarked(event.state)) return;
  if (entry === 'none') {
    // Back or forward to an entry whose sheet is closed.
    entry = 'held';
  } else {
    event.stopImmediatePropagation();
    const isBack = entry === 'held';
    entry = isMarked(event.state) ? 'held' : 'none';
    if (isBack) open.at(-1)?.();
  }
  queueMicrotask(settle);
}

function isMarked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && MARK in state;
}
