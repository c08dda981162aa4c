import { BEGINNING, eventually } from '@slow-train/local/kit';
import { cleanup, screen, waitFor } from '@solidjs/testing-library';
import type { AccountView } from '@slow-train/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { json, type Sent } from '../../service.ts';
import { accounts, done, GUEST, MEMBER, openAccount, press, refusal, toasts, TOKEN, type } from '../../account/kit.tsx';

let me: AccountView | null;
const bodies = (sent: readonly Sent[], path: string): unknown[] =>
  sent.filter((one) => one.path === path && one.method === 'POST').map(({ body }) => body);

async function askForCode(): Promise<HTMLElement> {
  await type('Your e-mail address', 'ines@post.example');
  await press('Mail me a code');
  return screen.findByLabelText(/^The six digits/);
}

beforeEach(() => {
  me = null;
  location.hash = '';
});
test('the player enters an address, pastes the six digits, and is signed in', async () => {
  const sent = accounts(
    () => me,
    ({ path }) => (path === '/api/auth/mail' ? json({}, 202) : json(MEMBER)),
  );
  const history = openAccount('/sign-in?to=%2Ftables%2Fabcdefghijkl');
  const field = await askForCode();
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('autocomplete')).toBe('one-time-code');
  expect(field.getAttribute('inputmode')).toBe('numeric');
  expect(screen.getByRole('status').textContent).toContain(
    'ines@post.example. Type its code, good for ten minutes, or open its link.',
  );
  await type('The six digits', ' 123 456 ');
  expect(field).toHaveProperty('value', '123456');
  await press('Sign in');
  await waitFor(() => expect(history.get()).toBe('/tables/abcdefghijkl'));
  expect(bodies(sent, '/api/auth/sign-in/mail')).toEqual([
    { email: 'ines@post.example', code: '123456', leave: false },
  ]);
  expect(toasts()).toEqual(['Signed in as Ines.']);
});

test('a link to another site is not followed after signing in', async () => {
  accounts(
    () => me,
    ({ path }) => (path === '/api/auth/mail' ? json({}, 202) : json(MEMBER)),
  );
  const history = openAccount('/sign-in?to=%2F%2Felsewhere.example');
  await askForCode();
  await type('The six digits', '123456');
  await press('Sign in');
  await waitFor(() => expect(history.get()).toBe('/'));
});

test('too few digits are not sent; a wrong code says so and is selected to be typed over', async () => {
  const sent = accounts(
    () => me,
    ({ path }) => (path === '/api/auth/mail' ? json({}, 202) : refusal(401, 'sign-in-failed', 'That is not the code.')),
  );
  openAccount('/sign-in');
  const field = await askForCode();
  await type('The six digits', '123');
  await press('Sign in');
  expect(await screen.findByText(/^A code has six digits/)).toBeTruthy();
  expect(bodies(sent, '/api/auth/sign-in/mail')).toEqual([]);
  await type('The six digits', '123456');
  await press('Sign in');
  expect(await screen.findByText('That is not the code.')).toBeTruthy();
  await waitFor(() => expect(field).toHaveProperty('selectionEnd', 6));
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('another code can be requested after a while, and the address corrected', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const sent = accounts(
    () => me,
    () => json({}, 202),
  );
  openAccount('/sign-in');
  await askForCode();
  expect(screen.getByText('You can send another code in 30 s.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send another code' })).toBeNull();
  await vi.advanceTimersByTimeAsync(30_000);
  await press('Send another code');
  await eventually(() => expect(bodies(sent, '/api/auth/mail')).toHaveLength(2));
  await eventually(() => expect(toasts()).toEqual(['Another mail is on its way. Use the newest one.']));
  await press('Change the address');
  const address = await screen.findByLabelText(/^Your e-mail address/);
  expect(address).toHaveProperty('value', 'ines@post.example');
});

