import type { Message, Talk } from '@slow-train/protocol';

/**
 * Merges new talk of a game into the held talk: of each message the newest version. Removed ones stay, empty, so that
 * no older answer brings them back. Only answers to GET bring talk.
 * @returns `held` itself when there is nothing new
 */
export function mergeTalk(held: Talk | undefined, fresh: Talk | undefined): Talk | undefined {
  if (held === undefined || fresh === undefined) return fresh ?? held;
  const version = Math.max(held.version, fresh.version);
  const messages = withMessages(held.messages, fresh.messages);
  const isSame = version === held.version && messages === held.messages && String(fresh.muted) === String(held.muted);
  // Only the first answer knows whether there is anything before it.
  return isSame ? held : { version, messages, muted: fresh.muted, hasOlder: held.hasOlder };
}

/** Adds messages, or replaces them by newer versions. Returns `held` itself if none is new. */
export function withMessages(held: readonly Message[], fresh: readonly Message[]): readonly Message[] {
  const known = new Map(held.map((message) => [message.number, message]));
  const news = fresh.filter(({ number, version }) => version > (known.get(number)?.version ?? 0));
  if (news.length === 0) return held;
  for (const message of news) known.set(message.number, message);
  return [...known.values()].toSorted((one, other) => one.number - other.number);
}
