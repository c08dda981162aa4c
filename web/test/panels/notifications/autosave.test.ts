import { createRoot, createSignal } from 'solid-js';
import { expect, test } from 'vitest';
import { Refused } from '../../../src/client/http.ts';
import { createAutosave, type Autosave } from '../../../src/panels/notifications/autosave.ts';

interface Two {
  readonly one: number;
  readonly other: number;
}

/** A service that stores two numbers and answers each request on demand. */
function pretend(): {
  readonly autosave: Autosave<Two>;
  readonly sent: readonly Two[];
  answer(): Promise<void>;
  refuse(detail: string): Promise<void>;
  /** Another device has changed the data, and this page has seen that. */
  changeElsewhere(next: Two): void;
} {
  const [held, setHeld] = createSignal<Two>({ one: 0, other: 0 });
  const sent: Two[] = [];
  const waiting: { readonly resolve: () => void; readonly reject: (why: Error) => void }[] = [];
  const autosave = createRoot(() =>
    createAutosave(held, async (choices) => {
      sent.push(choices);
      await new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }));
      setHeld(choices);
    }),
  );
  const settled = (): Promise<void> => new Promise((done) => setImmediate(done));
  return {
    autosave,
    sent,
    answer: () => {
      waiting.shift()?.resolve();
      return settled();
    },
    refuse: (detail) => {
      waiting.shift()?.reject(new Refused({ type: 'about:blank', title: 'No', status: 503, detail }));
      return settled();
    },
    changeElsewhere: (next) => void setHeld(next),
  };
}

const set = (part: keyof Two, value: number) => (now: Two) => ({ ...now, [part]: value });

test('a change shows at once and is saved', async () => {
  const { autosave, sent, answer } = pretend();
  autosave.change(set('one', 1));
  expect(autosave.value()).toEqual({ one: 1, other: 0 });
  expect(autosave.state().state).toBe('saving');
  await answer();
  expect(autosave.state().state).toBe('saved');
  expect(sent).toEqual([{ one: 1, other: 0 }]);
});

test('two quick changes are sent one after the other, and neither undoes the other', async () => {
  const { autosave, sent, answer } = pretend();
  autosave.change(set('one', 1));
  autosave.change(set('other', 2));
  autosave.change(set('other', 3));
  expect(sent).toHaveLength(1);
  await answer();
  expect(autosave.value()).toEqual({ one: 1, other: 3 });
  expect(autosave.state().state).toBe('saving');
  await answer();
  expect(sent).toEqual([
    { one: 1, other: 0 },
    { one: 1, other: 3 },
  ]);
  expect(autosave.value()).toEqual({ one: 1, other: 3 });
});

test('a refused change is undone, and can be tried again on the current data', async () => {
  const { autosave, sent, answer, refuse, changeElsewhere } = pretend();
  autosave.change(set('one', 1));
  autosave.change(set('one', 2));
  await refuse('Closed for a moment.');
  expect(autosave.value()).toEqual({ one: 0, other: 0 });
  expect(autosave.state()).toEqual({ state: 'failed', problem: 'Closed for a moment.' });
  changeElsewhere({ one: 0, other: 9 });
  autosave.tryAgain();
  expect(autosave.value()).toEqual({ one: 2, other: 9 });
  await answer();
  expect(sent.at(-1)).toEqual({ one: 2, other: 9 });
  expect(autosave.state().state).toBe('saved');
});