test('a player who returns to a discarded page is asked for the code', async () => {
  accounts(
    () => me,
    () => json({}, 202),
  );
  sessionStorage.setItem('slow-train:sign-in', `${BEGINNING - 60_000} ines@post.example `);
  openAccount('/sign-in');
  expect(await screen.findByLabelText(/^The six digits/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send another code' })).toBeTruthy();
});

test('somebody whose address gets no mail is told so beside the code, also on return, and offered another way', async () => {
  accounts(
    () => me,
    () => json({ isStopped: true }, 202),
  );
  vi.stubGlobal('PublicKeyCredential', { isConditionalMediationAvailable: () => Promise.resolve(false) });
  openAccount('/sign-in');
  await askForCode();
  expect(screen.getByText(/^It may not arrive: .*Use a passkey/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Use a passkey' })).toBeTruthy();
  cleanup();
  openAccount('/sign-in');
  expect(await screen.findByText(/^It may not arrive/)).toBeTruthy();
});

test('a mail that cannot be sent says so where the address was typed', async () => {
  accounts(
    () => me,
    () => refusal(503, 'mail-failed', 'The mail could not be sent.'),
  );
  openAccount('/sign-in');
  await type('Your e-mail address', 'ines@post.example');
  await press('Mail me a code');
  expect(await screen.findByText('The mail could not be sent.')).toBeTruthy();
  expect(screen.getByLabelText(/^Your e-mail address/)).toHaveProperty('value', 'ines@post.example');
});

test('when there are too many mails, the code of the newest one can be typed', async () => {
  const sent = accounts(
    () => me,
    ({ path }) =>
      path === '/api/auth/mail'
        ? refusal(429, 'too-many-requests', 'Too many mails to this address.')
        : refusal(401, 'sign-in-failed', 'That is not the code.'),
  );
  openAccount('/sign-in');
  await type('Your e-mail address', 'ines@post.example');
  expect(screen.queryByRole('button', { name: 'Type the code of the newest mail' })).toBeNull();
  await press('Mail me a code');
  expect(await screen.findByText('Too many mails to this address.')).toBeTruthy();
  await press('Type the code of the newest mail');
  await type('The six digits', '123456');
  await press('Sign in');
  expect(await screen.findByText('That is not the code.')).toBeTruthy();
  expect(bodies(sent, '/api/auth/sign-in/mail')).toMatchObject([{ email: 'ines@post.example', code: '123456' }]);
});

test('the local mailbox is one click away, if there is one', async () => {
  accounts(
    () => me,
    () => json({ mailbox: 'http://localhost:8788/' }, 202),
  );
  openAccount('/sign-in');
  await askForCode();
  expect(screen.getByRole('link', { name: 'Open the mailbox on this machine' }).getAttribute('href')).toBe(
    'http://localhost:8788/',
  );
});

test.each([
  ['token', '/api/auth/sign-in/mail'],
  ['hand-off', '/api/auth/sign-in/hand-off'],
])('a link’s token (%s) leaves the address bar, and only a press uses it', async (name, path) => {
  const sent = accounts(
    () => me,
    () => json(MEMBER),
  );
  location.hash = `#${name}=${TOKEN}`;
  const history = openAccount('/sign-in');
  await screen.findByRole('heading', { name: 'Sign in on this device?' });
  expect(location.href).not.toContain(TOKEN);
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  await press('Sign in here');
  await waitFor(() => expect(history.get()).toBe('/'));
  expect(bodies(sent, path)).toEqual([{ token: TOKEN, leave: false }]);
});

test('a used link offers a new code', async () => {
  accounts(
    () => me,
    () => refusal(401, 'sign-in-failed', 'This link is used up.'),
  );
  location.hash = `#token=${TOKEN}`;
  openAccount('/sign-in');
  await press('Sign in here');
  expect(await screen.findByText('This link is used up.')).toBeTruthy();
  await press('Mail me a code');
  expect(await screen.findByLabelText(/^Your e-mail address/)).toBeTruthy();
});

test('a failed connection leaves the link usable', async () => {
  let isWell = false;
  accounts(
    () => me,
    () => (isWell ? json(MEMBER) : 'offline'),
  );
  location.hash = `#token=${TOKEN}`;
  const history = openAccount('/sign-in');
  await press('Sign in here');
  expect(await screen.findByText(/Can’t reach Slow Train/)).toBeTruthy();
  isWell = true;
  await press('Sign in here');
  await waitFor(() => expect(history.get()).toBe('/'));
});

test('a guest who would be lost is warned first, and is given up only after confirming', async () => {
  me = GUEST;
  const sent = accounts(
    () => me,
    ({ body }) =>
      typeof body === 'object' && body !== null && 'leave' in body && body.leave === true
        ? json(MEMBER)
        : refusal(409, 'would-lose-guest'),
  );
  location.hash = `#hand-off=${TOKEN}`;
  const history = openAccount('/sign-in');
  await press('Sign in here');
  const heading = await screen.findByRole('heading', { name: 'This browser has a guest' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(/the guest Ines/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Give the guest an address first' }).getAttribute('href')).toBe('/you/email');
  expect(screen.getByText('Stay the guest')).toBeTruthy();
  await press('Leave the guest behind');
  await waitFor(() => expect(history.get()).toBe('/'));
  expect(bodies(sent, '/api/auth/sign-in/hand-off')).toEqual([
    { token: TOKEN, leave: false },
    { token: TOKEN, leave: true },
  ]);
});

test('undoing a change of address needs a press, and ends all sessions', async () => {
  const sent = accounts(() => me, done);
  location.hash = `#token=${TOKEN}`;
  openAccount('/restore');
  await screen.findByRole('heading', { name: 'Put the old address back?' });
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  await press('Put it back');
  expect(await screen.findByRole('heading', { name: 'Your address is back' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in');
  expect(bodies(sent, '/api/auth/restore-email')).toEqual([{ token: TOKEN }]);
});

test('an incomplete link says so', async () => {
  accounts(() => me, done);
  openAccount('/restore');
  expect(await screen.findByText(/incomplete/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Put it back' })).toBeNull();
});
