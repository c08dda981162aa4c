import { OpenAPIHono } from '@hono/zod-openapi';
import { countTries } from '../../accounts/limits.ts';
import type { AppEnv } from '../../accounts/session.ts';
import { NOT_KEPT } from '../../headers.ts';
import { onInvalid } from '../../on-invalid.ts';
import { orThrow, ProblemError } from '../../problem.ts';
import { NO_WEBHOOK } from '../missing.ts';
import { tryHook } from '../try-out/try-out.ts';
import { addWebhook } from './add-webhook.ts';
import { addMine, addToTable, removeFromTable, removeMine, tryAtTable } from './contract.ts';
import { ofPerson, ofTable } from './owner.ts';
import { webhookStore } from './store.ts';

/** Webhooks: of a person, and of a table. */
export const webhookRoutes = new OpenAPIHono<AppEnv>({ defaultHook: onInvalid })
  .openapi(addMine, async (c) => {
    const hook = orThrow(await addWebhook(c.get('services'), ofPerson(c.get('me')), c.req.valid('json')));
    return c.json(hook, 201, NOT_KEPT);
  })
  .openapi(removeMine, async (c) => {
    const { id } = c.req.valid('param');
    if (!(await webhookStore(c.get('services').db).remove(ofPerson(c.get('me')), id)))
      throw new ProblemError(NO_WEBHOOK);
    return c.body(null, 204);
  })
  .openapi(addToTable, async (c) => {
    const owner = orThrow(await ofTable(c.get('services'), c.get('me'), c.req.valid('param').id));
    return c.json(orThrow(await addWebhook(c.get('services'), owner, c.req.valid('json'))), 201, NOT_KEPT);
  })
  .openapi(removeFromTable, async (c) => {
    const { id, hook } = c.req.valid('param');
    const owner = orThrow(await ofTable(c.get('services'), c.get('me'), id));
    if (!(await webhookStore(c.get('services').db).remove(owner, hook))) throw new ProblemError(NO_WEBHOOK);
    return c.body(null, 204);
  })
  .openapi(tryAtTable, async (c) => {
    const { id, hook } = c.req.valid('param');
    const owner = orThrow(await ofTable(c.get('services'), c.get('me'), id));
    await countTries(c.get('services'), { tryOuts: owner.account });
    orThrow(await tryHook(c.get('services'), owner, hook));
    return c.body(null, 204);
  });
