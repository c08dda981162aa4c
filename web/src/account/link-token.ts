import { createSignal, onCleanup, type Accessor } from 'solid-js';

/**
 * Returns the token that a link carries after its `#`, under one of these names. It is read once and removed from the
 * address bar and the history, so that nobody finds it there or shares it with the page. A browser sends it to no
 * server.
 */
export function createLinkToken<N extends string>(
  names: readonly N[],
): [carried: Accessor<{ readonly by: N; readonly token: string } | null>, drop: () => void] {
  const take = (): { readonly by: N; readonly token: string } | null => {
    const values = new URLSearchParams(location.hash.slice(1));
    const by = names.find((name) => values.has(name));
    if (by === undefined) return null;
    history.replaceState(history.state, '', location.pathname + location.search);
    // Mail programs may count what stands behind a link as part of it.
    return { by, token: (values.get(by) ?? '').replace(/[^\w-]+$/, '') };
  };
  const [carried, setCarried] = createSignal(take());
  // Pasting a link over the address of the same page does not reload it.
  const look = (): void => {
    const found = take();
    if (found !== null) setCarried(() => found);
  };
  window.addEventListener('hashchange', look);
  onCleanup(() => window.removeEventListener('hashchange', look));
  return [carried, () => setCarried(null)];
}
