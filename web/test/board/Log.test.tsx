import type { LogEntry } from '@slow-train/protocol';
import { fireEvent, screen, within } from '@solidjs/testing-library';
import { expect, test, vi } from 'vitest';
import { memoryPlayerState } from '../../src/player-state/player-state.ts';
import { waiting } from '../../src/playground/positions.ts';
import { show } from './on-screen.tsx';

/** Shows a log in which Ana drew, the viewer passed and Ana passed; returns the sentences marked as new. */
function newAfter(newSince: number | null, mine: 'person' | 'forced' = 'person'): readonly string[] {
  const at = '2026-11-21T10:00:00.000Z';
  const by = 'person';
  const log = [
    { revision: 4, seat: 1, by, at, events: [{ type: 'drew', seat: 1, tile: null }] },
    { revision: 5, seat: 0, by: mine, at, events: [{ type: 'passed', seat: 0 }] },
    { revision: 6, seat: 1, by, at, events: [{ type: 'passed', seat: 1 }] },
  ] as const;
  show(
    { ...waiting(), log },
    { playerState: memoryPlayerState(), onAct: vi.fn<() => void>(), onShowScores: vi.fn<() => void>(), newSince },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const lines = within(screen.getByRole('region', { name: 'Log' })).getAllByRole('listitem');
  expect(lines).toHaveLength(3);
  return lines
    .filter((line) => within(line).queryByText('New') !== null)
    .map((line) => line.querySelector('span:has(> time) + span')?.textContent ?? '');
}

test('the log marks what others did since the viewer’s last visit', () => {
  expect(newAfter(4)).toEqual(['Ana passed.']);
});

test('on a first visit nothing is marked as new', () => {
  expect(newAfter(0)).toEqual([]);
});

test('a move made for the viewer is marked too, and says why', () => {
  expect(newAfter(4, 'forced')).toEqual(['Ana passed.', 'You passed. (automatic)']);
});

const at = '2026-11-21T10:00:00.000Z';
const dealt = (round: number, engine: string) => ({ type: 'dealt', round, engine, handSize: 15 }) as const;
const passed = { type: 'passed', seat: 1 } as const;
const ROUNDS = [
  { revision: 1, seat: 1, by: 'person', at, events: [{ type: 'joined', seat: 1, name: 'Ana' }] },
  { revision: 2, seat: null, by: 'table', at, events: [dealt(1, '12-12')] },
  { revision: 3, seat: 1, by: 'person', at, events: [passed, { type: 'blocked' }] },
  { revision: 4, seat: null, by: 'table', at, events: [dealt(2, '11-11')] },
  { revision: 5, seat: 1, by: 'person', at, events: [{ type: 'played', seat: 1, tile: '11-4', train: 1, end: 4 }] },
] as const satisfies readonly LogEntry[];

/** Shows a log of two rounds; returns its region, and a function that adds entries to it. */
function showRounds(onShowMoment: (revision: number) => void): {
  readonly region: HTMLElement;
  readonly add: (entry: LogEntry) => void;
} {
  const update = show(
    { ...waiting(), log: ROUNDS },
    { playerState: memoryPlayerState(), onAct: vi.fn<() => void>(), onShowScores: vi.fn<() => void>(), onShowMoment },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return {
    region: screen.getByRole('region', { name: 'Log' }),
    add: (entry) => update({ log: [...ROUNDS, entry] }),
  };
}

test('the log is grouped by round, those that are over folded, and a line leads to its moment', () => {
  const onShowMoment = vi.fn<(revision: number) => void>();
  const { region } = showRounds(onShowMoment);
  expect(within(region).getByRole('heading', { level: 2 }).textContent).toMatch(/^Round 2, /);
  const folded = [...region.querySelectorAll('details')];
  expect(folded.map(({ open }) => open)).toEqual([false, false]);
  expect(folded.map((one) => one.querySelector('summary')?.textContent)).toEqual(['Round 1', 'Before the first round']);
  for (const one of folded) unfold(one);
  expect(folded.map((one) => one.querySelectorAll('li').length)).toEqual([2, 1]);
  // Nobody had a hand yet when Ana sat down, so there is no board to show.
  expect(folded.map((one) => one.querySelectorAll('button').length)).toEqual([2, 0]);
  const [newest] = within(region).getAllByRole('button');
  expect(newest?.textContent).toContain('Ana played 11\u20114');
  fireEvent.click(newest ?? region);
  expect(onShowMoment.mock.calls).toEqual([[5]]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

function unfold(details: HTMLDetailsElement, isOpen = true): void {
  details.open = isOpen;
  fireEvent(details, new Event('toggle'));
}

test('31.31 the log is one Tab stop, in which arrow keys lead from line to line', () => {
  const { region, add } = showRounds(() => {});
  /** The first words of each stop of the Tab key: one line or the heading of one round. */
  const stops = (): readonly string[] =>
    [...region.querySelectorAll<HTMLElement>('*')]
      .filter(({ tabIndex }) => tabIndex >= 0)
      .map((one) => (one.querySelector('span:has(> time) + span') ?? one).textContent);
  const press = (key: string): boolean => fireEvent.keyDown(document.activeElement ?? region, { key });
  const focused = (): string => {
    const [only = '', ...more] = stops();
    expect(more).toEqual([]);
    expect(document.activeElement?.textContent).toContain(only);
    return only;
  };
  expect(stops()).toEqual(['Ana played 11\u20114 on their own train.']);
  region.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  press('ArrowUp');
  expect(focused(), 'nothing is above the newest').toMatch(/^Ana played/);
  press('ArrowDown');
  expect(focused()).toMatch(/^Round 2: engine/);
  press('ArrowDown');
  expect(focused()).toBe('Round 1');
  const [first] = region.querySelectorAll('details');
  if (first === undefined) throw new Error('no folded round');
  unfold(first);
  press('ArrowDown');
  expect(focused()).toMatch(/^Ana passed/);
  add({ revision: 6, seat: 0, by: 'person', at, events: [{ type: 'passed', seat: 0 }] });
  expect(focused(), 'a new move takes the focus from no other').toMatch(/^Ana passed/);
  press('End');
  expect(focused()).toBe('Before the first round');
  press('Home');
  expect(focused()).toBe('You passed.');
  press('End');
  press('ArrowUp');
  expect(focused()).toMatch(/^Round 1: engine/);
  unfold(first, false);
  expect(stops(), 'a folded line leaves Tab to its heading').toEqual(['Round 1']);
});
