import { Route } from '@solidjs/router';
import { screen, waitFor } from '@solidjs/testing-library';
import type { AccountView } from '@slow-train/protocol';
import { afterEach, expect, test } from 'vitest';
import TablePage from '../../../src/pages/game/GamePage.tsx';
import { accounts, GUEST, MEMBER, press, refusal, told, TOKEN } from '../../account/kit.tsx';
import { gameView } from '../../fixtures.ts';
import { closePages, openPage } from '../../open-page.tsx';
import { json, problem, type Sent } from '../../service.ts';

const TABLE = '/tables/abcdefghijkl';
const ENTER = 'Continue as the reader of this mail';
let me: AccountView | null = null;

/** Opens the link of a mail; the table shows itself to the member alone. */
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
      <Route path="/tables/:id" component={TablePage} />
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

test('who may see the table anyway just sees it, and the token is gone', async () => {
  me = MEMBER;
  const { entered } = openLink(asMember);
  expect(await screen.findByRole('heading', { name: 'Night Mail' })).toBeTruthy();
  expect(location.href).not.toContain(TOKEN);
  expect(screen.queryByRole('button', { name: ENTER })).toBeNull();
  expect(entered()).toEqual([]);
});

test('without a session one press leads to the table; nothing is used before', async () => {
  const { history, entered } = openLink(asMember);
  expect(await screen.findByRole('button', { name: ENTER })).toBeTruthy();
  expect(location.href).not.toContain(TOKEN);
  expect(entered()).toEqual([]);
  await press(ENTER);
  expect(await screen.findByRole('heading', { name: 'Night Mail' })).toBeTruthy();
  expect(entered()).toEqual([{ token: TOKEN, leave: false }]);
  expect(history.get()).toBe(TABLE);
  expect(told()).toEqual(['Signed in as Ines.']);
});

test('who is somebody else here is told so; a guest who would be lost is asked about first', async () => {
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

test('a link that is used up leads to the ticket office, and from there back', async () => {
  const { history } = openLink(() => refusal(401, 'sign-in-failed', 'This link has been used.'));
  await press(ENTER);
  expect(await screen.findByText('This link has been used', { exact: false })).toBeTruthy();
  await press('Sign in another way');
  await waitFor(() => expect(history.get()).toBe(`/sign-in?to=${TABLE}`));
});
