import { Route } from '@solidjs/router';
import { screen, waitFor } from '@solidjs/testing-library';
import { expect, test } from 'vitest';
import BoundariesPage from '../../../src/pages/account/BoundariesPage.tsx';
import PersonPage from '../../../src/pages/profile/PersonPage.tsx';
import { accounts, done, MEMBER, press, toasts } from '../../account/kit.tsx';
import { openPage } from '../../open-page.tsx';
import { gameView } from '../../fixtures.ts';
import { json, problem } from '../../service.ts';

const open = (path: string): ReturnType<typeof openPage> =>
  openPage(path, () => (
    <>
      <Route path="/you/boundaries" component={BoundariesPage} />
      <Route path="/tables/:id/people/:seat" component={PersonPage} />
      <Route path="/tables/:id" component={() => <p>A table</p>} />
    </>
  ));

test('people that one has muted or blocked are listed, and each can be taken back', async () => {
  let all = [
    { id: 'boundary-1', name: 'Bo', kind: 'block', since: '2026-11-03T10:00:00.000Z' },
    { id: 'boundary-2', name: 'Cleo', kind: 'mute', since: '2026-11-01T10:00:00.000Z' },
  ];
  const sent = accounts(
    () => MEMBER,
    ({ method, path }) => {
      if (method === 'GET') return json({ boundaries: all });
      all = all.filter(({ id }) => !path.endsWith(id));
      return done();
    },
  );
  open('/you/boundaries');
  expect(await screen.findByText('blocked since 3 Nov')).toBeTruthy();
  expect(screen.getByText('muted since 1 Nov')).toBeTruthy();
  await press('Unblock Bo');
  await waitFor(() => expect(screen.queryByText('Bo')).toBeNull());
  expect(sent.some(({ method, path }) => method === 'DELETE' && path === '/api/me/boundaries/boundary-1')).toBe(true);
  expect(toasts()).toContain('Bo is no longer blocked.');
  expect(screen.getByText('Cleo')).toBeTruthy();
});

test('an empty list says where to mute and to block', async () => {
  accounts(
    () => MEMBER,
    () => json({ boundaries: [] }),
  );
  open('/you/boundaries');
  expect(
    await screen.findByText(/You can mute somebody at their message, and block them on their profile\./),
  ).toBeTruthy();
});

const PERSON = {
  name: 'Bo',
  since: '2026-06-03T10:00:00.000Z',
  results: null,
  pips: null,
  pace: null,
  reliability: null,
  ratings: null,
  ladder: null,
  hides: null,
  years: null,
  together: { games: 0, ahead: 0, behind: 0 },
};

test('somebody is blocked on their profile, after being told what that means', async () => {
  let fails = true;
  const sent = accounts(
    () => MEMBER,
    ({ method }) => (method === 'GET' ? json(PERSON) : fails ? problem(503, 'Try again soon.') : done()),
  );
  const history = open('/tables/game-of-two1/people/1');
  await screen.findByRole('heading', { name: 'Bo' });
  await press('Block Bo');
  expect(screen.getByText(/no new table seats you both.*Bo is not told\./)).toBeTruthy();
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
  await press('Block');
  expect(await screen.findByText('Try again soon.')).toBeTruthy();
  fails = false;
  await press('Block');
  await waitFor(() => expect(history.get()).toBe('/tables/game-of-two1'));
  expect(sent.at(-1)?.path).toBe('/api/games/game-of-two1/seats/1/block');
  expect(toasts()).toContain('Bo is blocked. You can undo that under Account and display.');
});

test('30.7 a person’s page shows the games together first, then invites, and mutes and blocks last', async () => {
  const sent = accounts(
    () => MEMBER,
    ({ method, path }) => {
      if (path === '/api/games') return json({ game: gameView({ id: 'newnewnewnew', status: 'lobby' }), log: [] }, 201);
      return method === 'GET' ? json({ ...PERSON, together: { games: 6, ahead: 4, behind: 2 } }) : done();
    },
  );
  const history = open('/tables/game-of-two1/people/1');
  const first = await screen.findByRole('heading', { name: 'You and Bo' });
  const order = [
    first,
    screen.getByText('You have finished 6 games together. Bo finished ahead of you in 2 games, you in 4.'),
    ...['Invite Bo', 'Mute Bo', 'Block Bo'].map((name) => screen.getByRole('button', { name })),
  ];
  const all = [...document.querySelectorAll('*')];
  const places = order.map((part) => all.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  await press('Mute Bo');
  await waitFor(() =>
    expect(toasts()).toContain('You no longer read what Bo says. You can undo that under Account and display.'),
  );
  expect(sent.at(-1)).toMatchObject({
    method: 'PUT',
    path: '/api/games/game-of-two1/talk/mutes/1',
    body: { muted: true },
  });
  await press('Invite Bo');
  await waitFor(() => expect(history.get()).toBe('/tables/newnewnewnew'));
  expect(sent.at(-1)).toMatchObject({
    path: '/api/games/newnewnewnew/invitations',
    body: { game: 'game-of-two1', seat: 1 },
  });
});

test('one’s own profile as others see it has nobody to block', async () => {
  accounts(
    () => MEMBER,
    () => json({ ...PERSON, name: 'Ines', together: null }),
  );
  open('/tables/game-of-two1/people/0');
  await screen.findByRole('heading', { name: 'Ines' });
  expect(screen.queryByRole('button', { name: /Block/ })).toBeNull();
});
