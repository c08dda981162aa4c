import { cleanup, fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, expect, test, vi } from 'vitest';
import { changeMySeat, heldGame } from '../../src/client/game.ts';
import { memoryPlayerState } from '../../src/player-state/player-state.ts';
import { bonepileTable } from '../../src/playground/positions.ts';
import { fixtureOf } from '../../src/playground/sketch.ts';
import { answer, gameView } from '../fixtures.ts';
import { json, pretendService, problem } from '../service.ts';
import { openSettings, show } from './on-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const given = { playerState: memoryPlayerState(), onAct: () => {}, onShowScores: () => {} };
const choices = (): HTMLElement => screen.getByRole('group', { name: /When there is only one move|Saving/ });
const isChosen = (label: string): boolean =>
  within(choices()).getByRole<HTMLInputElement>('radio', { name: label }).checked;

test('the menu has a setting for the viewer’s forced moves, which shows that it is being saved', async () => {
  let saved = (): void => {};
  const onLetPlay = vi.fn<(forced: boolean) => Promise<void>>(() => new Promise((resolve) => (saved = resolve)));
  const next = show(bonepileTable(), { ...given, onLetPlay });
  openSettings();
  expect(isChosen('Play it for me')).toBe(true);
  fireEvent.click(within(choices()).getByRole('radio', { name: 'Wait for me' }));
  expect(onLetPlay.mock.calls).toEqual([[false]]);
  expect(isChosen('Wait for me')).toBe(true);
  expect(screen.getByRole('group', { name: 'Saving…' })).toBeTruthy();
  const { game } = fixtureOf(bonepileTable());
  next({ game: { ...game, you: { ...game.you, forced: false } } });
  saved();
  expect(await screen.findByRole('group', { name: 'When there is only one move' })).toBeTruthy();
  expect(isChosen('Wait for me')).toBe(true);
});

test('a setting changed again while it is being saved is sent as well', async () => {
  const saves: (() => void)[] = [];
  const onLetPlay = vi.fn<(forced: boolean) => Promise<void>>(() => new Promise((resolve) => saves.push(resolve)));
  show(bonepileTable(), { ...given, onLetPlay });
  openSettings();
  fireEvent.click(within(choices()).getByRole('radio', { name: 'Wait for me' }));
  fireEvent.click(within(choices()).getByRole('radio', { name: 'Play it for me' }));
  saves[0]?.();
  await waitFor(() => expect(onLetPlay.mock.calls).toEqual([[false], [true]]));
  saves[1]?.();
  await screen.findByRole('group', { name: 'When there is only one move' });
  expect(isChosen('Play it for me')).toBe(true);
});

test('a setting that could not be saved says so, and reverts', async () => {
  show(bonepileTable(), { ...given, onLetPlay: () => Promise.reject(new Error('no')) });
  openSettings();
  fireEvent.click(within(choices()).getByRole('radio', { name: 'Wait for me' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  expect(isChosen('Play it for me')).toBe(true);
});

test('a game where every move is sent by hand has no such setting', () => {
  const next = show(bonepileTable(), given);
  next({ game: { ...fixtureOf(bonepileTable()).game, forcedPlays: false } });
  openSettings();
  expect(screen.queryByRole('group', { name: /Your moves/ })).toBeNull();
});

test('after a conflict the newer game is shown and the change is sent again', async () => {
  const taken: (number | undefined)[] = [];
  const noteHeld = (): void => void taken.push(heldGame('abcdefghijkl')?.game.revision);
  const { sent } = pretendService(({ headers }) => {
    if (headers.get('if-match') === '"7"') return problem(412, 'The game has changed.', { current: answer(9) });
    noteHeld();
    return json(answer(10));
  });
  await changeMySeat(gameView({ revision: 7 }), { forced: false });
  noteHeld();
  expect(sent.map(({ method, body }) => [method, body])).toEqual([
    ['PATCH', { forced: false }],
    ['PATCH', { forced: false }],
  ]);
  expect(taken).toEqual([9, 10]);
});
