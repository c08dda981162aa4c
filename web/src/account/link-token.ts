import { createSignal, onCleanup, type Accessor } from 'solid-js';

/**
 * What a link carries behind its `#`, under one of these names. It is read once and taken out of the address bar and the
 * history: nobody who looks there later, and no page that is shared on, has it. A browser sends it to no server.
 */
export function createLinkToken<N extends string>(
  names: readonly N[],
): [carried: Accessor<{ readonly by: N; readonly token: string } | null>, drop: () => void] {
  const take = (): { readonly by: N; readonly token: string } | null => {
    const values = new URLSearchParams(location.hash.slice(1));
    const by = names.find((name) => values.has(name));
    if (by === undefined) return null;
    history.replaceState(history.state, '', location.pathname + location.search);
    return { by, token: values.get(by) ?? '' };
  };
  const [carried, setCarried] = createSignal(take());
  // A link that is pasted over the address of this very page loads nothing anew.
  const look = (): void => {
    const found = take();
    if (found !== null) setCarried(() => found);
  };
  window.addEventListener('hashchange', look);
  onCleanup(() => window.removeEventListener('hashchange', look));
  return [carried, () => setCarried(null)];
}
