import { DeviceListSchema, AccountViewSchema, NewHandOffSchema } from '@slow-train/protocol';
import { makeCredential } from '../authenticator.ts';
import { mailedCode, mailedProof, newAddress, proofIn, resident } from '../mail.ts';
import { handOffToken, secondBrowser } from '../matrix-fixture.ts';
import { addPasskey, askToMake, askToSign, bodyIn } from '../passkeys.ts';
import { person } from '../visitor.ts';
import { body, nothing, spoiling, type Asking, type Askings, type MatrixRequest } from './asking.ts';

/** For one of the owner's two passkeys. */
const passkey = (sent?: MatrixRequest['body']): Asking => ({
  spoils: true,
  async prepare({ worker, visitors }) {
    await addPasskey(worker, visitors.owner);
    const { passkey: second } = await addPasskey(worker, visitors.owner);
    return () => ({ params: { id: second.id }, ...(sent ? { body: sent } : {}) });
  },
});
const handOff: Asking = {
  async prepare({ visitors }) {
    const { id } = await bodyIn(NewHandOffSchema, await visitors.owner.post('/api/me/hand-offs', {}), 201);
    return () => ({ params: { id } });
  },
};
const device: Asking = {
  async prepare({ worker, visitors }) {
    await secondBrowser(worker, visitors.owner);
    const { devices } = await bodyIn(DeviceListSchema, await visitors.owner.get('/api/me/devices'));
    const id = devices.find(({ isThis }) => !isThis)?.id ?? '';
    return () => ({ params: { id } });
  },
};

/** Accounts and signing in. */
export const ACCOUNT_ROUTES = {
  'GET /api/me': nothing,
  // One each: nobody sits down next to a namesake.
  'PUT /api/me': { prepare: () => (caller) => ({ body: { name: `Zoe, ${caller}` } }) },
  'DELETE /api/me': spoiling(body({ confirm: 'delete my account' })),
  'PUT /api/me/settings': body({ theme: 'night', tiles: 'figures' }),
  'GET /api/me/export': nothing,
  'GET /api/me/devices': nothing,
  'DELETE /api/me/devices': nothing,
  'DELETE /api/me/devices/{id}': device,
  'POST /api/me/email/mail': { prepare: () => () => ({ body: { email: newAddress() } }) },
  'PUT /api/me/email': {
    spoils: true,
    async prepare({ worker, visitors }) {
      const email = newAddress();
      const code = await mailedCode(worker, visitors.owner, email);
      return () => ({ body: { email, code } });
    },
  },
  'GET /api/me/passkeys': nothing,
  'POST /api/me/passkeys/challenge': nothing,
  'POST /api/me/passkeys': {
    spoils: true,
    async prepare({ worker, visitors }) {
      const { credential } = await makeCredential(worker, await askToMake(visitors.owner));
      return () => ({ body: { name: 'My phone', credential } });
    },
  },
  'PUT /api/me/passkeys/{id}': passkey({ name: 'The red one' }),
  'DELETE /api/me/passkeys/{id}': passkey(),
  'POST /api/me/hand-offs': nothing,
  'GET /api/me/hand-offs/{id}': handOff,
  'DELETE /api/me/hand-offs/{id}': handOff,
  'POST /api/auth/sign-in/anonymous': spoiling(nothing),
  'POST /api/auth/sign-out': spoiling(nothing),
  'POST /api/auth/mail': { prepare: () => () => ({ body: { email: newAddress() } }) },
  'POST /api/auth/sign-in/mail': {
    spoils: true,
    prepare:
      ({ worker }) =>
      async () => {
        const email = newAddress();
        return { body: { email, code: (await mailedProof(worker, email)).code } };
      },
  },
  'POST /api/auth/restore-email': {
    async prepare({ worker }) {
      const [old, next] = [newAddress(), newAddress()];
      const someone = await resident(worker, old);
      const code = await mailedCode(worker, someone, next);
      await bodyIn(AccountViewSchema, await someone.put('/api/me/email', { email: next, code }));
      const { token } = proofIn(await worker.mailbox.next(old));
      return () => ({ body: { token } });
    },
  },
  'POST /api/auth/passkey/challenge': nothing,
  'POST /api/auth/sign-in/passkey': {
    spoils: true,
    async prepare({ worker }) {
      const someone = await person(worker, 'Dora');
      const made = await addPasskey(worker, someone);
      return async () => ({ body: { credential: await made.sign(await askToSign(someone)) } });
    },
  },
  'POST /api/auth/sign-in/hand-off': {
    spoils: true,
    async prepare({ worker }) {
      const someone = await person(worker, 'Dora');
      return async () => ({ body: { token: await handOffToken(someone) } });
    },
  },
} as const satisfies Askings;
