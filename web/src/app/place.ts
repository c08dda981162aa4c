import { createEffect, createSignal, onCleanup, type Accessor } from 'solid-js';

/** Where the traveller is: what the head of the page and the tab of the browser say. */
export interface Place {
  /** For the tab, whole. */
  readonly title: string;
  /** The table that is open, for the links in the head of the page. */
  readonly table?: { readonly id: string; readonly name: string };
}

const START: Place = { title: 'Slow Train' };
const [place, setPlace] = createSignal<Place>(START);

/** The place of the page that is open. */
export const currentPlace: Accessor<Place> = place;

/** Says where we are for as long as this page is open. */
export function usePlace(now: Accessor<Place>): void {
  let mine: Place = START;
  createEffect(() => {
    mine = now();
    setPlace(mine);
    document.title = mine.title;
  });
  onCleanup(() => {
    // The next page may have spoken already.
    if (place() !== mine) return;
    setPlace(START);
    document.title = START.title;
  });
}
