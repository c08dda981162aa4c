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
import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { deleteAccount } from '../account-data/delete-account.ts';
import { finish } from '../games/finish.ts';
import type { GameServices } from '../games/services.ts';
import { NOT_KEPT } from '../http/headers.ts';
import { streamOf } from '../http/stream.ts';
import { orThrow, ProblemError } from '../http/problem.ts';
import { newRouter } from '../http/router.ts';
import { auditRow } from './audit.ts';
import {
  endSessions,
  NO_ACCOUNT,
  NO_GAME,
  NO_MESSAGE,
  noteUse,
  resumeMail,
  retryUndelivered,
  takeGameDown,
} from './commands.ts';
import { exportForOwner } from './export.ts';
import { lookUpAccount, lookUpGame } from './lookups.ts';
import { isAccount, listAudit, listUndelivered, listUnreadable } from './store.ts';
import { defineRoute, json, jsonBody, jsonText } from '../session/define-route.ts';

const params = z.object({ id: StoredTextSchema.min(1).max(300) });

const list = defineRoute({
  method: 'get',
  path: '/api/operator/undelivered',
  summary: prose('Lists the messages that could not be delivered, newest first'),
  callers: 'operator',
  answers: { 200: json('The messages, at most 200', UndeliveredListSchema) },
});

const retry = defineRoute({
  method: 'post',
  path: '/api/operator/undelivered/{id}',
  summary: prose('Sends a message that could not be delivered again'),
  callers: 'operator',
  request: { params },
  answers: { 204: { description: 'The message is due now' } },
});

const unreadable = defineRoute({
  method: 'get',
  path: '/api/operator/unreadable-games',
  summary: prose('Lists the games that this or an earlier release could not read, newest first'),
  callers: 'operator',
  answers: { 200: json('The games, at most 200', UnreadableListSchema) },
});

const findGame = defineRoute({
  method: 'post',
  path: '/api/operator/games/look-up',
  summary: prose('Finds a game by its id or its invitation, without anything secret'),
  callers: 'operator',
  request: { body: jsonBody(GameLookupSchema) },
  answers: { 200: json('The game', GameReportSchema) },
});

const endGame = defineRoute({
  method: 'post',
  path: '/api/operator/games/{id}/take-down',
  summary: prose('Ends a running game, whose players are told the reason, or deletes a game'),
  callers: 'operator',
  request: { params, body: jsonBody(TakeDownSchema) },
  answers: { 200: json('The result', TakenDownSchema) },
  refuses: ['conflict'],
});

const findAccount = defineRoute({
  method: 'post',
  path: '/api/operator/accounts/look-up',
  summary: prose('Finds an account by its id or its address'),
  callers: 'operator',
  request: { body: jsonBody(AccountLookupSchema) },
  answers: { 200: json('The account', AccountReportSchema) },
});

const signOut = defineRoute({
  method: 'post',
  path: '/api/operator/accounts/{id}/end-sessions',
  summary: prose('Signs an account out everywhere'),
  callers: 'operator',
  request: { params, body: jsonBody(ReasonSchema) },
  answers: { 200: json('The number of sessions it had', SessionsEndedSchema) },
});

const mailAgain = defineRoute({
  method: 'post',
  path: '/api/operator/accounts/{id}/resume-mail',
  summary: prose('Sends mail to the address of an account again after a bounce or a complaint'),
  callers: 'operator',
  request: { params, body: jsonBody(ReasonSchema) },
  answers: { 204: { description: 'Mail is sent again; also if it was not stopped' } },
});

const exportAccount = defineRoute({
  method: 'post',
  path: '/api/operator/accounts/{id}/export',
  summary: prose('Exports everything stored about an account, without secrets of games in play'),
  callers: 'operator',
  request: { params, body: jsonBody(ReasonSchema) },
  answers: { 200: jsonText('A file for its owner', z.looseObject({ format: z.literal('slow-train-account') })) },
});

const removeAccount = defineRoute({
  method: 'post',
  path: '/api/operator/accounts/{id}/delete',
  summary: prose('Deletes an account for good, as its owner can'),
  callers: 'operator',
  request: { params, body: jsonBody(ReasonSchema) },
  answers: { 204: { description: 'The account is deleted' } },
  refuses: ['conflict'],
});

const audit = defineRoute({
  method: 'get',
  path: '/api/operator/audit',
  summary: prose('Lists the commands that operators have given, newest first'),
  callers: 'operator',
  request: { query: z.object({ target: StoredTextSchema.max(40).optional() }) },
  answers: { 200: json('The commands, at most 200', AuditListSchema) },
});

/** What only the operator may see and do. Each use leaves a row in the audit log. */
export const operatorRoutes = newRouter<GameServices>()
  .openapi(list, async (c) => {
    const services = c.get('services');
    await noteUse(services, { operator: c.get('operator'), command: 'undelivered', target: null });
    return c.json({ undelivered: await listUndelivered(services.db) }, 200, NOT_KEPT);
  })
  .openapi(retry, async (c) => {
    const isFound = await retryUndelivered(c.get('services'), c.req.valid('param').id, c.get('operator'));
    if (!isFound) throw new ProblemError(NO_MESSAGE);
    return c.body(null, 204);
  })
  .openapi(unreadable, async (c) => {
    const services = c.get('services');
    await noteUse(services, { operator: c.get('operator'), command: 'unreadable', target: null });
    return c.json({ unreadable: await listUnreadable(services.db) }, 200, NOT_KEPT);
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
  .openapi(mailAgain, async (c) => {
    const order = { operator: c.get('operator'), target: c.req.valid('param').id, ...c.req.valid('json') };
    orThrow(await resumeMail(c.get('services'), order));
    return c.body(null, 204);
  })
  .openapi(exportAccount, async (c) => {
    const [services, { id: target }] = [c.get('services'), c.req.valid('param')];
    const file = await exportForOwner(services, target);
    if (file === null) throw new ProblemError(NO_ACCOUNT);
    await noteUse(services, { operator: c.get('operator'), command: 'export', target, detail: c.req.valid('json') });
    return c.body(streamOf(services, file), 200, { 'content-type': 'application/json', ...NOT_KEPT });
  })
  .openapi(removeAccount, async (c) => {
    const [services, { id: target }] = [c.get('services'), c.req.valid('param')];
    if (!(await isAccount(services.db, target))) throw new ProblemError(NO_ACCOUNT);
    const command = { operator: c.get('operator'), command: 'delete-account', target, detail: c.req.valid('json') };
    finish(c, await deleteAccount(services, { account: target, id: '' }, auditRow(services, command)));
    return c.body(null, 204);
  })
  .openapi(audit, async (c) => {
    const services = c.get('services');
    const { target } = c.req.valid('query');
    const entries = await listAudit(services.db, target);
    await noteUse(services, { operator: c.get('operator'), command: 'audit', target: target ?? null });
    return c.json({ audit: entries }, 200, NOT_KEPT);
  });
