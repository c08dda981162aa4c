import { onCleanup } from 'solid-js';

const NAME = 'slow-train:tables';

/** That a game has come to a revision. Nothing of what is in it: each tab asks for that itself. */
interface News {
  readonly id: string;
  readonly revision: number;
}

/** Tells the other tabs and windows of this browser, so that they need not wait for their next poll. */
export function announce(news: News): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(news);
  channel.close();
}

/**
 * Refetches a query as soon as another tab knows more. A hidden tab refetches anyway when it comes to the front. What this
 * tab has announced comes back as well: it is no news then.
 */
export function refetchOnNews(query: { refetch(): void }, isNews: (id: string, revision: number) => boolean): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const news = parseNews(data);
    if (news !== undefined && document.visibilityState === 'visible' && isNews(news.id, news.revision)) query.refetch();
  });
  onCleanup(() => channel.close());
}

function parseNews(data: unknown): News | undefined {
  if (typeof data !== 'object' || data === null || !('id' in data) || !('revision' in data)) return undefined;
  const { id, revision } = data;
  return typeof id === 'string' && typeof revision === 'number' ? { id, revision } : undefined;
}
