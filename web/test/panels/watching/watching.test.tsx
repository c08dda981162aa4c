import { Route } from '@solidjs/router';
import { fireEvent, screen, waitFor } from '@solidjs/testing-library';
import type { GameView } from '@slow-train/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import ShareGame from '../../../src/panels/watching/ShareGame.tsx';
import WatchSettings from '../../../src/panels/watching/WatchSettings.tsx';
import { gameView } from '../../fixtures.ts';
import { closePages, openPage } from '../../open-page.tsx';
import { json, pretendService } from '../../service.ts';

const TOKEN = 'B'.repeat(22);

afterEach(() => {
  closePages();
  vi.unstubAllGlobals();
});

const openSettings = (game: GameView, take = vi.fn<() => void>()) => {
  openPage('/', () => <Route path="*" component={() => <WatchSettings game={game} take={take} />} />);
  return take;
};

const host = { ...gameView({}).you, isHost: true };

test('the host decides who may watch, and hands out the link', async () => {
  const { sent } = pretendService(({ path }) =>
    json(path.endsWith('/link') ? { token: TOKEN } : { game: {}, log: [] }),
  );
  const take = openSettings(gameView({ status: 'lobby', watchers: 'turn', you: host }));
  fireEvent.click(screen.getByRole('button', { name: 'Get the link for watchers' }));
  const field = await screen.findByLabelText('Link for watchers');
  expect(field).toHaveProperty('value', expect.stringContaining(`/watch/${TOKEN}`));
  fireEvent.click(screen.getByRole('radio', { name: 'A round late' }));
  await waitFor(() => expect(take).toHaveBeenCalled());
  expect(sent.map(({ body }) => body)).toEqual([{ renew: false }, { watchers: 'round' }]);
});

test('once a game has started, the permission to watch can only be made stricter', () => {
  pretendService(() => json({}));
  openSettings(gameView({ status: 'playing', watchers: 'round', you: host }));
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual(['No', 'A round late']);
});

test('everybody else is told who may watch', () => {
  pretendService(() => json({}));
  openSettings(gameView({ status: 'playing', watchers: 'round', you: { ...host, isHost: false } }));
  expect(screen.getByText('Others may watch, a round late.')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('any player may show a finished game, take that back, and agree to be named in its file', async () => {
  const watching = { watchers: 'nobody', token: null, named: { agreed: 0, people: 2, you: false } };
  const { sent } = pretendService(({ method, path }) => {
    if (method === 'DELETE') return new Response(null, { status: 204 });
    return json(path.endsWith('/link') ? { token: TOKEN } : watching);
  });
  const game = gameView({ status: 'finished' });
  openPage('/', () => <Route path="*" component={() => <ShareGame game={game} />} />);
  const fold = screen.getByRole('group');
  fold.toggleAttribute('open', true);
  fireEvent(fold, new Event('toggle'));
  expect(await screen.findByText(/0 of 2 so far/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Get a link to this game' }));
  expect(await screen.findByLabelText('Link for watchers')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Take the link back' }));
  expect(await screen.findByRole('button', { name: 'Get a link to this game' })).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /^My name may be in the file/ }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ isNamed: true }));
});
