import type { FromOperator } from '@slow-train/protocol';
import { createSignal } from 'solid-js';
import { readStored, writeStored } from '../ui/stored.ts';

/** The ids of the operator's notices that this browser's user has read; forgotten when they sign out. */
const NAME = 'slow-train:read-notices';

const [read, setRead] = createSignal<readonly string[]>(readStored(NAME)?.split(' ') ?? []);

/** Returns the notices that nobody has read yet in this browser. */
export function unreadNotices(notices: readonly FromOperator[]): readonly FromOperator[] {
  return notices.filter(({ id }) => !read().includes(id));
}

/** Marks these notices as read. Forgets those that are over. */
export function markRead(notices: readonly FromOperator[]): void {
  setRead(notices.map(({ id }) => id));
  writeStored(NAME, read().join(' '));
}
