const NAME = 'slow-train:tables';

/** That a table has come to a revision. Nothing of what is on it: each tab asks for that itself. */
interface News {
  readonly id: string;
  readonly revision: number;
}

/** Tells the other tabs and windows of this browser, so that they need not wait for their next look. */
export function tellTabs(news: News): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(news);
  channel.close();
}

/** Listens to them. Returns how to stop. What this tab has told itself comes back as well: it is no news then. */
export function hearTabs(heard: (news: News) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const news = newsIn(data);
    if (news !== undefined) heard(news);
  });
  return () => channel.close();
}

function newsIn(data: unknown): News | undefined {
  if (typeof data !== 'object' || data === null || !('id' in data) || !('revision' in data)) return undefined;
  const { id, revision } = data;
  return typeof id === 'string' && typeof revision === 'number' ? { id, revision } : undefined;
}
