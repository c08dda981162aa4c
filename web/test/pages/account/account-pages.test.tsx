import { screen, waitFor, within } from '@solidjs/testing-library';
import { eventually } from '@slow-train/local/kit';
import type { AccountView } from '@slow-train/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { fromNow, NOON } from '../../clock.ts';
import { closePages } from '../../open-page.tsx';
import { json, problem } from '../../service.ts';
import {
  accounts,
  asked,
  done,
  GUEST,
  MEMBER,
  openAccount,
  press,
  refusal,
  toasts,
  TOKEN,
  type,
} from '../../account/kit.tsx';

let me: AccountView | null;

const HOUR = 3_600_000;
const ago = (hours: number): string => fromNow(-hours * HOUR);
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const ANDROID = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const device = (id: string, userAgent: string, hours: number, isThis = false): object => ({
  id,
  userAgent,
  signedInAt: ago(hours + 1),
  method: isThis ? null : 'hand-off',
  lastUsedAt: ago(hours),
  isThis,
});

beforeEach(() => {
  me = GUEST;
});
test('a guest is warned, and shown how to keep their account', async () => {
  accounts(() => me, done);
  openAccount('/you');
  const warning = (await screen.findByRole('heading', { name: 'Only this browser knows you' })).parentElement;
  if (!warning) throw new Error('the heading has no section');
  expect(within(warning).getByRole('link', { name: 'Add an e-mail address' }).getAttribute('href')).toBe('/you/email');
});

test('30.8 what a newcomer does not need is one link away from the account', async () => {
  accounts(() => me, done);
  openAccount('/you');
  expect((await screen.findByRole('link', { name: /^More/ })).getAttribute('href')).toBe('/more');
});

test.each([['display'], ['moves'], ['data']])(
  '30.8 an address that names a part of the account opens it: %s',
  async (part) => {
    accounts(() => me, done);
    history.replaceState(null, '', `/you#${part}`);
    openAccount('/you');
    await screen.findByRole('heading', { name: 'Account and display' });
    await waitFor(() => expect(document.activeElement?.id).toBe(part));
  },
);

test('an account with an address shows it, without a warning', async () => {
  me = MEMBER;
  accounts(() => me, done);
  openAccount('/you');
  expect(await screen.findByRole('link', { name: /^E-mail ines@post\.example/ })).toBeTruthy();
  expect(screen.queryByText('Only this browser knows you')).toBeNull();
});

