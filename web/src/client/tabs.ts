import { onCleanup } from 'solid-js';

const NAME = 'slow-train:tables';

/** The news that a game is at a revision. Without its content, which each tab requests itself. */
interface News {
  readonly id: string;
  readonly revision: number;
}

/** Announces news to the other tabs and windows of this browser, which need not wait for their next poll. */
export function announce(news: News): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(news);
  channel.close();
}

/**
 * Refetches a query as soon as another tab, or a push, knows more; in a hidden tab, too, which shows whose turn it is.
 * A tab hears its own announcements as well; `isNews` has to reject them.
 */
export function refetchOnNews(query: { refetch(): void }, isNews: (id: string, revision: number) => boolean): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const news = parseNews(data);
    if (news !== undefined && isNews(news.id, news.revision)) query.refetch();
  });
  onCleanup(() => channel.close());
}

function parseNews(data: unknown): News | undefined {
  if (typeof data !== 'object' || data === null || !('id' in data) || !('revision' in data)) return undefined;
  const { id, revision } = data;
  return typeof id === 'string' && typeof revision === 'number' ? { id, revision } : undefined;
}
