import type { FromOperator } from '@slow-train/protocol';
import { createSignal } from 'solid-js';

/** The ids of what this browser's user has read from the operator; forgotten when they sign out. */
const NAME = 'slow-train:read-notices';

const [read, setRead] = createSignal<readonly string[]>(load());

/** Returns what somebody has not read yet in this browser. */
export function unreadIn(notices: readonly FromOperator[]): readonly FromOperator[] {
  return notices.filter(({ id }) => !read().includes(id));
}

/** Notes that somebody has read these. What is over is forgotten. */
export function markRead(notices: readonly FromOperator[]): void {
  setRead(notices.map(({ id }) => id));
  try {
    localStorage.setItem(NAME, read().join(' '));
  } catch {
    // Then they are told once more.
  }
}

function load(): readonly string[] {
  try {
    return localStorage.getItem(NAME)?.split(' ') ?? [];
  } catch {
    return [];
  }
}
