import { createRoute } from '@hono/zod-openapi';
import {
  AccountLookupSchema,
  AccountReportSchema,
  AuditListSchema,
  GameLookupSchema,
  GameReportSchema,
  ReasonSchema,
  SessionsEndedSchema,
  StoredTextSchema,
  TakeDownSchema,
  TakenDownSchema,
  UndeliveredListSchema,
  UnreadableListSchema,
} from '@slow-train/protocol';
import * as z from 'zod';
import { deleteAccount } from '../account-data/delete-account.ts';
import { finish } from '../games/finish.ts';
import type { GameServices } from '../games/services.ts';
import { NOT_KEPT } from '../http/headers.ts';
import { orThrow, ProblemError } from '../http/problem.ts';
import { ALWAYS, CONFLICT, CROSS_ORIGIN, INVALID, UNKNOWN } from '../http/responses.ts';
import { newRouter } from '../http/router.ts';
import { requireOperator } from './access.ts';
import { auditRow, listAudit } from './audit.ts';
import { endSessions, isAccount, NO_ACCOUNT, NO_GAME, NO_MESSAGE, noteUse, takeGameDown } from './commands.ts';
import { exportForOwner } from './export.ts';
import { lookUpAccount, lookUpGame } from './lookups.ts';
import { listUndelivered, retryUndelivered } from './undelivered.ts';
import { listUnreadable } from './unreadable.ts';

const json = <S extends z.ZodType>(schema: S) => ({ content: { 'application/json': { schema } } });
const asked = <S extends z.ZodType>(schema: S) => ({ required: true, ...json(schema) });
const params = z.object({ id: StoredTextSchema.min(1).max(300) });
const READ = { ...UNKNOWN, ...ALWAYS };
const COMMAND = { ...INVALID, ...CROSS_ORIGIN, ...READ };

const list = createRoute({
  method: 'get',
  path: '/operator/undelivered',
  summary: 'Lists the messages that could not be delivered, newest first; for the operator',
  middleware: requireOperator,
  responses: { 200: { description: 'The messages, at most 200', ...json(UndeliveredListSchema) }, ...READ },
});

const retry = createRoute({
  method: 'post',
  path: '/operator/undelivered/{id}',
  summary: 'Sends a message that could not be delivered again; for the operator',
  middleware: requireOperator,
  request: { params },
  responses: { 204: { description: 'The message is due now' }, ...CROSS_ORIGIN, ...READ },
});

const unreadable = createRoute({
  method: 'get',
  path: '/operator/unreadable-games',
  summary: 'Lists the games that this or an earlier release could not read, newest first; for the operator',
  middleware: requireOperator,
  responses: { 200: { description: 'The games, at most 200', ...json(UnreadableListSchema) }, ...READ },
});

const findGame = createRoute({
  method: 'post',
  path: '/operator/games/look-up',
  summary: 'Finds a game by its id or its invitation, without anything secret; for the operator',
  middleware: requireOperator,
  request: { body: asked(GameLookupSchema) },
  responses: { 200: { description: 'The game', ...json(GameReportSchema) }, ...COMMAND },
});

const endGame = createRoute({
  method: 'post',
  path: '/operator/games/{id}/take-down',
  summary: 'Ends a running game, whose players are told the reason, or deletes a game; for the operator',
  middleware: requireOperator,
  request: { params, body: asked(TakeDownSchema) },
  responses: { 200: { description: 'The result', ...json(TakenDownSchema) }, ...COMMAND, ...CONFLICT },
});

const findAccount = createRoute({
  method: 'post',
  path: '/operator/accounts/look-up',
  summary: 'Finds an account by its id or its address; for the operator',
  middleware: requireOperator,
  request: { body: asked(AccountLookupSchema) },
  responses: { 200: { description: 'The account', ...json(AccountReportSchema) }, ...COMMAND },
});

const signOut = createRoute({
  method: 'post',
  path: '/operator/accounts/{id}/end-sessions',
  summary: 'Signs an account out everywhere; for the operator',
  middleware: requireOperator,
  request: { params, body: asked(ReasonSchema) },
  responses: { 200: { description: 'The number of sessions it had', ...json(SessionsEndedSchema) }, ...COMMAND },
});

