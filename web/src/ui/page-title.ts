import { createEffect, createSignal, onCleanup, type Accessor } from 'solid-js';

/** The current page in the app's header and the browser's tab. */
export interface PageTitle {
  /** The full title of the browser's tab. */
  readonly title: string;
  /** The open game, for the links in the header. */
  readonly game?: { readonly id: string; readonly name: string };
}

const START: PageTitle = { title: 'Slow Train' };
const [current, setCurrent] = createSignal<PageTitle>(START);

/** The title of the current page. */
export const currentPageTitle: Accessor<PageTitle> = current;

/** Sets the page title as long as the calling page is open. */
export function usePageTitle(now: Accessor<PageTitle>): void {
  let mine: PageTitle = START;
  createEffect(() => {
    mine = now();
    setCurrent(mine);
    document.title = mine.title;
  });
  onCleanup(() => {
    // The next page may have set its title already.
    if (current() !== mine) return;
    setCurrent(START);
    document.title = START.title;
  });
}
