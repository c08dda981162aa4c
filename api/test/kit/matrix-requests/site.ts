import { OPERATOR } from '../operator.ts';
import { outboxRows } from '../outbox-rows.ts';
import { meOf } from '../passkeys.ts';
import { newKey, setTable } from '../play.ts';
import { person } from '../visitor.ts';
import { nothing, type Asking, type Askings } from './asking.ts';

/** A command of the operator about an account that nobody else needs. */
const forSomebody: Asking = {
  prepare:
    ({ worker }) =>
    async () => {
      const { id } = await meOf(await person(worker, 'Nadia'));
      return { params: { id }, headers: OPERATOR, body: { reason: 'A test.' } };
    },
};

/** What watches and runs a site. */
export const SITE_ROUTES = {
  'GET /api/health': nothing,
  'GET /api/ready': nothing,
  'GET /.well-known/security.txt': nothing,
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
  'POST /api/operator/accounts/{id}/resume-mail': forSomebody,
  'POST /api/operator/accounts/{id}/export': forSomebody,
  'POST /api/operator/accounts/{id}/delete': forSomebody,
  'GET /api/metrics': { prepare: () => () => ({ headers: OPERATOR }) },
  'GET /api/operator/audit': { prepare: () => () => ({ headers: OPERATOR }) },
} as const satisfies Askings;
