import {
  AccountPartIdSchema,
  NewSetupSchema,
  SetupListSchema,
  SetupSchema,
  type NamedSetup,
} from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import { err, ok, parseTable, type Result } from '@slow-train/rules';
import * as z from 'zod';
import { NOT_KEPT } from '../http/headers.ts';
import { orThrow, ProblemError, type Failure } from '../http/problem.ts';
import { newRouter } from '../http/router.ts';
import * as setupStore from '../store/setup-store.ts';
import type { GameServices } from './services.ts';
import { defineRoute, json, jsonBody } from '../session/define-route.ts';

const NO_SETUP: Failure = { problem: 'not-found', detail: (say) => say.noSetup };
const TOO_MANY: Failure = { problem: 'conflict', detail: (say) => say.tooManySetups };

/** Failure: `invalid-request`, with a sentence on what does not fit together */
function checked({ choices: { rules, seats, set, rounds } }: NamedSetup): Result<null, Failure> {
  const fits = parseTable(rules, seats, set, rounds);
  return fits.ok ? ok(null) : err({ problem: 'invalid-request', detail: (say) => say.setup(fits.error) });
}

const params = z.object({ id: AccountPartIdSchema });

const all = defineRoute({
  method: 'get',
  path: '/api/me/setups',
  summary: prose('Lists your saved set-ups for new games, oldest first'),
  callers: 'account',
  note: 'their own',
  answers: { 200: json('The set-ups', SetupListSchema) },
});

const save = defineRoute({
  method: 'post',
  path: '/api/me/setups',
  summary: prose('Saves a set-up under an id that you choose'),
  callers: 'account',
  request: { body: jsonBody(NewSetupSchema) },
  answers: { 204: { description: 'The set-up is saved' } },
  refuses: ['conflict'],
});

const replace = defineRoute({
  method: 'put',
  path: '/api/me/setups/{id}',
  summary: prose('Replaces a saved set-up'),
  callers: 'owner',
  request: { params, body: jsonBody(SetupSchema) },
  answers: { 204: { description: 'The set-up is replaced' } },
});

const remove = defineRoute({
  method: 'delete',
  path: '/api/me/setups/{id}',
  summary: prose('Deletes a saved set-up'),
  callers: 'owner',
  request: { params },
  answers: { 204: { description: 'The set-up is deleted' } },
});

/** Saved set-ups for new games. */
export const setupRoutes = newRouter<GameServices>()
  .openapi(all, async (c) => {
    const setups = await setupStore.list(c.get('services').db, c.get('session').account);
    return c.json({ setups }, 200, NOT_KEPT);
  })
  .openapi(save, async (c) => {
    const { db, now } = c.get('services');
    const setup = c.req.valid('json');
    orThrow(checked(setup));
    const isSaved = await setupStore.save(db, c.get('session').account, setup, now());
    if (!isSaved) throw new ProblemError(TOO_MANY);
    return c.body(null, 204);
  })
  .openapi(replace, async (c) => {
    const setup = c.req.valid('json');
    orThrow(checked(setup));
    const { id } = c.req.valid('param');
    if (!(await setupStore.replace(c.get('services').db, c.get('session').account, id, setup)))
      throw new ProblemError(NO_SETUP);
    return c.body(null, 204);
  })
  .openapi(remove, async (c) => {
    const { id } = c.req.valid('param');
    if (!(await setupStore.remove(c.get('services').db, c.get('session').account, id)))
      throw new ProblemError(NO_SETUP);
    return c.body(null, 204);
  });
