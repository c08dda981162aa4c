import { screen, waitFor } from '@solidjs/testing-library';
import type { AccountView, Passkey } from '@slow-train/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closePages } from '../open-page.tsx';
import { json, type Sent } from '../service.ts';
import { accounts, done, GUEST, MEMBER, openAccount, press, refusal, toasts, type } from './kit.tsx';

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;
const text = (source: BufferSource | undefined): string => new TextDecoder().decode(source);

/** The passkey that the browser creates; below, the form in which it is sent. */
const made = {
  id: 'Y3JlZA',
  rawId: bytes('cred'),
  type: 'public-key',
  response: {
    attestationObject: bytes('attestation?'),
    clientDataJSON: bytes('client'),
    getAuthenticatorData: () => bytes('data'),
    getPublicKey: () => bytes('key'),
    getPublicKeyAlgorithm: () => -7,
    getTransports: () => ['internal'],
  },
};
const sentNew = {
  id: 'Y3JlZA',
  rawId: 'Y3JlZA',
  type: 'public-key',
  response: {
    attestationObject: 'YXR0ZXN0YXRpb24_',
    clientDataJSON: 'Y2xpZW50',
    authenticatorData: 'ZGF0YQ',
    publicKey: 'a2V5',
    publicKeyAlgorithm: -7,
    transports: ['internal'],
  },
};
/** The browser's signature; below, the form in which it is sent. */
const signed = {
  ...made,
  response: {
    authenticatorData: bytes('data'),
    clientDataJSON: bytes('client'),
    signature: bytes('sign>'),
    userHandle: bytes('ines'),
  },
};
const sentProof = {
  ...sentNew,
  response: { authenticatorData: 'ZGF0YQ', clientDataJSON: 'Y2xpZW50', signature: 'c2lnbj4', userHandle: 'aW5lcw' },
};
const browser = {
  create: vi.fn<(wanted: CredentialCreationOptions) => Promise<object | null>>(),
  get: vi.fn<(wanted: CredentialRequestOptions) => Promise<object | null>>(),
  isConditionalMediationAvailable: vi.fn<() => Promise<boolean>>(),
};

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let me: AccountView;
let passkeys: Passkey[];
/** Whether the service wants a proof before it lets anybody add or delete a passkey. */
let mustProve: boolean;
/** Whose passkey the browser signs with. */
let signsIn: AccountView;
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
      if (path === '/api/me/passkeys/challenge' && mustProve) return refusal(403, 'proof-required');
      if (path.endsWith('/challenge')) return json(challenge);
      if (path === '/api/auth/sign-in/passkey') {
        mustProve = false;
        return json(signsIn);
      }
      if (method === 'GET') return json({ passkeys });
      if (method === 'DELETE' && mustProve) return refusal(403, 'proof-required');
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
  mustProve = false;
  signsIn = MEMBER;
  location.hash = '';
  const { create, get, isConditionalMediationAvailable } = browser;
  vi.stubGlobal('PublicKeyCredential', { isConditionalMediationAvailable });
  Reflect.defineProperty(navigator, 'credentials', { configurable: true, value: { create, get } });
  create.mockResolvedValue(made);
  get.mockResolvedValue(signed);
  isConditionalMediationAvailable.mockResolvedValue(false);
});
afterEach(() => {
  closePages();
  vi.resetAllMocks();
});

test('a guest creates a passkey, named after the device, and is no longer a guest', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(FIREFOX);
  const sent = service();
  openAccount('/you/passkeys');
  await screen.findByText('You have none yet.');
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Firefox on Linux'));
  await press('Add a passkey');
  await waitFor(() => expect(toasts()).toEqual(['You can sign in with “Firefox on Linux” now.']));
  expect(await screen.findByText('Firefox on Linux', { selector: 'b' })).toBeTruthy();
  expect(sent.find(({ method, path }) => method === 'POST' && path === '/api/me/passkeys')?.body).toEqual({
    name: 'Firefox on Linux',
    credential: sentNew,
  });
  const wanted = browser.create.mock.calls[0]?.[0].publicKey;
  expect(wanted).toMatchObject({
    rp: { id: location.hostname },
    user: { name: 'Ines', displayName: 'Ines' },
    pubKeyCredParams: [{ alg: -7 }, { alg: -257 }],
    authenticatorSelection: { userVerification: 'required', residentKey: 'required' },
    attestation: 'none',
  });
  expect([wanted?.challenge, wanted?.user.id, wanted?.excludeCredentials?.[0]?.id].map(text)).toEqual([
    'challenge',
    'guest',
    'old',
  ]);
});