test('a signed-out visitor is asked to sign in', async () => {
  me = null;
  accounts(() => me, done);
  openAccount('/you/devices');
  expect(await screen.findByRole('heading', { name: 'Sign in first' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in?to=%2Fyou%2Fdevices');
});

test('a guest who adds an address is no longer a guest', async () => {
  const sent = accounts(
    () => me,
    ({ method }) => (method === 'POST' ? json({}, 202) : json({ ...MEMBER, id: 'guest' })),
  );
  const history = openAccount('/you/email');
  await type('Your e-mail address', 'ines@post.example');
  await press('Mail me a code');
  await type('The six digits', '123456');
  await press('Confirm');
  await waitFor(() => expect(history.get()).toBe('/you'));
  expect(toasts()).toEqual(['You have an account now. Sign in anywhere with ines@post.example.']);
  expect(sent.at(-1)).toMatchObject({ path: '/api/me/email', body: { email: 'ines@post.example', code: '123456' } });
  expect(screen.queryByText('Only this browser knows you')).toBeNull();
});

test('30.28 somebody who adds an address is told of the code alone, as that mail has no link', async () => {
  accounts(
    () => me,
    () => json({}, 202),
  );
  openAccount('/you/email');
  await type('Your e-mail address', 'ines@post.example');
  await press('Mail me a code');
  const sentence = (await screen.findByRole('status')).textContent;
  expect(sentence).toBe('Look for our mail to ines@post.example. Type its code, good for ten minutes.');
});

test('an address that belongs to another account offers to move the seats there', async () => {
  const sent = accounts(
    () => me,
    ({ method, body }) => {
      if (method === 'POST') return json({}, 202);
      const joins = typeof body === 'object' && body !== null && 'join' in body && body.join === true;
      return joins ? json({ ...MEMBER, name: 'Ines of old' }) : refusal(409, 'address-taken');
    },
  );
  const history = openAccount('/you/email');
  await type('Your e-mail address', 'ines@post.example');
  await press('Mail me a code');
  await type('The six digits', '123456');
  await press('Confirm');
  await screen.findByRole('heading', { name: 'This address has an account' });
  await press('Move my seats there');
  await waitFor(() => expect(history.get()).toBe('/you'));
  expect(toasts()).toEqual(['Your seats have moved to Ines of old.']);
  expect(sent.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({
    email: 'ines@post.example',
    code: '123456',
    join: true,
  });
});

test('an account that enters another account’s address is asked for a different one', async () => {
  me = MEMBER;
  accounts(
    () => me,
    ({ method }) => (method === 'POST' ? json({}, 202) : refusal(409, 'address-taken', 'Another account has it.')),
  );
  openAccount('/you/email');
  expect(await screen.findByText(/Now it is ines@post\.example/)).toBeTruthy();
  await type('The new address', 'other@post.example');
  await press('Mail me a code');
  await type('The six digits', '123456');
  await press('Confirm');
  expect(await screen.findByText('Another account has it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Move my seats there' })).toBeNull();
});

test('devices have readable names, this one comes first, and each can be signed out', async () => {
  // So that an hour ago is today.
  vi.setSystemTime(NOON);
  let devices = [device('phone-id', ANDROID, 30), device('this-id1', LINUX, 0, true), device('iphone-i', IPHONE, 3)];
  const sent = accounts(
    () => me,
    ({ method, path }) => {
      if (method === 'GET') return json({ devices });
      devices = path.endsWith('/devices') ? devices.slice(1, 2) : devices.slice(1);
      return done();
    },
  );
  openAccount('/you/devices');
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual([
    'Chrome on Linux',
    'Safari on iPhone',
    'Firefox on Android',
  ]);
  expect(rows[0]?.textContent).toContain('this device');
  expect(rows[0]?.textContent).toMatch(/signed in today$/);
  expect(rows[1]?.textContent).toContain('last used 3 h ago');
  expect(rows[1]?.textContent).toContain('with a QR code');
  await press('Sign out Firefox on Android');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(toasts()).toEqual(['Firefox on Android is signed out.']);
  await press('Sign out all others');
  expect(screen.getByText('1 device will have to sign in again.')).toBeTruthy();
  await press('Sign them out');
  expect(await screen.findByText('No other device is signed in.')).toBeTruthy();
  expect(asked(sent).filter((line) => line.startsWith('DELETE'))).toEqual([
    'DELETE /api/me/devices/phone-id',
    'DELETE /api/me/devices',
  ]);
});

test('a device that was signed out elsewhere notices at its next request', async () => {
  accounts(
    () => me,
    () => refusal(401, 'not-signed-in', 'Sign in first.'),
  );
  openAccount('/you');
  await press('Export all my data');
  expect(await screen.findByText('You have no account yet.')).toBeTruthy();
});

test('a name is saved; if the session has ended, no new guest is created', async () => {
  let isLive = true;
  const sent = accounts(
    () => me,
    ({ body }) => (isLive ? json({ ...GUEST, ...Object(body) }) : refusal(401, 'not-signed-in', 'Sign in first.')),
  );
  openAccount('/you');
  await type('Your name', 'Rosa');
  await press('Save');
  await waitFor(() => expect(toasts()).toEqual(['You are now Rosa.']));
  isLive = false;
  await type('Your name', 'Eve');
  await press('Save');
  expect(await screen.findByText('You have no account yet.')).toBeTruthy();
  expect(asked(sent)).toEqual(['PUT /api/me', 'PUT /api/me']);
});

test('a code for another device is shown, replaced by the person who signed in with it, and cancelled on leaving', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  let state = { id: 'handoff1', state: 'waiting', userAgent: null as string | null };
  const sent = accounts(
    () => me,
    ({ method }) => {
      if (method === 'DELETE') return done();
      if (method === 'GET') return json(state);
      return json({ id: 'handoff1', token: TOKEN, code: '4F7K2M9Q', expiresAt: fromNow(900_000) }, 201);
    },
  );
  openAccount('/you/another');
  expect(await screen.findByRole('img', { name: 'QR code that signs in another device' })).toBeTruthy();
  expect(screen.getByText('Good for 15 min 0 s')).toBeTruthy();
  state = { ...state, state: 'used', userAgent: ANDROID };
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await screen.findByRole('heading', { name: 'Firefox on Android is signed in' })).toBeTruthy();
  closePages();
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
});

test('an expired code offers a new one; leaving the page cancels the code', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  let codes = 0;
  const sent = accounts(
    () => me,
    ({ method, path }) => {
      if (method === 'DELETE') return done();
      if (method === 'GET') return json({ id: path.slice(-8), state: 'waiting', userAgent: null });
      codes += 1;
      return json({ id: `handoff${codes}`, token: TOKEN, code: '4F7K2M9Q', expiresAt: fromNow(900_000) }, 201);
    },
  );
  openAccount('/you/another');
  await screen.findByText('Good for 15 min 0 s');
  await vi.advanceTimersByTimeAsync(901_000);
  await screen.findByRole('heading', { name: 'This code has expired' });
  await press('Show a new code');
  await screen.findByText('Good for 15 min 0 s');
  closePages();
  await eventually(() =>
    expect(asked(sent).filter((line) => line.startsWith('DELETE'))).toContain('DELETE /api/me/hand-offs/handoff2'),
  );
});

