import {
  AccountPartIdSchema,
  AppealAnswerSchema,
  DismissedSchema,
  ImposedAnswerSchema,
  ImposedListSchema,
  ImposeSchema,
  QueueSchema,
  ReasonSchema,
  ReportSchema,
  StoredTextSchema,
} from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import type { AccountServices } from '../accounts/services.ts';
import { NOT_KEPT } from '../http/headers.ts';
import { orThrow, ProblemError } from '../http/problem.ts';
import { newRouter } from '../http/router.ts';
import { decisionMail, reviewedMail, sanctionMail } from '../notifications/templates/moderation-mails.ts';
import { noteUse } from '../operator/commands.ts';
import { mailOwner } from './mail.ts';
import { dismissReport, listQueue, NO_REPORT, readReport } from './queue.ts';
import { decide, impose, listSanctions } from './sanctions.ts';
import { defineRoute, json, jsonBody } from '../session/define-route.ts';

const params = z.object({ id: AccountPartIdSchema });

const queue = defineRoute({
  method: 'get',
  path: '/api/operator/reports',
  summary: prose('Lists the reports and appeals that wait, oldest first'),
  callers: 'operator',
  answers: { 200: json('The reports and appeals, at most 200 of each', QueueSchema) },
});

const show = defineRoute({
  method: 'get',
  path: '/api/operator/reports/{id}',
  summary: prose('Returns a report with its lines of talk, and the facts known of both people'),
  callers: 'operator',
  request: { params },
  answers: { 200: json('The report', ReportSchema) },
});

const dismiss = defineRoute({
  method: 'post',
  path: '/api/operator/reports/{id}/dismiss',
  summary: prose('Closes a report without a sanction'),
  callers: 'operator',
  request: { params, body: jsonBody(ReasonSchema) },
  answers: { 200: json('The report is closed, and its reporter is told', DismissedSchema) },
  refuses: ['conflict'],
});

const imposing = defineRoute({
  method: 'post',
  path: '/api/operator/sanctions',
  summary: prose('Warns, mutes or suspends the person of a report, or an account, for a term'),
  callers: 'operator',
  request: { body: jsonBody(ImposeSchema) },
  answers: { 200: json('The sanction imposed', ImposedAnswerSchema) },
});

const inForce = defineRoute({
  method: 'get',
  path: '/api/operator/sanctions',
  summary: prose('Lists the sanctions in force, or all that were ever imposed on an account'),
  callers: 'operator',
  request: { query: z.object({ account: StoredTextSchema.max(40).optional() }) },
  answers: { 200: json('The sanctions, at most 200', ImposedListSchema) },
});

const answer = defineRoute({
  method: 'post',
  path: '/api/operator/sanctions/{id}/answer',
  summary: prose('Answers an appeal, or lifts a sanction without one'),
  callers: 'operator',
  request: { params, body: jsonBody(AppealAnswerSchema) },
  answers: { 200: json('The sanction', ImposedAnswerSchema) },
  refuses: ['conflict'],
});

/** Reports, what the operator imposes, and appeals. Each use leaves a row in the audit log. */
export const moderationRoutes = newRouter<AccountServices>()
  .openapi(queue, async (c) => {
    await noteUse(c.get('services'), { operator: c.get('operator'), command: 'queue', target: null });
    return c.json(await listQueue(c.get('services')), 200, NOT_KEPT);
  })
  .openapi(show, async (c) => {
    const [services, { id }] = [c.get('services'), c.req.valid('param')];
    const report = await readReport(services, id);
    await noteUse(services, { operator: c.get('operator'), command: 'report', target: report && id });
    if (report === null) throw new ProblemError(NO_REPORT);
    return c.json(report, 200, NOT_KEPT);
  })
  .openapi(dismiss, async (c) => {
    const services = c.get('services');
    const order = { ...c.req.valid('param'), ...c.req.valid('json'), operator: c.get('operator') };
    const { reporter } = orThrow(await dismissReport(services, order));
    return c.json({ mailed: await mailOwner(services, reporter, reviewedMail) }, 200, NOT_KEPT);
  })
  .openapi(imposing, async (c) => {
    const services = c.get('services');
    const { sanction, reporter } = orThrow(
      await impose(services, { ...c.req.valid('json'), operator: c.get('operator') }),
    );
    const mailed = await mailOwner(services, sanction.account, (site) => sanctionMail(site, sanction));
    await mailOwner(services, reporter, reviewedMail);
    return c.json({ sanction, mailed }, 200, NOT_KEPT);
  })
  .openapi(inForce, async (c) => {
    const [services, { account }] = [c.get('services'), c.req.valid('query')];
    const sanctions = await listSanctions(services, account);
    await noteUse(services, { operator: c.get('operator'), command: 'sanctions', target: account ?? null });
    return c.json({ sanctions }, 200, NOT_KEPT);
  })
  .openapi(answer, async (c) => {
    const services = c.get('services');
    const { outcome, reason } = c.req.valid('json');
    const order = { ...c.req.valid('param'), outcome, reason, operator: c.get('operator') };
    const sanction = orThrow(await decide(services, order));
    const { kind, until } = sanction;
    const mailed = await mailOwner(services, sanction.account, (site) =>
      decisionMail(site, { kind, until, isLifted: outcome === 'lifted', answer: reason }),
    );
    return c.json({ sanction, mailed }, 200, NOT_KEPT);
  });
