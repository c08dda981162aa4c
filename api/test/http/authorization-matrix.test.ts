import { GameAnswerSchema } from '@slow-train/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { apiDocument } from '../../src/document.ts';
import { mailingWorker, type MailingWorker } from '../kit/mail.ts';
import { matrixPage } from '../kit/matrix-page.ts';
import { ASKING } from '../kit/matrix-requests.ts';
import type { MatrixRequest } from '../kit/matrix-requests/asking.ts';
import { CALLERS, rightOf, ROUTES, type Caller, type Route } from '../kit/matrix-rights.ts';
import { newFixture, sharedFixture, type MatrixFixture } from '../kit/matrix-fixture.ts';
import { OPERATOR_TOKEN } from '../kit/operator.ts';
import { problemIn } from '../kit/play.ts';
import { startReceiver, type Receiver } from '../kit/receiver.ts';
import { RESEND_WEBHOOK_SECRET } from '../kit/resend.ts';
import type { Visitor } from '../kit/visitor.ts';

const Operation = z.object({ requestBody: z.unknown().optional(), responses: z.record(z.string(), z.unknown()) });
const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

let worker: MailingWorker;
let taker: Receiver;
/** The routes in the OpenAPI document: whether they take a body, and the statuses of their answers. */
let documented: ReadonlyMap<string, { readonly hasBody: boolean; readonly statuses: readonly string[] }>;
beforeAll(async () => {
  taker = await startReceiver();
  worker = await mailingWorker({ OPERATOR_TOKEN, RESEND_WEBHOOK_SECRET, OUTBOUND_LOOPBACK: 'allow' });
  const { paths } = Document.parse(JSON.parse(apiDocument()));
  documented = new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { requestBody, responses }]) => [
        `${method.toUpperCase()} ${path}`,
        { hasBody: requestBody !== undefined, statuses: Object.keys(responses) },
      ]),
    ),
  );
});
afterAll(async () => {
  await worker.stop();
  await taker.stop();
});

/** Answers that contain nothing about a person, or are for programs that have to keep them; all others no browser may keep. */
const KEPT = new Set<Route>([
  'GET /.well-known/security.txt',
  'GET /api/feeds/{token}/tables.ics',
  'GET /api/feeds/{token}/tables.atom',
]);
/** Nothing of an answer runs, or is shown inside another page, if somebody opens it by itself. */
const LIFELESS = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** An unused identifier of every kind. */
const NOBODYS: { readonly [name: string]: string } = { code: 'A'.repeat(22), token: 'A'.repeat(43) };
const unknown = (route: Route, name: string): string =>
  NOBODYS[name] ?? (/\/(?:games|circles|tournaments)\//.test(route) ? 'A'.repeat(12) : 'A'.repeat(21));

function ask(
  route: Route,
  who: Visitor,
  { params = {}, query = '', headers = {}, body }: MatrixRequest,
  more: RequestInit = {},
) {
  const [method = '', path = ''] = route.split(' ');
  return who.fetch(path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? '')) + query, {
    method,
    // The target of a redirect is tested elsewhere.
    redirect: 'manual',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...more,
    headers: { 'content-type': 'application/json', ...headers, ...Object.fromEntries(new Headers(more.headers)) },
  });
}

/** Returns everything that an invalid request of the owner could have changed, as the players see it. */
async function stateOf({ visitors, table }: MatrixFixture): Promise<unknown> {
  const { exportedAt: _, ...account } = z
    .looseObject({ exportedAt: z.string() })
    .parse(await (await visitors.owner.get('/api/me/export')).json());
  const seen = GameAnswerSchema.parse(await (await visitors.member.get(`/api/games/${table.game.id}`)).json());
  return { account, seen };
}

test('docs/authorization.md shows what the routes declare', async () => {
  await expect(matrixPage()).toMatchFileSnapshot('../../../docs/authorization.md');
});

describe.each(ROUTES)('%s', (route) => {
  const isSafe = route.startsWith('GET ');
  let fixture: MatrixFixture;
  let asked: (caller: Caller) => Promise<MatrixRequest>;
  beforeAll(async () => {
    const { stage = 'lobby', spoils = false, prepare } = ASKING[route];
    fixture = await (spoils ? newFixture : sharedFixture)(worker, taker, stage);
    const make = await prepare(fixture);
    asked = async (caller) => make(caller);
  });

  // Requests that must not change anything come first, then the callers in their order.
  test('a route refuses invalid requests, which change nothing', async () => {
    const { owner } = fixture.visitors;
    const whole = await asked('owner');
    const before = await stateOf(fixture);
    if (!isSafe) {
      for (const headers of [{ origin: 'https://elsewhere.example' }, { origin: 'null' }]) {
        const foreign = await ask(route, owner, whole, { headers });
        expect(await problemIn(foreign)).toMatchObject({ status: 403, type: '/problems/cross-origin' });
      }
    }
    for (const name of Object.keys(whole.params ?? {})) {
      for (const value of ["' or true --", '../me', 'x'.repeat(300), unknown(route, name)]) {
        const answer = await ask(route, owner, { ...whole, params: { ...whole.params, [name]: value } });
        expect({ name, value, ...(await problemIn(answer)) }).toMatchObject({ name, value, status: 404 });
      }
    }
    if (documented.get(route)?.hasBody) {
      const large = { ...whole.body, more: 'x'.repeat(40_000) };
      expect(await problemIn(await ask(route, owner, { ...whole, body: large }))).toMatchObject({ status: 413 });
      for (const text of ['', '{', '[]', '12', 'null', '"text"', ...wrongFields(whole.body ?? {})]) {
        const answer = await ask(route, owner, whole, { body: text });
        expect({ text, ...(await problemIn(answer)) }).toMatchObject({ text, status: 400 });
      }
    } else expect(whole.body, 'the document says nothing of a body').toBeUndefined();
    expect(await stateOf(fixture)).toEqual(before);
  });

  test('a route answers each caller as the table says', async () => {
    const answers: Partial<Record<Caller, number>> = {};
    for (const caller of CALLERS) {
      const whole = await asked(caller);
      const answer = await ask(route, fixture.visitors[caller], whole);
      answers[caller] = answer.status;
      expect(documented.get(route)?.statuses).toContain(String(answer.status));
      expect(answer.headers.get('content-security-policy')).toBe(LIFELESS);
      const isKept = KEPT.has(route) || (await answer.clone().text()) === '';
      if (!isKept) expect(answer.headers.get('cache-control')).toBe('no-store');
      if (answer.status !== 404) continue;
      // Things of others get the same answer as missing ones.
      const missing = Object.entries(whole.params ?? {}).map(([name, value]): [string, string] => {
        // A number that is none is told so.
        return [name, /^\d+$/.test(value) ? value : unknown(route, name)];
      });
      const params = Object.fromEntries(missing);
      const absent = await ask(route, fixture.visitors[caller], { ...whole, params });
      expect([...absent.headers.keys()]).toEqual([...answer.headers.keys()]);
      expect(await problemIn(absent)).toEqual(await problemIn(answer));
    }
    expect(answers).toEqual(rightOf(route).answers);
  });
});

/** Returns copies of the body, each with another field replaced by an invalid value. */
function wrongFields(body: NonNullable<MatrixRequest['body']>): string[] {
  return Object.keys(body).map((field) => JSON.stringify({ ...body, [field]: { wrong: [true] } }));
}
