import { screen, waitFor } from '@solidjs/testing-library';
import type { Me, Passkey } from '@slow-train/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closePages } from '../open-page.tsx';
import { json, type Sent } from '../service.ts';
import { accounts, done, GUEST, MEMBER, openAccount, press, refusal, told, type } from './kit.tsx';

const made = { id: 'Y3JlZA', rawId: 'Y3JlZA', type: 'public-key', response: {} };
/** Of what a browser is asked for, the part that is looked into here. */
interface Wanted {
  readonly customProperties: { readonly excludeCredentials: readonly { readonly id: Uint8Array }[] };
}
const fake = vi.hoisted(() => ({
  register: vi.fn<(wanted: Wanted) => Promise<object>>(),
  authenticate: vi.fn<(wanted: object) => Promise<object>>(),
  isAutocompleteAvailable: vi.fn<() => Promise<boolean>>(),
}));
vi.mock('@passwordless-id/webauthn', () => ({ client: fake }));

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let me: Me;
let passkeys: Passkey[];
const passkey = (id: string, name: string): Passkey => ({
  id,
  name,
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: null,
});
const challenge = {
  challenge: 'Y2hhbGxlbmdl',
  user: { id: 'guest', name: 'Ines', displayName: 'Ines' },
  known: ['b2xk'],
};

function service(): readonly Sent[] {
  return accounts(
    () => me,
    ({ method, path, body }) => {
      if (path.endsWith('/challenge')) return json(challenge);
      if (path === '/api/auth/sign-in/passkey') return json(MEMBER);
      if (method === 'GET') return json({ passkeys });
      const name = typeof body === 'object' && body !== null && 'name' in body ? String(body.name) : '';
      if (method === 'POST') {
        passkeys = [...passkeys, passkey('passkey9', name)];
        me = { ...me, isGuest: false, passkeys: 1 };
        return json(passkeys.at(-1), 201);
      }
      if (method === 'PUT') {
        passkeys = passkeys.map((one) => ({ ...one, name }));
        return json(passkeys[0]);
      }
      if (passkeys.length === 1) return refusal(409, 'conflict', 'It is the only way back into your account.');
      passkeys = passkeys.slice(1);
      return done();
    },
  );
}

beforeEach(() => {
  me = GUEST;
  passkeys = [];
  location.hash = '';
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  fake.register.mockResolvedValue({ ...made, clientExtensionResults: {} });
  fake.authenticate.mockResolvedValue({ ...made, clientExtensionResults: {} });
  fake.isAutocompleteAvailable.mockResolvedValue(false);
});
afterEach(() => {
  closePages();
  vi.resetAllMocks();
});

test('a guest makes a passkey, under the name of the device, and is a guest no more', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(FIREFOX);
  const sent = service();
  openAccount('/you/passkeys');
  await screen.findByText('You have none yet.');
  await waitFor(() => expect(screen.getByLabelText('What to call it')).toHaveProperty('value', 'Firefox on Linux'));
  await press('Add a passkey');
  await waitFor(() => expect(told()).toEqual(['“Firefox on Linux” gets you in from now on.']));
  expect(await screen.findByText('Firefox on Linux', { selector: 'b' })).toBeTruthy();
  expect(sent.find(({ method, path }) => method === 'POST' && path === '/api/me/passkeys')?.body).toEqual({
    name: 'Firefox on Linux',
    credential: made,
  });
  const [wanted] = fake.register.mock.calls[0] ?? [];
  expect(wanted).toMatchObject({ challenge: 'Y2hhbGxlbmdl', userVerification: 'required', discoverable: 'required' });
  expect(new TextDecoder().decode(wanted?.customProperties.excludeCredentials[0]?.id)).toBe('old');
});

test.each([
  ['NotAllowedError', /told no, or waited too long/],
  ['InvalidStateError', /has a passkey for you already/],
  ['SecurityError', /does not allow passkeys on this page/],
])('when the browser says %s, the page says what that means', async (name, words) => {
  fake.register.mockRejectedValue(new DOMException('no', name));
  service();
  openAccount('/you/passkeys');
  await type('What to call it', 'Mine');
  await press('Add a passkey');
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a passkey is renamed and deleted; the last way in stays', async () => {
  me = { ...MEMBER, passkeys: 2 };
  passkeys = [passkey('passkey1', 'Old phone'), passkey('passkey2', 'Key ring')];
  service();
  openAccount('/you/passkeys');
  await press('Rename “Key ring”');
  const field = await screen.findByLabelText('New name');
  expect(field).toHaveProperty('value', 'Key ring');
  await press('Cancel');
  await press('Delete “Old phone”');
  expect(await screen.findByText(/will not get you in any more/)).toBeTruthy();
  await press('Delete it');
  await waitFor(() => expect(screen.queryByText('Old phone', { selector: 'b' })).toBeNull());
  await press('Delete “Key ring”');
  await press('Delete it');
  expect(await screen.findByText('It is the only way back into your account.')).toBeTruthy();
  expect(screen.getByText('Key ring', { selector: 'b' })).toBeTruthy();
});

test('a passkey lets one in by a button', async () => {
  me = MEMBER;
  const sent = service();
  const history = openAccount('/sign-in');
  await press('Use a passkey');
  await waitFor(() => expect(history.get()).toBe('/'));
  expect(sent.find(({ path }) => path === '/api/auth/sign-in/passkey')?.body).toEqual({
    credential: made,
    leave: false,
  });
});

test('a passkey that the browser offers below the field lets one in without a press', async () => {
  fake.isAutocompleteAvailable.mockResolvedValue(true);
  service();
  const history = openAccount('/sign-in');
  await waitFor(() => expect(history.get()).toBe('/'));
  expect(fake.authenticate).toHaveBeenCalledWith(expect.objectContaining({ autocomplete: true }));
});

test('an offer that nobody takes says nothing', async () => {
  fake.isAutocompleteAvailable.mockResolvedValue(true);
  fake.authenticate.mockRejectedValue(new DOMException('no', 'AbortError'));
  service();
  openAccount('/sign-in');
  await waitFor(() => expect(fake.authenticate).toHaveBeenCalled());
  expect(screen.queryByText(/told no/)).toBeNull();
});

test('where there are no passkeys, none are offered', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  service();
  openAccount('/sign-in');
  await screen.findByLabelText(/^Your e-mail address/);
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
});
