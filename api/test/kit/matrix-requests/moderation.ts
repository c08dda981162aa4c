import { ImposedAnswerSchema, OwnReportListSchema } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { OPERATOR } from '../operator.ts';
import { bodyIn, meOf } from '../passkeys.ts';
import { newKey, setTable, tableIn } from '../play.ts';
import { person, type Site, type Visitor } from '../visitor.ts';
import { body, nothing, type Asking, type Askings } from './asking.ts';

/** Warns somebody, and returns the id of that. */
async function warn(site: Site, who: Visitor): Promise<string> {
  const account = (await meOf(who)).id;
  const order = { kind: 'warn', account, days: 1, reason: 'A test.' };
  const answer = await (await person(site, 'Nadia')).post('/api/operator/sanctions', order, OPERATOR);
  return (await bodyIn(ImposedAnswerSchema, answer)).sanction.id;
}

/** Reports somebody, and returns the id of that. */
async function report(site: Site): Promise<string> {
  const [dora, eve] = [await person(site, 'Dora'), await person(site, 'Eve')];
  const { game } = await setTable(dora);
  await tableIn(await eve.post(`/api/invitations/${game.invitation}/seat`, {}));
  const about = { seat: 0, reason: 'insult' };
  await eve.post(`/api/games/${game.id}/reports`, about, { 'idempotency-key': newKey() });
  return at((await bodyIn(OwnReportListSchema, await eve.get('/api/me/reports'))).reports, 0).id;
}

/** A command of the operator about a report. */
const aboutReport = (sent?: { readonly reason: string }): Asking => ({
  prepare:
    ({ worker }) =>
    async () => ({ params: { id: await report(worker) }, headers: OPERATOR, ...(sent && { body: sent }) }),
});

/** Presence, reports, and sanctions. */
export const MODERATION_ROUTES = {
  'PUT /api/me/presence': body({ shown: true }),
  'GET /api/me/reports': nothing,
  'GET /api/me/sanctions': nothing,
  'PUT /api/me/sanctions/{id}/appeal': {
    async prepare({ worker, visitors: { owner } }) {
      const id = await warn(worker, owner);
      return () => ({ params: { id }, body: { text: 'It was a joke.' } });
    },
  },
  'POST /api/games/{id}/reports': {
    stage: 'playing',
    prepare:
      ({ table: { game } }) =>
      // The seat next to the caller's own.
      (caller) => ({
        params: { id: game.id },
        headers: { 'idempotency-key': newKey() },
        body: { seat: caller === 'owner' ? 1 : 0, reason: 'insult' },
      }),
  },
  'GET /api/operator/reports': { prepare: () => () => ({ headers: OPERATOR }) },
  'GET /api/operator/reports/{id}': aboutReport(),
  'POST /api/operator/reports/{id}/dismiss': aboutReport({ reason: 'A test.' }),
  'GET /api/operator/sanctions': { prepare: () => () => ({ headers: OPERATOR }) },
  'POST /api/operator/sanctions': {
    prepare:
      ({ worker }) =>
      async () => {
        const { id } = await meOf(await person(worker, 'Nadia'));
        return { headers: OPERATOR, body: { kind: 'warn', account: id, days: 1, reason: 'A test.' } };
      },
  },
  'POST /api/operator/sanctions/{id}/answer': {
    prepare:
      ({ worker }) =>
      async () => {
        const id = await warn(worker, await person(worker, 'Nadia'));
        return { params: { id }, headers: OPERATOR, body: { outcome: 'lifted', reason: 'A test.' } };
      },
  },
} as const satisfies Askings;
