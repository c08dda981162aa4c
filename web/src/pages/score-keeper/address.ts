import { createSignal, onCleanup, type Accessor } from 'solid-js';

/** The places of the score keeper. */
export type Place =
  | { readonly at: 'start' }
  | { readonly at: 'sheet'; readonly evening: string }
  | { readonly at: 'result'; readonly evening: string }
  /** A sheet that somebody else keeps. */
  | { readonly at: 'follow'; readonly code: string }
  /** A sheet that came in a link. */
  | { readonly at: 'sent'; readonly code: string };

/** Returns the place that an address leads to. */
function placeAt({ search, hash }: { readonly search: string; readonly hash: string }): Place {
  const query = new URLSearchParams(search);
  const [evening, result, follow] = ['evening', 'result', 'follow'].map((name) => query.get(name));
  if (hash.startsWith('#e=')) return { at: 'sent', code: hash.slice(3) };
  if (follow) return { at: 'follow', code: follow };
  if (result) return { at: 'result', evening: result };
  return evening ? { at: 'sheet', evening } : { at: 'start' };
}

/** Returns the address of a place. */
export function addressOf(place: Place): string {
  switch (place.at) {
    case 'start':
      return '/score';
    case 'sheet':
      return `/score?evening=${place.evening}`;
    case 'result':
      return `/score?result=${place.evening}`;
    case 'follow':
      return `/score?follow=${place.code}`;
    case 'sent':
      return `/score#e=${place.code}`;
    default:
      return place satisfies never;
  }
}

/** Returns the address of the page from which an evening goes on by correspondence, in the app of the site. */
export const goOnAddress = (evening: string): string => `/new/evening?evening=${evening}`;

/** Returns the address of the page from which an evening goes into the season of a circle. */
export const circleAddress = (evening: string): string => `/circles/evening?evening=${evening}`;

const [place, setPlace] = createSignal<Place>({ at: 'start' });

/** The place that is shown. */
export const currentPlace: Accessor<Place> = place;

/** Shows a place, and adds it to the browser's history; instead of the present one where that leads nowhere any more. */
export function goTo(next: Place, how: 'add' | 'replace' = 'add'): void {
  if (how === 'add') history.pushState(null, '', addressOf(next));
  else history.replaceState(null, '', addressOf(next));
  setPlace(next);
  scrollTo(0, 0);
}

/** Follows the browser's history and links to these places from now on: none of them loads the page again. */
export function followAddress(): void {
  const read = (): void => void setPlace(placeAt(location));
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (link === null || !isPlain || link.origin !== location.origin || link.pathname !== '/score') return;
    event.preventDefault();
    goTo(placeAt(link));
  };
  read();
  addEventListener('popstate', read);
  addEventListener('hashchange', read);
  document.addEventListener('click', follow);
  onCleanup(() => {
    removeEventListener('popstate', read);
    removeEventListener('hashchange', read);
    document.removeEventListener('click', follow);
  });
}
