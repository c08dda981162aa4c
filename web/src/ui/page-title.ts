import { createEffect, createSignal, onCleanup, type Accessor } from 'solid-js';

/** Where the traveller is: what the head of the page and the tab of the browser say. */
export interface PageTitle {
  /** For the tab, whole. */
  readonly title: string;
  /** The table that is open, for the links in the head of the page. */
  readonly game?: { readonly id: string; readonly name: string };
}

const START: PageTitle = { title: 'Slow Train' };
const [place, setPlace] = createSignal<PageTitle>(START);

/** The place of the page that is open. */
export const currentPageTitle: Accessor<PageTitle> = place;

/** Says where we are for as long as this page is open. */
export function usePageTitle(now: Accessor<PageTitle>): void {
  let mine: PageTitle = START;
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
