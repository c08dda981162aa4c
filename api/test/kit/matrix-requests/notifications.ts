import { FeedLinksSchema, AccountViewSchema } from '@slow-train/protocol';
import { addPush, addWebhook, newPush } from '../channels.ts';
import { stopToken } from '../mail-links.ts';
import { bodyIn } from '../passkeys.ts';
import { signedByResend } from '../resend.ts';
import { body, nothing, table, type Asking, type Askings } from './asking.ts';

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
const feed: Asking = {
  async prepare({ visitors }) {
    const { atom } = await bodyIn(FeedLinksSchema, await visitors.owner.post('/api/me/feeds', {}), 201);
    const token = atom.split('/').at(-2) ?? '';
    return () => ({ params: { token } });
  },
};

/** What tells people of their games. */
export const NOTIFICATION_ROUTES = {
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
  'GET /api/games/{id}/notifications': table('lobby'),
  'PUT /api/games/{id}/notifications': table('lobby', () => ({ body: { events: { turn: { mail: false } } } })),
  'POST /api/games/{id}/webhooks': table('lobby', ({ taker }) => ({ body: { url: taker.url, shape: 'discord' } })),
  'DELETE /api/games/{id}/webhooks/{hook}': hookOfTable,
  'POST /api/games/{id}/webhooks/{hook}/test': hookOfTable,
  'GET /api/feeds/{token}/tables.ics': feed,
  'GET /api/feeds/{token}/tables.atom': feed,
  'GET /api/unsubscribe/{token}': stopLink,
  'POST /api/unsubscribe/{token}': stopLink,
  'POST /api/mail/events': { prepare: () => () => ({ headers: signedByResend('') }) },
} as const satisfies Askings;
