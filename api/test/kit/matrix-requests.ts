import { newHex32 } from '@slow-train/fairness';
import { DeviceListSchema, MeSchema, NewHandOffSchema } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { mailedCode, mailedProof, newAddress, proofIn, resident } from './mail.ts';
import type { Caller, Route } from './matrix-rights.ts';
import { handOffToken, secondBrowser, type Scene, type Stage } from './matrix-scene.ts';
import { addPasskey, askToMake, askToSign, bodyIn } from './passkeys.ts';
import { makeCredential } from './authenticator.ts';
import { look, newKey, someAction } from './play.ts';
import { person } from './visitor.ts';

/** What makes a request of a route whole: right in everything but, maybe, who sends it. */
export interface Asked {
  /** What stands in its path instead of the braces. */
  readonly params?: { readonly [name: string]: string };
  readonly headers?: { readonly [name: string]: string };
  readonly body?: { readonly [field: string]: unknown };
}

/** Makes the request of one caller, as things stand by then. */
export type Ask = (caller: Caller) => Asked | Promise<Asked>;

/** How a route is asked: what its scene needs besides, and then each caller's request. */
export interface Asking {
  readonly stage?: Stage;
  /** Whether somebody or something is not as before afterwards: sessions, guests, who sits where. */
  readonly spoils?: true;
  prepare(scene: Scene): Ask | Promise<Ask>;
}

const nothing: Asking = { prepare: () => () => ({}) };
const body = (sent: NonNullable<Asked['body']>): Asking => ({ prepare: () => () => ({ body: sent }) });
const spoiling = (asking: Asking): Asking => ({ ...asking, spoils: true });
/** About the scene's table, at its present revision. */
const table = (stage: Stage, more: (scene: Scene) => Asked | Promise<Asked> = () => ({})): Asking => ({
  stage,
  prepare: (scene) => async () => {
    const { game } = await look(scene.cast.owner, scene.table.game.id);
    const { params, headers, ...rest } = await more(scene);
    return {
      params: { id: game.id, ...params },
      headers: { 'if-match': `"${game.revision}"`, 'idempotency-key': newKey(), ...headers },
      ...rest,
    };
  },
});
const invitation: Asking = {
  stage: 'boarding',
  prepare: ({ table: { game } }) => {
    const code = String(game.invitation);
    return () => ({ params: { code } });
  },
};
/** About one of the two passkeys of the owner. */
const passkey = (sent?: Asked['body']): Asking => ({
  spoils: true,
  async prepare({ worker, cast }) {
    await addPasskey(worker, cast.owner);
    const { passkey: second } = await addPasskey(worker, cast.owner);
    return () => ({ params: { id: second.id }, ...(sent ? { body: sent } : {}) });
  },
});
const handOff: Asking = {
  async prepare({ cast }) {
    const { id } = await bodyIn(NewHandOffSchema, await cast.owner.post('/api/me/hand-offs', {}), 201);
    return () => ({ params: { id } });
  },
};
const device: Asking = {
  async prepare({ worker, cast }) {
    await secondBrowser(worker, cast.owner);
    const { devices } = await bodyIn(DeviceListSchema, await cast.owner.get('/api/me/devices'));
    const id = devices.find(({ isThis }) => !isThis)?.id ?? '';
    return () => ({ params: { id } });
  },
};

/** One for every route: the compiler finds what is missing. */
export const ASKING: { readonly [route in Route]: Asking } = {
  'GET /api/health': nothing,
  'GET /api/openapi.json': nothing,

  'GET /api/me': nothing,
  'PUT /api/me': body({ name: 'Zoe' }),
  'DELETE /api/me': spoiling(body({ confirm: 'delete my account' })),
  'PUT /api/me/settings': body({ theme: 'night', tiles: 'figures' }),
  'GET /api/me/export': nothing,
  'GET /api/me/devices': nothing,
  'DELETE /api/me/devices': nothing,
  'DELETE /api/me/devices/{id}': device,
  'POST /api/me/email/mail': { prepare: () => () => ({ body: { email: newAddress() } }) },
  'PUT /api/me/email': {
    spoils: true,
    async prepare({ worker, cast }) {
      const email = newAddress();
      const code = await mailedCode(worker, cast.owner, email);
      return () => ({ body: { email, code } });
    },
  },
  'GET /api/me/passkeys': nothing,
  'POST /api/me/passkeys/challenge': nothing,
  'POST /api/me/passkeys': {
    spoils: true,
    async prepare({ worker, cast }) {
      const { credential } = await makeCredential(worker, await askToMake(cast.owner));
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
      await bodyIn(MeSchema, await someone.put('/api/me/email', { email: next, code }));
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

  'GET /api/games': nothing,
  'POST /api/games': {
    prepare: () => () => ({
      headers: { 'idempotency-key': newKey() },
      body: { rules: { preset: 'hub' }, seats: 2 },
    }),
  },
  'GET /api/games/{id}': table('playing'),
  'GET /api/games/{id}/record': table('finished'),
  'GET /api/games/{id}/deals/{round}': table('finished', () => ({ params: { round: '1' } })),
  'POST /api/games/{id}/actions': table('playing', async ({ cast, table: { game } }) => ({
    body: { do: someAction(await look(cast.owner, game.id)) },
  })),
  'POST /api/games/{id}/notes': table('boarding', ({ table: { game } }) => ({
    body: { notes: [{ round: at(game.fairness.lists, 0).round, seal: newHex32() }] },
  })),
  'POST /api/games/{id}/invitation': spoiling(table('boarding')),
  'POST /api/games/{id}/start': spoiling(table('boarding', () => ({ body: { openSeats: 'computers' } }))),
  'DELETE /api/games/{id}/seat': spoiling(table('boarding')),
  'PATCH /api/games/{id}/desk': table('playing', () => ({ body: { readUpTo: 1 } })),
  'GET /api/invitations/{code}': invitation,
  'POST /api/invitations/{code}/seat': spoiling(invitation),
};
