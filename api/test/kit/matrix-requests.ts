import { newHex32 } from '@slow-train/fairness';
import {
  BoundaryListSchema,
  DeviceListSchema,
  FeedLinksSchema,
  AccountViewSchema,
  MessageSchema,
  NewHandOffSchema,
} from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { mailedCode, mailedProof, newAddress, proofIn, resident } from './mail.ts';
import { stopToken } from './mail-links.ts';
import { SOME_PLAN, tableWithClock, TOMORROW } from './matrix-clocked.ts';
import type { Caller, Route } from './matrix-rights.ts';
import { handOffToken, secondBrowser, sendBody, type MatrixFixture, type Stage } from './matrix-fixture.ts';
import { addPasskey, askToMake, askToSign, bodyIn, meOf } from './passkeys.ts';
import { makeCredential } from './authenticator.ts';
import { OPERATOR } from './operator.ts';
import { outboxRows } from './outbox-rows.ts';
import { look, newKey, setTable, someAction, tableIn } from './play.ts';
import { addPush, addWebhook, newPush } from './channels.ts';
import { signedByResend } from './resend.ts';
import { person } from './visitor.ts';

/** A valid request of a route, whoever sends it. */
export interface MatrixRequest {
  /** Values for the path's parameters. */
  readonly params?: { readonly [name: string]: string };
  /** The query string, with its question mark. */
  readonly query?: string;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: { readonly [field: string]: unknown };
}

/** Returns one caller's request, for the state of things by then. */
type Ask = (caller: Caller) => MatrixRequest | Promise<MatrixRequest>;

/** How to call a route: what else its fixture needs, and each caller's request. */
export interface Asking {
  readonly stage?: Stage;
  /** Whether the route changes what others rely on: sessions, guests, seats. */
  readonly spoils?: true;
  prepare(fixture: MatrixFixture): Ask | Promise<Ask>;
}

const nothing: Asking = { prepare: () => () => ({}) };
const body = (sent: NonNullable<MatrixRequest['body']>): Asking => ({ prepare: () => () => ({ body: sent }) });
const spoiling = (asking: Asking): Asking => ({ ...asking, spoils: true });
/** For the fixture's game, at its current revision. */
const table = (
  stage: Stage,
  more: (fixture: MatrixFixture) => MatrixRequest | Promise<MatrixRequest> = () => ({}),
): Asking => ({
  stage,
  prepare: (fixture) => async () => {
    const { game } = await look(fixture.visitors.owner, fixture.table.game.id);
    const { params, headers, ...rest } = await more(fixture);
    return {
      params: { id: game.id, ...params },
      headers: { 'if-match': `"${game.revision}"`, 'idempotency-key': newKey(), ...headers },
      ...rest,
    };
  },
});
/** A command of the operator about an account that nobody else needs. */
const forSomebody: Asking = {
  prepare:
    ({ worker }) =>
    async () => {
      const { id } = await meOf(await person(worker, 'Somebody'));
      return { params: { id }, headers: OPERATOR, body: { reason: 'A test.' } };
    },
};
const invitation: Asking = {
  stage: 'boarding',
  prepare: ({ table: { game } }) => {
    const code = String(game.invitation);
    return () => ({ params: { code } });
  },
};
/** For one of the owner's two passkeys. */
const passkey = (sent?: MatrixRequest['body']): Asking => ({
  spoils: true,
  async prepare({ worker, visitors }) {
    await addPasskey(worker, visitors.owner);
    const { passkey: second } = await addPasskey(worker, visitors.owner);
    return () => ({ params: { id: second.id }, ...(sent ? { body: sent } : {}) });
  },
});
/** For invitations to the owner. */
const stopLink: Asking = {
  async prepare({ worker, visitors }) {
    const { id } = await bodyIn(AccountViewSchema, await visitors.owner.get('/api/me'));
    const token = await stopToken(worker, id, 'invitations');
    return () => ({ params: { token } });
  },
};
/** For a webhook of the owner. */
const hook: Asking = {
  async prepare({ taker, visitors }) {
    const { id } = await addWebhook(visitors.owner, taker.url);
    return () => ({ params: { id } });
  },
};
/** For a webhook of the fixture's game. */
const hookOfTable: Asking = {
  async prepare({ taker, visitors, table: { game } }) {
    const { id } = await addWebhook(visitors.owner, taker.url, game.id);
    return () => ({ params: { id: game.id, hook: id } });
  },
};
/** For a vote of two people, one of whom is against it, so that none is open for the next caller. */
const newVote: Asking = spoiling(
  table('playing', async ({ visitors, table: { game } }) => {
    const { vote } = (await look(visitors.owner, game.id)).game;
    if (vote) await tableIn(await sendBody(visitors.owner, 'PUT', votePath(game.id, vote.id), { inFavour: false }));
    return { body: { kind: 'cancel' } };
  }),
);
/** For a vote that the other person has proposed. */
const ballot: Asking = spoiling(
  table('playing', async ({ visitors, table: { game } }) => {
    const open = (await look(visitors.member, game.id)).game.vote;
    const asked = open
      ? null
      : await tableIn(await visitors.member.post(`/api/games/${game.id}/votes`, { kind: 'cancel' }));
    return { params: { vote: String(open?.id ?? asked?.game.vote?.id) }, body: { inFavour: true } };
  }),
);
const votePath = (table: string, vote: number): string => `/api/games/${table}/votes/${vote}`;
/** For something that the owner has just said. */
const ownMessage = (sent?: MatrixRequest['body']): Asking =>
  table('playing', async ({ visitors: { owner }, table: { game } }) => {
    const said = await owner.post(`/api/games/${game.id}/talk`, { text: 'Hello' }, { 'idempotency-key': newKey() });
    const { number } = await bodyIn(MessageSchema, said, 201);
    return { params: { number: String(number) }, ...(sent && { body: sent }) };
  });