test.each([
  ['NotAllowedError', /told no, or waited too long/],
  ['InvalidStateError', /already has a passkey for you/],
  ['SecurityError', /does not allow passkeys on this page/],
])('when the browser reports %s, the page says what that means', async (name, words) => {
  browser.create.mockRejectedValue(new DOMException('no', name));
  service();
  openAccount('/you/passkeys');
  await type('Name', 'Mine');
  await press('Add a passkey');
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a passkey is renamed and deleted; the last sign-in method stays', async () => {
  me = { ...MEMBER, passkeys: 2 };
  passkeys = [passkey('passkey1', 'Old phone'), passkey('passkey2', 'Key ring')];
  service();
  openAccount('/you/passkeys');
  await press('Rename “Key ring”');
  const field = await screen.findByLabelText('New name');
  expect(field).toHaveProperty('value', 'Key ring');
  await press('Cancel');
  await press('Delete “Old phone”');
  expect(await screen.findByText(/can no longer sign in/)).toBeTruthy();
  await press('Delete it');
  await waitFor(() => expect(screen.queryByText('Old phone', { selector: 'b' })).toBeNull());
  await press('Delete “Key ring”');
  await press('Delete it');
  expect(await screen.findByText('It is the only way back into your account.')).toBeTruthy();
  expect(screen.getByText('Key ring', { selector: 'b' })).toBeTruthy();
});

test('somebody who signed in a while ago shows with a passkey who they are, and then adds another', async () => {
  me = { ...MEMBER, passkeys: 1 };
  signsIn = me;
  mustProve = true;
  service();
  openAccount('/you/passkeys');
  await type('Name', 'My laptop');
  await press('Add a passkey');
  expect(await screen.findByRole('button', { name: 'Mail a code to ines@post.example' })).toBeTruthy();
  await press('Use a passkey');
  await waitFor(() => expect(toasts()).toEqual(['It is you. Now add the passkey.']));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'My laptop');
  await press('Add a passkey');
  await waitFor(() => expect(toasts()).toContain('You can sign in with “My laptop” now.'));
});

test('somebody who signed in a while ago shows with a passkey who they are, and the one they wanted to delete is deleted', async () => {
  me = { ...MEMBER, passkeys: 2 };
  signsIn = me;
  passkeys = [passkey('passkey1', 'Old phone'), passkey('passkey2', 'Key ring')];
  mustProve = true;
  service();
  openAccount('/you/passkeys');
  await press('Delete “Old phone”');
  await press('Delete it');
  await press('Use a passkey');
  await waitFor(() => expect(screen.queryByText('Old phone', { selector: 'b' })).toBeNull());
  expect(await screen.findByText('Key ring', { selector: 'b' })).toBeTruthy();
});

test('another account’s passkey does not count as a proof', async () => {
  me = { ...MEMBER, passkeys: 1 };
  signsIn = { ...MEMBER, id: 'somebody', name: 'Bo', passkeys: 1 };
  mustProve = true;
  service();
  openAccount('/you/passkeys');
  await type('Name', 'My laptop');
  await press('Add a passkey');
  await press('Use a passkey');
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('another account’s passkey')]));
});

test('a button signs in with a passkey', async () => {
  me = MEMBER;
  const sent = service();
  const history = openAccount('/sign-in');
  await press('Use a passkey');
  await waitFor(() => expect(history.get()).toBe('/'));
  expect(sent.find(({ path }) => path === '/api/auth/sign-in/passkey')?.body).toEqual({
    credential: sentProof,
    leave: false,
  });
  const [wanted] = browser.get.mock.calls[0] ?? [];
  expect(wanted?.publicKey).toMatchObject({ rpId: location.hostname, userVerification: 'required' });
  expect(text(wanted?.publicKey?.challenge)).toBe('challenge');
});

test('a passkey picked from the field’s autofill signs in without a press', async () => {
  browser.isConditionalMediationAvailable.mockResolvedValue(true);
  service();
  const history = openAccount('/sign-in');
  await waitFor(() => expect(history.get()).toBe('/'));
  expect(browser.get).toHaveBeenCalledWith(expect.objectContaining({ mediation: 'conditional' }));
});

test('pressing the button ends the autofill offer', async () => {
  browser.isConditionalMediationAvailable.mockResolvedValue(true);
  browser.get.mockReturnValueOnce(new Promise(() => {}));
  service();
  const history = openAccount('/sign-in');
  await waitFor(() => expect(browser.get).toHaveBeenCalled());
  const offer = browser.get.mock.calls[0]?.[0].signal;
  expect(offer?.aborted).toBe(false);
  await press('Use a passkey');
  await waitFor(() => expect(history.get()).toBe('/'));
  expect(offer?.aborted).toBe(true);
});

test('if the browser creates no passkey, the page says so', async () => {
  browser.create.mockResolvedValue(null);
  service();
  openAccount('/you/passkeys');
  await type('Name', 'Mine');
  await press('Add a passkey');
  expect(await screen.findByText(/told no, or waited too long/)).toBeTruthy();
});

test('an autofill offer that nobody uses shows no error', async () => {
  browser.isConditionalMediationAvailable.mockResolvedValue(true);
  browser.get.mockRejectedValue(new DOMException('no', 'AbortError'));
  service();
  openAccount('/sign-in');
  await waitFor(() => expect(browser.get).toHaveBeenCalled());
  expect(screen.queryByText(/told no/)).toBeNull();
});

test('without passkey support no passkeys are offered', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  service();
  openAccount('/sign-in');
  await screen.findByLabelText(/^Your e-mail address/);
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
});