const exportAccount = createRoute({
  method: 'post',
  path: '/operator/accounts/{id}/export',
  summary: 'Exports everything stored about an account, without secrets of games in play; for the operator',
  middleware: requireOperator,
  request: { params, body: asked(ReasonSchema) },
  responses: {
    200: { description: 'A file for its owner', ...json(z.looseObject({ format: z.literal('slow-train-account') })) },
    ...COMMAND,
  },
});

const removeAccount = createRoute({
  method: 'post',
  path: '/operator/accounts/{id}/delete',
  summary: 'Deletes an account for good, as its owner can; for the operator',
  middleware: requireOperator,
  request: { params, body: asked(ReasonSchema) },
  responses: { 204: { description: 'The account is deleted' }, ...COMMAND, ...CONFLICT },
});

const audit = createRoute({
  method: 'get',
  path: '/operator/audit',
  summary: 'Lists the commands that operators have given, newest first; for the operator',
  middleware: requireOperator,
  request: { query: z.object({ target: StoredTextSchema.max(40).optional() }) },
  responses: { 200: { description: 'The commands, at most 200', ...json(AuditListSchema) }, ...INVALID, ...READ },
});

/** What only the operator may see and do. Each use leaves a row in the audit log. */
export const operatorRoutes = newRouter<GameServices>()
  .openapi(list, async (c) => {
    const services = c.get('services');
    await noteUse(services, { operator: c.get('operator'), command: 'undelivered', target: null });
    return c.json({ undelivered: await listUndelivered(services) }, 200, NOT_KEPT);
  })
  .openapi(retry, async (c) => {
    const isFound = await retryUndelivered(c.get('services'), c.req.valid('param').id, c.get('operator'));
    if (!isFound) throw new ProblemError(NO_MESSAGE);
    return c.body(null, 204);
  })
  .openapi(unreadable, async (c) => {
    const services = c.get('services');
    await noteUse(services, { operator: c.get('operator'), command: 'unreadable', target: null });
    return c.json({ unreadable: await listUnreadable(services) }, 200, NOT_KEPT);
  })
  .openapi(findGame, async (c) => {
    const services = c.get('services');
    const found = await lookUpGame(services, c.req.valid('json'));
    await noteUse(services, { operator: c.get('operator'), command: 'game', target: found?.id ?? null });
    if (found === null) throw new ProblemError(NO_GAME);
    return c.json(found, 200, NOT_KEPT);
  })
  .openapi(endGame, async (c) => {
    const { reason, deleted } = c.req.valid('json');
    const order = { operator: c.get('operator'), target: c.req.valid('param').id, reason };
    return c.json(finish(c, await takeGameDown(c.get('services'), order, deleted)), 200, NOT_KEPT);
  })
  .openapi(findAccount, async (c) => {
    const services = c.get('services');
    const found = await lookUpAccount(services, c.req.valid('json'));
    await noteUse(services, { operator: c.get('operator'), command: 'account', target: found?.id ?? null });
    if (found === null) throw new ProblemError(NO_ACCOUNT);
    return c.json(found, 200, NOT_KEPT);
  })
  .openapi(signOut, async (c) => {
    const order = { operator: c.get('operator'), target: c.req.valid('param').id, ...c.req.valid('json') };
    return c.json({ sessions: orThrow(await endSessions(c.get('services'), order)) }, 200, NOT_KEPT);
  })
  .openapi(exportAccount, async (c) => {
    const [services, { id: target }] = [c.get('services'), c.req.valid('param')];
    const file = await exportForOwner(services, target);
    if (file === null) throw new ProblemError(NO_ACCOUNT);
    await noteUse(services, { operator: c.get('operator'), command: 'export', target, detail: c.req.valid('json') });
    return c.json(file, 200, NOT_KEPT);
  })
  .openapi(removeAccount, async (c) => {
    const [services, { id: target }] = [c.get('services'), c.req.valid('param')];
    if (!(await isAccount(services, target))) throw new ProblemError(NO_ACCOUNT);
    const command = { operator: c.get('operator'), command: 'delete-account', target, detail: c.req.valid('json') };
    finish(c, await deleteAccount(services, { account: target, id: '' }, auditRow(services, command)));
    return c.body(null, 204);
  })
  .openapi(audit, async (c) => {
    const services = c.get('services');
    const { target } = c.req.valid('query');
    const entries = await listAudit(services, target);
    await noteUse(services, { operator: c.get('operator'), command: 'audit', target: target ?? null });
    return c.json({ audit: entries }, 200, NOT_KEPT);
  });
