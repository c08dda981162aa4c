import { cleanup, fireEvent, render, screen, waitFor, within } from '@solidjs/testing-library';
import type { NewPlan } from '@slow-train/protocol';
import { createSignal } from 'solid-js';
import { afterEach, expect, test, vi } from 'vitest';
import { Refused } from '../../../src/client/http.ts';
import { memoryPlayerState } from '../../../src/player-state/player-state.ts';
import { forgetDraft } from '../../../src/panels/plan/draft.ts';
// Loaded in advance: the sheet is a chunk of its own.
import '../../../src/panels/plan/PlanSheet.tsx';
import type { Plans } from '../../../src/panels/plan/plans.ts';
import { bonepileTable, over, planned, planStopped, waiting } from '../../../src/playground/positions.ts';
import { fixtureOf, type Fixture, type Sketch } from '../../../src/playground/sketch.ts';
import { Board } from '../../../src/board/view/Board.tsx';
import { panels } from '../../board/on-screen.tsx';

const GAMES = [waiting, planned].map((sketch) => fixtureOf(sketch()).game.id);

afterEach(() => {
  cleanup();
  GAMES.forEach(forgetDraft);
  vi.unstubAllGlobals();
});

const done = (): Promise<void> => Promise.resolve();

/** Shows a board with plans; the returned function replaces the game. */
function sitAt(sketch: Sketch, plans: Partial<Plans> = {}): (next: Partial<Fixture>) => void {
  const [fixture, setFixture] = createSignal<Fixture>(fixtureOf(sketch));
  const playerState = memoryPlayerState();
  render(() => (
    <Board
      game={fixture().game}
      log={fixture().log}
      sending={fixture().sending}
      online
      playerState={playerState}
      newSince={null}
      onAct={() => undefined}
      onDismiss={() => undefined}
      onLetPlay={done}
      onShowScores={() => undefined}
      slots={panels({ plans: { lay: plans.lay ?? done, takeBack: plans.takeBack ?? done } })}
    />
  ));
  return (next) => void setFixture({ ...fixture(), ...next });
}

const sheet = () => screen.findByRole('dialog', { name: 'Plan ahead' });
const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));
const open = async (name = 'Plan ahead') => {
  press(name);
  const found = within(await sheet());
  await found.findByRole('tablist');
  return {
    ...found,
    tab: (label: RegExp): void => void fireEvent.click(found.getByRole('tab', { name: label })),
    tap: (label: string | RegExp): void =>
      void fireEvent.click(
        within(found.getByRole('toolbar', { name: 'Your tiles' })).getByRole('button', {
          name: typeof label === 'string' ? new RegExp(`^${label}(,|$)`) : label,
        }),
      ),
    press: (label: string | RegExp): void => void fireEvent.click(found.getByRole('button', { name: label })),
    train: (): string[] =>
      within(found.getByRole('list', { name: 'Your train as you plan it' }))
        .queryAllByRole('img')
        .map((one) => one.getAttribute('aria-label') ?? ''),
    summary: (): string => found.getByRole('region', { name: 'What will happen' }).textContent ?? '',
  };
};
const isOpen = (): boolean => screen.queryByRole('dialog', { name: 'Plan ahead' }) !== null;

test('a plan is made by tapping tiles, and sent with the version it replaces', async () => {
  const lay = vi.fn<(plan: NewPlan) => Promise<void>>(done);
  sitAt(waiting(), { lay });
  const form = await open();
  expect(form.train()).toEqual([]);
  form.tap('12-6');
  expect(form.getByText(/does not follow: your train ends in 3/)).toBeTruthy();
  form.tap('7-3');
  expect(form.train()).toEqual(['7-3']);
  // Found by nobody who does not ask.
  expect(form.queryByRole('button', { name: /Longest train/ })).toBeNull();
  form.press('Hint');
  form.press(/Longest train/);
  form.press('Undo last');
  expect(form.train()).toEqual(['3-2', '5-2']);
  form.tab(/Doubles/);
  form.tap('4-4');
  form.tap('7-3');
  form.tap('4-4');
  form.tab(/Single plays/);
  form.tap('11-6');
  form.press('Put 11-6 on the Mexican train, which ends in 11');
  form.tap('10-2');
  form.press(/Put 10-2 on Ana’s train/);
  form.press('10-2 on Ana’s train: sooner');
  form.press('11-6 on the Mexican train: remove');
  fireEvent.click(form.getByRole('radio', { name: 'Computer’s advice' }));
  fireEvent.click(form.getByRole('checkbox', { name: 'the round ends' }));
  form.press('For how many turns: one more');
  expect(form.summary()).toContain('In your next 4 turns: covers a double with 7-3; else lays 3-2, 5-2');
  form.press('Save this plan');
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(lay.mock.calls).toEqual([
    [
      {
        plan: {
          train: ['3-2', '5-2'],
          cover: ['7-3'],
          plays: ['10-2@1'],
          otherwise: 'advice',
          stops: { doubleOpens: true, trainOpens: false, oneTile: true, roundEnds: true },
        },
        turns: 4,
        instead: 1,
      },
    ],
  ]);
});

test('an invalid plan is not sent, and says why', async () => {
  const lay = vi.fn<(plan: NewPlan) => Promise<void>>(done);
  sitAt(waiting(), { lay });
  const form = await open();
  form.press('Save this plan');
  expect(form.getByRole('alert').textContent).toContain('The plan is empty');
  expect(lay).not.toHaveBeenCalled();
  form.tap('7-3');
  expect(form.getByRole('alert').textContent).toBe('');
});

