import { createSignal, type Accessor } from 'solid-js';
import { errorMessage } from '../../client/async-action.ts';

/** A change to the preferences. May be applied again to newer data from the service, so it sets and never toggles. */
type Edit<C> = (choices: C) => C;

/** The state of the latest change; `problem` says why it was undone. */
type SaveState =
  | { readonly state: 'idle' | 'saving' | 'saved' }
  | { readonly state: 'failed'; readonly problem: string };

/** Saves preferences to the service change by change. */
export interface Autosave<C> {
  /** The preferences, including changes that are still being saved. */
  readonly value: Accessor<C>;
  readonly state: Accessor<SaveState>;
  /** Shows a change at once and saves it; undoes it if saving fails. */
  change(edit: Edit<C>): void;
  /** Repeats the changes that were undone. */
  tryAgain(): void;
}

/**
 * Saves changes as they are made, one request at a time; those made during a request go with the next one. So two quick
 * changes do not undo each other, even if one answer is slower.
 * @param held the service's preferences, as far as known
 * @param save sends all preferences, and updates `held` with the answer before it resolves
 */
export function createAutosave<C>(held: Accessor<C>, save: (choices: C) => Promise<void>): Autosave<C> {
  const [changes, setChanges] = createSignal<readonly Edit<C>[]>([]);
  const [state, setState] = createSignal<SaveState>({ state: 'idle' });
  let lost: readonly Edit<C>[] = [];
  let isSending = false;
  const value = (): C => changes().reduce((chosen, edit) => edit(chosen), held());

  const sendOnce = async (): Promise<void> => {
    const sent = changes();
    setState({ state: 'saving' });
    try {
      await save(value());
      setChanges((all) => all.slice(sent.length));
      setState({ state: 'saved' });
    } catch (error) {
      // Later changes were made while these were shown as applied, so all of them are undone.
      lost = changes();
      setChanges([]);
      setState({ state: 'failed', problem: errorMessage(error) });
    }
  };
  const send = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    while (changes().length > 0) await sendOnce();
    isSending = false;
  };
  const add = (more: readonly Edit<C>[]): void => {
    setChanges((all) => [...all, ...more]);
    void send();
  };

  return {
    value,
    state,
    change: (edit) => add([edit]),
    tryAgain: () => add(lost),
  };
}
