import { Route } from '@solidjs/router';
import { screen, waitFor } from '@solidjs/testing-library';
import type { AccountView } from '@slow-train/protocol';
import { afterEach, expect, test } from 'vitest';
import GamePage from '../../../src/pages/game/GamePage.tsx';
import { accounts, GUEST, MEMBER, press, refusal, toasts, TOKEN } from '../../account/kit.tsx';
import { gameView } from '../../fixtures.ts';
import { closePages, openPage } from '../../open-page.tsx';
import { json, problem, type Sent } from '../../service.ts';

const TABLE = '/tables/abcdefghijkl';
const ENTER = 'Continue as the reader of this mail';
let me: AccountView | null = null;

/** Opens a mail’s link to a game that only its member may see. */
function openLink(enter: (sent: Sent) => Response) {
  location.hash = `#token=${TOKEN}`;
  const sent = accounts(
    () => me,
    (request) => {
      if (request.path === '/api/auth/sign-in/mail') return enter(request);
      if (request.path === '/api/me/companions') return json({ companions: [] });
      if (me === null) return problem(401, 'Sign in.');
      return me.isGuest ? problem(404, 'No.') : json({ game: gameView(), log: [] });
    },
  );
  const history = openPage(TABLE, () => (
    <>
      <Route path="/tables/:id" component={GamePage} />
      <Route path="/sign-in" component={() => <p>Ticket office</p>} />
    </>
  ));
  const entered = (): unknown[] => sent.filter(({ path }) => path === '/api/auth/sign-in/mail').map(({ body }) => body);
  return { history, entered };
}

const asMember = (): Response => {
  me = MEMBER;
  return json(MEMBER);
};

afterEach(() => {
  me = null;
  location.hash = '';
  closePages();
});

test('somebody who may see the game sees it at once, and the token leaves the address', async () => {
  me = MEMBER;
  const { entered } = openLink(asMember);
  expect(await screen.findByRole('heading', { name: 'Night Mail' })).toBeTruthy();
  expect(location.href).not.toContain(TOKEN);
  expect(screen.queryByRole('button', { name: ENTER })).toBeNull();
  expect(entered()).toEqual([]);
});

test('without a session one press leads to the game; the token is not used before', async () => {
  const { history, entered } = openLink(asMember);
  expect(await screen.findByRole('button', { name: ENTER })).toBeTruthy();
  expect(location.href).not.toContain(TOKEN);
  expect(entered()).toEqual([]);
  await press(ENTER);
  expect(await screen.findByRole('heading', { name: 'Night Mail' })).toBeTruthy();
  expect(entered()).toEqual([{ token: TOKEN, leave: false }]);
  expect(history.get()).toBe(TABLE);
  expect(toasts()).toEqual(['Signed in as Ines.']);
});

test('somebody signed in to another account is told so; a guest who would be lost is asked first', async () => {
  me = { ...GUEST, name: 'Milo' };
  const { entered } = openLink(({ body }) =>
    JSON.stringify(body).includes('true') ? asMember() : refusal(409, 'would-lose-guest'),
  );
  expect(await screen.findByText(/knows you as Milo/)).toBeTruthy();
  await press(ENTER);
  expect(await screen.findByText(/the guest Milo/)).toBeTruthy();
  await press('Leave the guest behind');
  expect(await screen.findByRole('heading', { name: 'Night Mail' })).toBeTruthy();
  expect(entered()).toHaveLength(2);
});

test('a used link leads to the sign-in page, and from there back to the game', async () => {
  const { history } = openLink(() => refusal(401, 'sign-in-failed', 'This link has been used.'));
  await press(ENTER);
  expect(await screen.findByText('This link has been used', { exact: false })).toBeTruthy();
  await press('Sign in another way');
  await waitFor(() => expect(history.get()).toBe(`/sign-in?to=${TABLE}`));
});