test('an unsent draft is there again when the sheet is reopened', async () => {
  sitAt(waiting());
  const form = await open();
  form.tap('7-3');
  form.press('Back to the table');
  await waitFor(() => expect(isOpen()).toBe(false));
  expect((await open()).train()).toEqual(['7-3']);
});

test('if a plan has played in the meantime, the sheet says so and what happened, and keeps the draft', async () => {
  const refusal = { type: '/problems/stale-revision', title: 'Any', status: 412, detail: 'Your plan has played.' };
  const lay = vi.fn<(plan: NewPlan) => Promise<void>>(() => Promise.reject(new Refused(refusal)));
  const next = sitAt(planned(), { lay });
  const form = await open('Change');
  form.press('Undo last');
  form.tab(/Single plays/);
  form.tap('10-2');
  form.press(/Put 10-2 on Ana’s train/);
  form.press('Save the changed plan');
  await waitFor(() => expect(form.getByRole('alert').textContent).toBe('Your plan has played.'));
  const { game, log } = fixtureOf(planned());
  const came = {
    revision: 41,
    seat: 0,
    by: 'plan' as const,
    at: '2026-11-21T10:00:00.000Z',
    events: [{ type: 'played' as const, seat: 4, tile: '8-5', train: 4, end: 5 }],
  };
  next({ game: { ...game, revision: 41, you: { ...game.you, planVersion: 2 } }, log: [...log, came] });
  expect(form.getByText('Meanwhile:').parentElement?.textContent).toContain('(planned)');
  expect(form.summary()).toContain('lays 3-2, 5-2 on your train');
  expect(form.summary()).toContain('11-6 on the Mexican train, 10-2 on Ana’s train');
  form.press('Save the changed plan');
  expect(lay.mock.lastCall?.[0].instead).toBe(2);
  expect(lay.mock.lastCall?.[0].plan.plays).toEqual(['11-6@M', '10-2@1']);
});

test('if the player’s turn comes, the sheet warns that the plan would play at once', async () => {
  const next = sitAt(waiting());
  const form = await open();
  next({ game: { ...fixtureOf(bonepileTable()).game, id: fixtureOf(waiting()).game.id } });
  expect(form.getByText(/this plan plays at once/)).toBeTruthy();
});

test('arrow keys move between tiles, one of which is in the tab order', async () => {
  sitAt(waiting());
  const form = await open();
  const tiles = within(form.getByRole('toolbar', { name: 'Your tiles' })).getAllByRole('button');
  const stops = (): string[] => tiles.filter((one) => one.tabIndex === 0).map((one) => one.dataset['tile'] ?? '');
  expect(stops()).toEqual([tiles[0]?.dataset['tile']]);
  tiles[0]?.focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tiles[1]);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'End' });
  expect(document.activeElement).toBe(tiles.at(-1));
  expect(stops()).toEqual([tiles.at(-1)?.dataset['tile']]);
});

test('one tap takes a plan back; the button shows that, and a failure keeps the plan to be tried again', async () => {
  let settle: { readonly keep: () => void; readonly fail: () => void } = { keep: () => {}, fail: () => {} };
  const takeBack = vi.fn<() => Promise<void>>(
    () => new Promise((resolve, reject) => (settle = { keep: resolve, fail: () => reject(new Error('no')) })),
  );
  const next = sitAt(planned(), { takeBack });
  const status = within(screen.getByRole('region', { name: 'Your plan' }));
  expect(status.getAllByText(/3-2 next, 3 turns/)).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Plan ahead' })).toBeNull();
  press('Take back');
  expect(status.getByRole('button', { name: 'Taking back…' })).toBeTruthy();
  settle.fail();
  await waitFor(() => expect(status.getByRole('alert').textContent).not.toBe(''));
  press('Take back');
  const { game } = fixtureOf(planned());
  next({ game: { ...game, you: { ...game.you, plan: null, planVersion: 2 } } });
  settle.keep();
  expect(takeBack).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('region', { name: 'Your plan' })).toBeNull();
  expect((await open()).summary()).toContain('covers a double with 7-3');
});

test('a stopped plan says why until the player plays, and has nothing to take back', () => {
  const next = sitAt(planStopped());
  const status = within(screen.getByRole('region', { name: 'Your plan' }));
  expect(status.getAllByText('Your plan stopped: Jun has 1 tile left.')).not.toHaveLength(0);
  expect(status.queryByRole('button')).toBeNull();
  const { game } = fixtureOf(planStopped());
  next({ game: { ...game, you: { ...game.you, plan: null } } });
  expect(screen.queryByRole('region', { name: 'Your plan' })).toBeNull();
});

const mayPlan = (): number => screen.queryAllByRole('button', { name: 'Plan ahead' }).length;

test('a plan can also be made from the menu', async () => {
  sitAt(waiting());
  expect(mayPlan()).toBe(1);
  press('Menu');
  const menu = within(screen.getByRole('dialog', { name: 'The Stopping Service' }));
  fireEvent.click(menu.getByRole('button', { name: 'Plan ahead' }));
  expect(await sheet()).toBeTruthy();
});

test.each<[string, () => Sketch]>([
  ['on one’s own turn', bonepileTable],
  ['when looking on', () => ({ ...waiting(), seat: null })],
  ['when the round is over', over],
  ['when the game is over', () => ({ ...waiting(), status: 'finished' })],
])('there is no planning ahead %s', (_, sketch) => {
  sitAt(sketch());
  expect(mayPlan()).toBe(0);
  press('Menu');
  expect(mayPlan()).toBe(0);
});