test('a guest is warned before signing out; others are signed out at once', async () => {
  const sent = accounts(() => me, done);
  const history = openAccount('/you');
  await press('Sign out');
  expect(await screen.findByText(/signing out loses your seats for good/)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Stay signed in');
  expect(asked(sent)).toEqual([]);
  await press('Stay signed in');
  expect(document.activeElement?.textContent).toBe('Sign out');
  await press('Sign out');
  await press('Sign out, lose my seats');
  await waitFor(() => expect(history.get()).toBe('/'));
  expect(asked(sent)).toEqual(['POST /api/auth/sign-out']);
});

test('deleting says what happens, asks for the phrase, and says goodbye', async () => {
  me = MEMBER;
  const sent = accounts(() => me, done);
  openAccount('/you/delete');
  expect(await screen.findByText(/A computer player takes your seat/)).toBeTruthy();
  await press('Delete my account');
  expect(asked(sent)).toEqual([]);
  await type('Type these three words to confirm', 'Delete my account');
  await press('Delete my account');
  expect(await screen.findByRole('heading', { name: 'Your account is being deleted' })).toBeTruthy();
  expect(screen.getByText(/within seven days, you keep the account/)).toBeTruthy();
  expect(sent.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/me', body: { confirm: 'delete my account' } });
});

test('a guest is asked a second time before the account is deleted, because nobody can bring it back', async () => {
  const sent = accounts(() => me, done);
  openAccount('/you/delete');
  await type('Type these three words to confirm', 'delete my account');
  await press('Delete my account');
  expect(await screen.findByText(/nobody can bring this account back/)).toBeTruthy();
  expect(asked(sent)).toEqual([]);
  await press('Yes, delete it now');
  expect(await screen.findByRole('heading', { name: 'Your account is deleted' })).toBeTruthy();
  expect(asked(sent)).toEqual(['DELETE /api/me']);
});

test('where a mail’s link does not suffice, the page asks for a proof and offers a code', async () => {
  me = MEMBER;
  accounts(
    () => me,
    () => problem(403, 'Show that it is you first.', { type: '/problems/proof-required' }),
  );
  openAccount('/you/delete');
  await type('Type these three words to confirm', 'delete my account');
  await press('Delete my account');
  expect(await screen.findByRole('heading', { name: 'Is it you?' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Mail a code to/ })).toBeTruthy();
  await press('Not now');
  expect(await screen.findByRole('button', { name: 'Delete my account' })).toBeTruthy();
});

test('a failed deletion says so, and nothing is lost', async () => {
  me = MEMBER;
  accounts(
    () => me,
    () => problem(409, 'Too much happens at one of your tables. Send it again.'),
  );
  openAccount('/you/delete');
  await type('Type these three words to confirm', 'delete my account');
  await press('Delete my account');
  expect(await screen.findByText(/Send it again/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Delete my account' })).toBeTruthy();
});
