import { createSignal, type Accessor } from 'solid-js';

/** Something to tell that is no part of the page: a slip pushed across the counter. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  /** What can be done about it, in its own words. */
  readonly actions: readonly { readonly label: string; run(): void }[];
  /** Whether it is a question, one of whose actions is to put it away. */
  readonly isQuestion: boolean;
}

const [notices, setNotices] = createSignal<readonly Toast[]>([]);
let last = 0;

/** The notices to be seen now, oldest first. */
export const openToasts: Accessor<readonly Toast[]> = notices;

/** Shows a notice until somebody puts it away. Returns the way to put it away. */
export function showToast(text: string, actions: Toast['actions'] = []): () => void {
  return put({ text, actions, isQuestion: false });
}

/** As `tell`, for a question: one of the answers is no. */
export function showQuestion(text: string, answers: Toast['actions']): () => void {
  return put({ text, actions: answers, isQuestion: true });
}

function put(notice: Omit<Toast, 'id'>): () => void {
  const id = ++last;
  // The same thing twice is once too often.
  setNotices((all) => [...all.filter((one) => one.text !== notice.text), { ...notice, id }]);
  return () => dismissToast(id);
}

/** Puts a notice away. */
export function dismissToast(id: number): void {
  setNotices((all) => all.filter((one) => one.id !== id));
}
