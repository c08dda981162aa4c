import { createSignal, type Accessor } from 'solid-js';

/** A short message that is not part of the page. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  /** The user's options, as buttons. */
  readonly actions: readonly { readonly label: string; run(): void }[];
  /** Whether it is a question, one of whose actions dismisses it. */
  readonly isQuestion: boolean;
  /** Its end unless it is dismissed before: once it has been read, with the pages it was about, or never. */
  readonly until: 'read' | 'left' | 'dismissed';
}

const [toasts, setToasts] = createSignal<readonly Toast[]>([]);
let last = 0;
/** Toasts that have come along to another page. */
const carried = new Set<number>();

/** The open toasts, oldest first. */
export const openToasts: Accessor<readonly Toast[]> = toasts;

/**
 * Shows the result of an action, which goes once it has been read; with actions, it stays until the page is left.
 * Returns a function that dismisses it.
 */
export function showToast(text: string, actions: Toast['actions'] = []): () => void {
  return put({ text, actions, isQuestion: false, until: actions.length === 0 ? 'read' : 'left' });
}

/** Shows a state, until the caller calls the returned function, or the user dismisses it. */
export function holdToast(text: string, actions: Toast['actions'] = []): () => void {
  return put({ text, actions, isQuestion: false, until: 'dismissed' });
}

/** Like `holdToast`, for a question: one of the answers is no. */
export function showQuestion(text: string, answers: Toast['actions']): () => void {
  return put({ text, actions: answers, isQuestion: true, until: 'dismissed' });
}

function put(toast: Omit<Toast, 'id'>): () => void {
  const id = ++last;
  // Replaces an open toast with the same text.
  setToasts((all) => [...all.filter((one) => one.text !== toast.text), { ...toast, id }]);
  return () => dismissToast(id);
}

/** Dismisses a toast. */
export function dismissToast(id: number): void {
  carried.delete(id);
  setToasts((all) => all.filter((one) => one.id !== id));
}

/** Dismisses the toasts of earlier pages. A toast comes along once: many are shown on the way to another page. */
export function leaveToasts(): void {
  for (const { id, until } of toasts()) {
    if (until === 'dismissed') continue;
    if (carried.has(id)) dismissToast(id);
    else carried.add(id);
  }
}
