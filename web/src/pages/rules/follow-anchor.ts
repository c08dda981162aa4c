import { useLocation } from '@solidjs/router';
import { createEffect, on } from 'solid-js';

/**
 * Scrolls to the anchor in the address, marks its target, and moves the focus there. The browser looked for it before
 * the page was rendered, and in-app navigation never sets `:target`.
 * @param onUnknown gets an anchor that the text does not have
 */
export function followAnchor(text: () => HTMLElement | undefined, onUnknown?: (hash: string) => void): void {
  const location = useLocation();
  createEffect(
    on(
      () => location.hash,
      (hash) => {
        text()?.querySelector('[data-cited]')?.removeAttribute('data-cited');
        if (hash === '') return;
        const anchor = document.getElementById(decodeURIComponent(hash.slice(1)));
        const place = anchor?.closest<HTMLElement>('h2, h3, li, tr, article, div[id]');
        if (!place || text()?.contains(place) !== true) {
          onUnknown?.(hash);
          return;
        }
        place.dataset['cited'] = '';
        place.tabIndex = -1;
        void scrollTo(place);
        place.focus({ preventScroll: true });
      },
    ),
  );
}

/** Scrolls to an element, and again once the fonts have moved it, unless the reader has scrolled since. */
async function scrollTo(place: HTMLElement): Promise<void> {
  place.scrollIntoView();
  const { scrollY } = window;
  if (!('fonts' in document)) return;
  await document.fonts.ready;
  if (window.scrollY === scrollY) place.scrollIntoView();
}
