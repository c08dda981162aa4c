import { createSignal, type Accessor } from 'solid-js';

/** A short message that is not part of the page. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  /** What the user can do about it, as button labels. */
  readonly actions: readonly { readonly label: string; run(): void }[];
  /** Whether it is a question, one of whose actions dismisses it. */
  readonly isQuestion: boolean;
}

const [toasts, setToasts] = createSignal<readonly Toast[]>([]);
let last = 0;

/** The open toasts, oldest first. */
export const openToasts: Accessor<readonly Toast[]> = toasts;

/** Shows a toast until it is dismissed. Returns a function that dismisses it. */
export function showToast(text: string, actions: Toast['actions'] = []): () => void {
  return put({ text, actions, isQuestion: false });
}

/** Like `showToast`, for a question: one of the answers is no. */
export function showQuestion(text: string, answers: Toast['actions']): () => void {
  return put({ text, actions: answers, isQuestion: true });
}

function put(toast: Omit<Toast, 'id'>): () => void {
  const id = ++last;
  // Replaces an open toast with the same text.
  setToasts((all) => [...all.filter((one) => one.text !== toast.text), { ...toast, id }]);
  return () => dismissToast(id);
}

/** Dismisses a toast. */
export function dismissToast(id: number): void {
  setToasts((all) => all.filter((one) => one.id !== id));
}
