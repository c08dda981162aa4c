import { createRoot, createSignal } from 'solid-js';
import { expect, test } from 'vitest';
import { Refused } from '../../src/api/http.ts';
import { createKeeper, type Keeper } from '../../src/notify/settings/keeper.ts';

interface Two {
  readonly one: number;
  readonly other: number;
}

/** A service that holds two numbers and answers each request when it is told to. */
function pretend(): {
  readonly keeper: Keeper<Two>;
  readonly sent: readonly Two[];
  answer(): Promise<void>;
  refuse(detail: string): Promise<void>;
  /** Another device has changed it, and this page has seen that. */
  changeElsewhere(next: Two): void;
} {
  const [held, setHeld] = createSignal<Two>({ one: 0, other: 0 });
  const sent: Two[] = [];
  const waiting: { readonly resolve: () => void; readonly reject: (why: Error) => void }[] = [];
  const keeper = createRoot(() =>
    createKeeper(held, async (choices) => {
      sent.push(choices);
      await new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }));
      setHeld(choices);
    }),
  );
  const settled = (): Promise<void> => new Promise((done) => setImmediate(done));
  return {
    keeper,
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
  const { keeper, sent, answer } = pretend();
  keeper.change(set('one', 1));
  expect(keeper.choices()).toEqual({ one: 1, other: 0 });
  expect(keeper.kept().state).toBe('saving');
  await answer();
  expect(keeper.kept().state).toBe('saved');
  expect(sent).toEqual([{ one: 1, other: 0 }]);
});

test('two quick changes go one after the other, and neither undoes the other', async () => {
  const { keeper, sent, answer } = pretend();
  keeper.change(set('one', 1));
  keeper.change(set('other', 2));
  keeper.change(set('other', 3));
  expect(sent).toHaveLength(1);
  await answer();
  expect(keeper.choices()).toEqual({ one: 1, other: 3 });
  expect(keeper.kept().state).toBe('saving');
  await answer();
  expect(sent).toEqual([
    { one: 1, other: 0 },
    { one: 1, other: 3 },
  ]);
  expect(keeper.choices()).toEqual({ one: 1, other: 3 });
});

test('what is not taken is undone, and can be tried again on what holds by then', async () => {
  const { keeper, sent, answer, refuse, changeElsewhere } = pretend();
  keeper.change(set('one', 1));
  keeper.change(set('one', 2));
  await refuse('Closed for a moment.');
  expect(keeper.choices()).toEqual({ one: 0, other: 0 });
  expect(keeper.kept()).toEqual({ state: 'failed', problem: 'Closed for a moment.' });
  changeElsewhere({ one: 0, other: 9 });
  keeper.tryAgain();
  expect(keeper.choices()).toEqual({ one: 2, other: 9 });
  await answer();
  expect(sent.at(-1)).toEqual({ one: 2, other: 9 });
  expect(keeper.kept().state).toBe('saved');
});

test('what nobody asked for is changed without a word, also if it fails', async () => {
  const { keeper, refuse } = pretend();
  keeper.changeQuietly(set('one', 1));
  expect(keeper.kept().state).toBe('idle');
  await refuse('No.');
  expect(keeper.kept().state).toBe('idle');
  expect(keeper.choices()).toEqual({ one: 0, other: 0 });
});
