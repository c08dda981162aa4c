import { Route } from '@solidjs/router';
import { fireEvent, screen, within } from '@solidjs/testing-library';
import type { WatchedGame } from '@slow-train/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import WatchPage from '../../../src/pages/watch/WatchPage.tsx';
import { WATCHED } from '../../../src/playground/watched.ts';
import { closePages, openPage } from '../../open-page.tsx';
import { json, pretendService, problem } from '../../service.ts';

const TOKEN = 'A'.repeat(22);

afterEach(() => {
  closePages();
  vi.unstubAllGlobals();
});

function stateOf(id: string): WatchedGame {
  const found = WATCHED.find((state) => state.id === id);
  if (found === undefined) throw new Error(`no state ${id}`);
  return found.make();
}

/** Opens the link to a game as it is watched. */
function watch(game: WatchedGame) {
  const service = pretendService(({ path }) => json(path.includes('/versions/') ? game : { version: game.version }));
  openPage(`/watch/${TOKEN}`, () => <Route path="/watch/:token" component={WatchPage} />);
  return service;
}

test('a watcher is told the delay twice, steps back and forward, and sees no hand', async () => {
  const { sent } = watch(stateOf('watch-turn'));
  expect(await screen.findByText('Hands stay hidden.')).toBeTruthy();
  expect(screen.getByText('one turn late')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'One turn late' })).toBeTruthy();
  expect(screen.getByText(/^As of /)).toBeTruthy();
  expect(sent.map(({ path }) => path)).toEqual([`/api/watch/${TOKEN}`, `/api/watch/${TOKEN}/versions/t40`]);
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.queryByText('Hands stay hidden.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Forward' }));
  expect(screen.getByText('Hands stay hidden.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Score' }));
  expect(screen.getByRole('columnheader', { name: /Mira/ })).toBeTruthy();
});

test('before there is anything to see, the page says what will be here', async () => {
  watch(stateOf('watch-first'));
  expect(await screen.findByRole('heading', { name: 'The first round is being played' })).toBeTruthy();
  expect(screen.getByText(/You see all of it once it is over/)).toBeTruthy();
});

test('a finished game shows its result, with seats instead of names that nobody shows', async () => {
  const game = stateOf('watch-result');
  watch({ ...game, seats: game.seats.map((seat, index) => (index === 0 ? { kind: 'nobody' } : seat)) });
  expect(await screen.findByRole('heading', { name: 'Ana wins' })).toBeTruthy();
  const standing = screen.getByRole('region', { name: 'Final standing' });
  expect(within(standing).getByText('Seat 1')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Watch it again' }).getAttribute('href')).toBe(`/watch/${TOKEN}/replay`);
});

test('a link that was taken back says so', async () => {
  pretendService(() => problem(404, 'There is nothing to watch at this link: ask whoever sent it.'));
  openPage(`/watch/${TOKEN}`, () => <Route path="/watch/:token" component={WatchPage} />);
  expect(await screen.findByRole('heading', { name: 'Nothing to watch here' })).toBeTruthy();
  expect(screen.getByText(/ask whoever sent it/)).toBeTruthy();
});
