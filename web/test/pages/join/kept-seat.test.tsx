import { Route } from '@solidjs/router';
import { fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import JoinPage from '../../../src/pages/join/JoinPage.tsx';
import { gameView, person } from '../../fixtures.ts';
import { closePages, openPage } from '../../open-page.tsx';
import { json, pretendService } from '../../service.ts';

afterEach(closePages);

const game = {
  id: 'abcdefghijkl',
  name: 'Night Mail',
  status: 'lobby',
  rules: { preset: 'hub' },
  set: 12,
  rounds: 13,
  forcedPlays: true,
  clock: null,
  seats: [person('Ines'), { kind: 'nobody', byMail: true, reserved: { name: '', answer: 'waiting' } }],
  held: null,
};

function open(isKept: boolean) {
  let said: unknown;
  const { sent } = pretendService(({ method, path, body }) => {
    if (path.endsWith('/answer')) {
      said = body;
      return new Response(null, { status: 204 });
    }
    if (path === '/api/me') return json({ id: 'u', name: 'Ana', isGuest: true });
    return method === 'POST'
      ? json({ game: gameView(), log: [] })
      : json({ game, host: 'Ines', isMember: false, isKept, ...Object(said) });
  });
  openPage('/join/AbCdEfGhIjKlMnOpQrStUv', () => (
    <>
      <Route path="/join/:code" component={JoinPage} />
      <Route path="*" component={() => <p>the table</p>} />
    </>
  ));
  return sent;
}

test('a link from a mail leads to the seat that is kept, when no other is free', async () => {
  const sent = open(true);
  expect(await screen.findByText(/A seat is kept for you\./)).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Take a seat' }));
  expect(await screen.findByText('the table')).toBeTruthy();
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
});

test('somebody invited by mail may say later or no, without an account', async () => {
  const sent = open(true);
  fireEvent.click(await screen.findByRole('button', { name: 'No, thank you' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ answer: 'no' }));
  expect(await screen.findByText(/You said no\./)).toBeTruthy();
  // They may change their mind.
  expect(screen.getByRole('button', { name: 'Not now' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Take a seat' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'No, thank you' })).toBeNull();
});

test('a kept seat is not free by the game’s own link', async () => {
  open(false);
  expect(await screen.findByText('Every seat is taken.')).toBeTruthy();
  expect(screen.queryByText(/A seat is kept for you\./)).toBeNull();
});