const feed: Asking = {
  async prepare({ visitors }) {
    const { atom } = await bodyIn(FeedLinksSchema, await visitors.owner.post('/api/me/feeds', {}), 201);
    const token = atom.split('/').at(-2) ?? '';
    return () => ({ params: { token } });
  },
};
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

/** One for every route; the compiler reports missing ones. */
export const ASKING: { readonly [route in Route]: Asking } = {
  'GET /api/health': nothing,
  'GET /api/ready': nothing,
  'GET /api/openapi.json': nothing,
  'GET /.well-known/security.txt': nothing,

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

  'GET /api/me/notifications': nothing,
  'PUT /api/me/notifications': body({ mail: { when: 'daily', hour: 7 }, quiet: null, reminders: [60] }),
  'POST /api/me/notifications/test': {
    async prepare({ taker, visitors }) {
      const { id } = await addWebhook(visitors.owner, taker.url);
      return () => ({ body: { channel: 'webhook', id } });
    },
  },
  'DELETE /api/me/mail-stop': nothing,
  'POST /api/me/push': {
    prepare:
      ({ taker }) =>
      () => ({ body: { ...newPush(taker.url) } }),
  },
  'DELETE /api/me/push/{id}': {
    async prepare({ taker, visitors }) {
      const id = await addPush(visitors.owner, taker.url);
      return () => ({ params: { id } });
    },
  },
  'POST /api/me/webhooks': {
    prepare:
      ({ taker }) =>
      () => ({ body: { url: taker.url, shape: 'slack' } }),
  },
  'DELETE /api/me/webhooks/{id}': hook,
  'POST /api/me/feeds': nothing,
  'DELETE /api/me/feeds': nothing,
  'GET /api/me/companions': nothing,
  'GET /api/me/boundaries': nothing,
  'DELETE /api/me/boundaries/{id}': {
    stage: 'playing',
    spoils: true,
    async prepare({ visitors, table: { game } }) {
      await visitors.owner.put(`/api/games/${game.id}/seats/1/block`, {});
      const { boundaries } = await bodyIn(BoundaryListSchema, await visitors.owner.get('/api/me/boundaries'));
      return () => ({ params: { id: at(boundaries, 0).id } });
    },
  },
  'GET /api/me/profile': nothing,
  'GET /api/me/years/{year}': { prepare: () => () => ({ params: { year: '2026' } }) },
  'PUT /api/me/profile': body({ hides: ['pips'] }),

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

  'GET /api/games': nothing,
  'POST /api/games': {
    prepare: () => () => ({
      headers: { 'idempotency-key': newKey() },
      body: { rules: { preset: 'hub' }, seats: 2 },
    }),
  },
  'GET /api/games/{id}': table('playing'),
  'GET /api/games/{id}/recap': table('playing', () => ({ query: '?since=1' })),
  'GET /api/games/{id}/record': table('finished'),
  'GET /api/games/{id}/deals/{round}': table('finished', () => ({ params: { round: '1' } })),
  'GET /api/games/{id}/seats/{seat}/profile': table('playing', () => ({ params: { seat: '0' } })),
  'POST /api/games/{id}/actions': table('playing', async ({ visitors, table: { game } }) => ({
    body: { do: someAction(await look(visitors.owner, game.id)) },
  })),
  'POST /api/games/{id}/notes': table('boarding', ({ table: { game } }) => ({
    body: { notes: [{ round: at(game.fairness.lists, 0).round, seal: newHex32() }] },
  })),
  'POST /api/games/{id}/invitation': spoiling(table('boarding')),
  'POST /api/games/{id}/start': spoiling(table('boarding', () => ({ body: { openSeats: 'computers' } }))),
  'PATCH /api/games/{id}/seat': table('playing', () => ({ body: { forced: false } })),
  'POST /api/games/{id}/seat': table('playing'),
  'PUT /api/games/{id}/vacancy': table('playing', () => ({ body: { open: false } })),
  'POST /api/games/{id}/vacancy/seat': table('playing', () => ({ body: { zone: 'Europe/Vienna' } })),
  'GET /api/vacancies': nothing,
  'PUT /api/games/{id}/plan': spoiling(table('playing', () => ({ body: { plan: SOME_PLAN, turns: 1, instead: 0 } }))),
  'DELETE /api/games/{id}/plan': table('playing'),
  'PUT /api/games/{id}/vacation': {
    prepare: async (fixture) => {
      const { id } = (await tableWithClock(fixture)).game;
      return () => ({ params: { id }, body: TOMORROW });
    },
  },
  'DELETE /api/games/{id}/vacation': {
    prepare: async (fixture) => {
      const { id } = (await tableWithClock(fixture)).game;
      return async (caller) => {
        await fixture.visitors[caller].put(`/api/games/${id}/vacation`, TOMORROW);
        return { params: { id } };
      };
    },
  },
  'DELETE /api/games/{id}/seat': spoiling(table('boarding')),
  'PATCH /api/games/{id}/desk': table('playing', () => ({ body: { readUpTo: 1 } })),
  'GET /api/games/{id}/talk': table('playing', () => ({ query: '?before=9' })),
  'POST /api/games/{id}/talk': table('playing', () => ({ body: { text: 'Hello' } })),
  'PATCH /api/games/{id}/talk/{number}': ownMessage({ text: 'Hello again' }),
  'DELETE /api/games/{id}/talk/{number}': ownMessage(),
  'PUT /api/games/{id}/talk/reactions/{revision}': table('playing', () => ({
    params: { revision: '1' },
    body: { word: 'ha' },
  })),
  'PUT /api/games/{id}/talk/mutes/{seat}': {
    stage: 'playing',
    prepare:
      ({ table: { game } }) =>
      // The seat next to the caller's own.
      (caller) => ({ params: { id: game.id, seat: caller === 'owner' ? '1' : '0' }, body: { muted: true } }),
  },
  'PUT /api/games/{id}/seats/{seat}/block': {
    stage: 'playing',
    spoils: true,
    prepare:
      ({ table: { game } }) =>
      // The seat next to the caller's own.
      (caller) => ({ params: { id: game.id, seat: caller === 'owner' ? '1' : '0' } }),
  },
  'PUT /api/games/{id}/talk/rules': table('playing', () => ({ body: { phrasesOnly: false } })),
  'POST /api/games/{id}/end': table('playing'),
  'DELETE /api/games/{id}/end': table('playing'),
  'POST /api/games/{id}/votes': newVote,
  'PUT /api/games/{id}/votes/{vote}': ballot,
  'GET /api/games/{id}/notifications': table('boarding'),
  'PUT /api/games/{id}/notifications': table('boarding', () => ({ body: { events: { turn: { mail: false } } } })),
  'POST /api/games/{id}/webhooks': table('boarding', ({ taker }) => ({ body: { url: taker.url, shape: 'discord' } })),
  'DELETE /api/games/{id}/webhooks/{hook}': hookOfTable,
  'POST /api/games/{id}/webhooks/{hook}/test': hookOfTable,
  'PUT /api/games/{id}/answer': spoiling(table('boarding', () => ({ body: { answer: 'yes' } }))),
  'DELETE /api/games/{id}/reservations/{seat}': {
    ...table('boarding', async ({ worker, visitors, table: { game } }) => {
      const dora = await person(worker, 'Dora');
      const common = await setTable(dora, { seats: 2 });
      await tableIn(await visitors.owner.post(`/api/invitations/${common.game.invitation}/seat`, {}));
      await visitors.owner.post(`/api/games/${game.id}/invitations`, { game: common.game.id, seat: 0 });
      const { revision } = (await look(visitors.owner, game.id)).game;
      return { params: { seat: '2' }, headers: { 'if-match': `"${revision}"` } };
    }),
    spoils: true,
  },
  'POST /api/games/{id}/rematch': spoiling(table('finished', () => ({ body: {} }))),
  'POST /api/games/{id}/invitations': {
    async prepare({ worker, visitors, table: { game } }) {
      const dora = await person(worker, 'Dora');
      const common = await setTable(dora, { seats: 3 });
      for (const who of [visitors.owner, visitors.member])
        await tableIn(await who.post(`/api/invitations/${common.game.invitation}/seat`, {}));
      return () => ({ params: { id: game.id }, body: { game: common.game.id, seat: 0 } });
    },
  },
  'GET /api/feeds/{token}/tables.ics': feed,
  'GET /api/feeds/{token}/tables.atom': feed,
  'GET /api/unsubscribe/{token}': stopLink,
  'POST /api/unsubscribe/{token}': stopLink,
  'POST /api/mail/events': { prepare: () => () => ({ headers: signedByResend('') }) },
  'GET /api/operator/undelivered': { prepare: () => () => ({ headers: OPERATOR }) },
  'GET /api/operator/unreadable-games': { prepare: () => () => ({ headers: OPERATOR }) },
  'POST /api/operator/undelivered/{id}': {
    prepare:
      ({ worker }) =>
      async (caller) => {
        const id = `mail:${caller}:${newKey()}`;
        await outboxRows(worker.database).giveUp(id);
        return { params: { id }, headers: OPERATOR };
      },
  },
  'POST /api/operator/games/look-up': {
    prepare:
      ({ table: { game } }) =>
      () => ({ headers: OPERATOR, body: { id: game.id } }),
  },
  'POST /api/operator/games/{id}/take-down': {
    prepare:
      ({ visitors: { owner } }) =>
      async () => ({ params: { id: (await setTable(owner)).game.id }, headers: OPERATOR, body: { reason: 'A test.' } }),
  },
  'POST /api/operator/accounts/look-up': {
    prepare:
      ({ visitors: { owner } }) =>
      async () => ({ headers: OPERATOR, body: { id: (await meOf(owner)).id } }),
  },
  'POST /api/operator/accounts/{id}/end-sessions': forSomebody,
  'POST /api/operator/accounts/{id}/export': forSomebody,
  'POST /api/operator/accounts/{id}/delete': forSomebody,
  'GET /api/metrics': { prepare: () => () => ({ headers: OPERATOR }) },
  'GET /api/operator/audit': { prepare: () => () => ({ headers: OPERATOR }) },
  'GET /api/invitations/{code}': invitation,
  'POST /api/invitations/{code}/seat': spoiling({
    stage: 'boarding',
    prepare: ({ table: { game } }) => {
      const code = String(game.invitation);
      return () => ({ params: { code }, body: { zone: 'Europe/Vienna' } });
    },
  }),
};
