import { createSignal, type Accessor } from 'solid-js';
import { errorMessage } from '../../client/async-action.ts';

/** One change of what is chosen. It is made anew on whatever the service has meanwhile, so it sets and never toggles. */
type Edit<C> = (choices: C) => C;

/** How it stands with what was changed last; `problem` is why it was taken back. */
type SaveState =
  | { readonly state: 'idle' | 'saving' | 'saved' }
  | { readonly state: 'failed'; readonly problem: string };

/** Keeps what is chosen in step with the service, change by change. */
export interface Autosave<C> {
  /** With every change that is under way. */
  readonly value: Accessor<C>;
  readonly state: Accessor<SaveState>;
  /** Shows a change at once and saves it. If that fails it is taken back. */
  change(edit: Edit<C>): void;
  /** Changes what nobody asked for: without a word, whether it works or not. */
  changeQuietly(edit: Edit<C>): void;
  /** Changes once more what was taken back. */
  tryAgain(): void;
}

interface Change<C> {
  readonly edit: Edit<C>;
  readonly isQuiet: boolean;
}

/**
 * Saves each change by itself, one request at a time: what is changed meanwhile goes with the next. So of two quick
 * changes neither undoes the other, whichever answer is slower.
 * @param held what the service has, as far as is known
 * @param save sends all of it, and lets `held` know the answer before it is over
 */
export function createAutosave<C>(held: Accessor<C>, save: (choices: C) => Promise<void>): Autosave<C> {
  const [changes, setChanges] = createSignal<readonly Change<C>[]>([]);
  const [state, setState] = createSignal<SaveState>({ state: 'idle' });
  let lost: readonly Change<C>[] = [];
  let isSending = false;
  const value = (): C => changes().reduce((chosen, { edit }) => edit(chosen), held());

  const sendOnce = async (): Promise<void> => {
    const sent = changes();
    const isQuiet = sent.every((one) => one.isQuiet);
    if (!isQuiet) setState({ state: 'saving' });
    try {
      await save(value());
      setChanges((all) => all.slice(sent.length));
      if (!isQuiet) setState({ state: 'saved' });
    } catch (error) {
      // Whatever came meanwhile was chosen seeing these: all of it is taken back.
      lost = changes().filter((one) => !one.isQuiet);
      setChanges([]);
      if (lost.length > 0) setState({ state: 'failed', problem: errorMessage(error) });
    }
  };
  const send = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    while (changes().length > 0) await sendOnce();
    isSending = false;
  };
  const add = (more: readonly Change<C>[]): void => {
    setChanges((all) => [...all, ...more]);
    void send();
  };

  return {
    value,
    state,
    change: (edit) => add([{ edit, isQuiet: false }]),
    changeQuietly: (edit) => add([{ edit, isQuiet: true }]),
    tryAgain: () => add(lost),
  };
}
