import { afterAll, beforeAll, describe } from 'vitest';
import * as z from 'zod';
import { apiDocument } from '../../src/document.ts';
import { mailingWorker, type MailingWorker } from './mail.ts';
import { newFixture, sharedFixture, type MatrixFixture } from './matrix-fixture.ts';
import { ASKING } from './matrix-requests.ts';
import type { MatrixRequest } from './matrix-requests/asking.ts';
import { ROUTES, type Caller, type Route } from './matrix-rights.ts';
import { OPERATOR_TOKEN } from './operator.ts';
import { startReceiver, type Receiver } from './receiver.ts';
import { RESEND_WEBHOOK_SECRET } from './resend.ts';
import type { Visitor } from './visitor.ts';

const Operation = z.object({ requestBody: z.unknown().optional(), responses: z.record(z.string(), z.unknown()) });
const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

/** What the OpenAPI document says of a route. */
interface Documented {
  readonly hasBody: boolean;
  readonly statuses: readonly string[];
}

/** A route with everything that it needs, while its tests run. */
export interface RouteUnderTest {
  readonly fixture: () => MatrixFixture;
  /** Returns a request that is right for this caller. */
  readonly asked: (caller: Caller) => Promise<MatrixRequest>;
  /** Undefined if the document lacks the route. */
  readonly documented: () => Documented | undefined;
}

/** Describes every route of the site, each with games and people to ask about. */
export function describeRoutes(tests: (route: Route, under: RouteUnderTest) => void): void {
  let worker: MailingWorker;
  let taker: Receiver;
  let documented: ReadonlyMap<string, Documented>;
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

  describe.each(ROUTES)('%s', (route) => {
    let fixture: MatrixFixture;
    let make: (caller: Caller) => MatrixRequest | Promise<MatrixRequest>;
    beforeAll(async () => {
      const { stage = 'lobby', spoils = false, prepare } = ASKING[route];
      fixture = await (spoils ? newFixture : sharedFixture)(worker, taker, stage);
      make = await prepare(fixture);
    });
    tests(route, {
      fixture: () => fixture,
      asked: async (caller) => make(caller),
      documented: () => documented.get(route),
    });
  });
}

/** An unused identifier of every kind. */
const NOBODYS: { readonly [name: string]: string } = { code: 'A'.repeat(22), token: 'A'.repeat(43) };
/** Returns an identifier of nothing, for a parameter of this name. */
export const unknown = (route: Route, name: string): string =>
  NOBODYS[name] ?? (/\/(?:games|circles|tournaments)\//.test(route) ? 'A'.repeat(12) : 'A'.repeat(21));

/** Sends a request to a route, with its parameters in their places. */
export function ask(
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
