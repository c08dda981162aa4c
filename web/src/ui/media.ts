import { createSignal, onCleanup, type Accessor } from 'solid-js';

/** Returns whether a media query matches, followed as it changes. */
export function createMedia(query: string): Accessor<boolean> {
  const media = matchMedia(query);
  const [matches, setMatches] = createSignal(media.matches);
  const follow = (): void => void setMatches(media.matches);
  media.addEventListener('change', follow);
  onCleanup(() => media.removeEventListener('change', follow));
  return matches;
}
