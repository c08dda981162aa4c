import type { RouteConfig } from '@hono/zod-openapi';
import type { ProblemName } from '@slow-train/protocol';
import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as z from 'zod';
import { problemResponses, type ProblemResponses } from '../http/responses.ts';
import type { AppEnv } from '../http/router.ts';
import { countRequest, statedLimits, type RouteLimitName } from './limits.ts';
import { requireOperator } from './operator.ts';
import { requireRight, rightFor, type Right } from './rights.ts';
import { optionalSession, requireClaim, requireSession, type Session } from './session.ts';

/** Lets everybody pass. */
const pass = createMiddleware<AppEnv>(async (_, next) => next());

/** Who may call a route: the middleware that asks for it, its name in the document, and what others are told. */
const CALLERS = {
  /** Needs no session: a link, a code or a signature grants access, or nothing has to. */
  anybody: { guard: pass, who: 'anybody', refuses: [] },
  /** Needs no session, but may answer differently with one. */
  visitor: { guard: optionalSession, who: 'anybody', refuses: [] },
  /** Needs a session. */
  account: { guard: requireSession, who: 'account', refuses: ['not-signed-in'] },
  /** As `account`, where the first query checks the session. */
  claimedAccount: { guard: requireClaim, who: 'account', refuses: ['not-signed-in'] },
  /** The account that owns the item; for others it does not exist. */
  owner: { guard: requireSession, who: 'owner', refuses: ['not-signed-in', 'not-found'] },
  /** Players of the game, members of the circle; for others it does not exist. */
  member: { guard: requireSession, who: 'member', refuses: ['not-signed-in', 'not-found'] },
  /** As `member`, where the first query checks the session. */
  claimedMember: { guard: requireClaim, who: 'member', refuses: ['not-signed-in', 'not-found'] },
  /** The host among the players, the founder among the members. */
  host: { guard: requireSession, who: 'host', refuses: ['not-signed-in', 'not-found', 'forbidden'] },
  /** The organiser, or others who meet a condition, of something that anybody may look at. */
  organiser: { guard: requireSession, who: 'organiser', refuses: ['not-signed-in', 'forbidden'] },
  /** The operator of the site; for others it does not exist. */
  operator: { guard: requireOperator, who: 'operator', refuses: ['not-found'] },
} as const satisfies {
  readonly [callers: string]: {
    readonly guard: MiddlewareHandler;
    readonly who: string;
    readonly refuses: readonly ProblemName[];
  };
};

type Callers = keyof typeof CALLERS;

/** The ways in which a caller proves who they are, by their names in the API document. */
export const SECURITY_SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-slow-train.session_token',
    description: 'The session; its cookie has no `__Host-` on a site without https',
  },
  operator: { type: 'http', scheme: 'bearer', description: 'The site’s OPERATOR_TOKEN' },
} as const;

/** Returns the alternatives to prove it; an empty one means that nothing has to be. */
function securityOf(callers: Callers): DefinedRoute<Declaration>['security'] {
  switch (callers) {
    case 'anybody':
      return [];
    case 'visitor':
      return [{}, { session: [] }];
    case 'operator':
      return [{ operator: [] }];
    default:
      return [{ session: [] }];
  }
}

type Address = `/${string}`;
type Input = NonNullable<RouteConfig['request']>;

/** One route: its address, its callers, its input, its answers, its refusals and its limits. */
interface Declaration {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: Address;
  readonly summary: string;
  readonly callers: Callers;
  /** Narrows down or explains `callers`. */
  readonly note?: string;
  readonly request?: Input;
  readonly answers: RouteConfig['responses'];
  /** The refusals that neither callers nor input imply. */
  readonly refuses?: readonly ProblemName[];
  /** Counted once the request has been found valid, narrowest first. */
  readonly limits?: readonly RouteLimitName[];
}

/** A route as routers take it, and as the API document shows it. */
type DefinedRoute<D extends Declaration> = {
  readonly method: D['method'];
  readonly path: D['path'];
  readonly summary: string;
  readonly responses: D['answers'] & ProblemResponses;
  readonly middleware: [(typeof CALLERS)[D['callers']]['guard'], typeof pass, typeof pass];
  readonly security: { readonly [scheme: string]: string[] }[];
  readonly 'x-callers': { readonly who: string; readonly note?: string; readonly session?: Right };
  readonly 'x-limits'?: ReturnType<typeof statedLimits>;
};

/**
 * Returns a route from its declaration: with the middleware that lets only its callers in and counts its limits, and with
 * every refusal (RFC 9457) that its callers and its input imply. The API document, the typed client and the authorization
 * matrix are read from it.
 */
export function defineRoute<const Path extends Address, D extends Declaration & { path: Path; request: Input }>(
  declaration: D,
): DefinedRoute<D> & { readonly request: D['request'] };
export function defineRoute<const Path extends Address, D extends Declaration & { path: Path }>(
  declaration: D,
): DefinedRoute<D>;
export function defineRoute(declaration: Declaration): Omit<DefinedRoute<Declaration>, 'responses'> & RouteConfig {
  const { method, path, summary, callers, note, request, answers, limits } = declaration;
  const right = rightOf(declaration);
  return {
    method,
    path,
    summary,
    ...(request !== undefined && { request }),
    responses: { ...problemResponses(refusalsOf(declaration)), ...answers },
    middleware: [
      CALLERS[callers].guard,
      right === null ? pass : requireRight(right),
      limits === undefined ? pass : counted(limits, partsOf(request)),
    ],
    security: securityOf(callers),
    'x-callers': {
      who: CALLERS[callers].who,
      ...(note !== undefined && { note }),
      ...(right !== null && { session: right }),
    },
    ...(limits !== undefined && { 'x-limits': statedLimits(limits) }),
  };
}

/** Returns a required body. */
export const jsonBody = <S extends z.ZodType>(schema: S) =>
  ({ required: true, content: { 'application/json': { schema } } }) as const;

/** Returns an answer in JSON. */
export const json = <S extends z.ZodType>(description: string, schema: S) => ({
  description,
  content: { 'application/json': { schema } },
});

/** Returns an answer in JSON that is written part by part: its handler returns text, which the compiler cannot compare. */
export const jsonText = (description: string, schema: z.ZodType): RouteConfig['responses'][string] =>
  json(description, schema);

/** Returns the right that a session needs; null where nobody needs a session. */
function rightOf({ method, path, callers }: Declaration): Right | null {
  const needsSession = CALLERS[callers].refuses.some((name) => name === 'not-signed-in');
  return needsSession ? rightFor(method, path) : null;
}

function refusalsOf(declaration: Declaration): readonly ProblemName[] {
  const { method, callers, request, refuses = [] } = declaration;
  const { params, query, headers, body } = request ?? {};
  return [
    ...CALLERS[callers].refuses,
    ...(rightOf(declaration) === null ? [] : (['proof-required'] as const)),
    ...(method === 'get' ? [] : (['cross-origin'] as const)),
    ...(params ? (['not-found'] as const) : []),
    ...(query || headers || body ? (['invalid-request'] as const) : []),
    ...(isConditional(headers) ? (['stale-revision', 'revision-required'] as const) : []),
    ...refuses,
  ];
}

/** Whether these headers require the revision that the request is about (RFC 9110 section 13.1.1). */
function isConditional(headers: Input['headers']): boolean {
  return headers instanceof z.ZodObject && 'if-match' in headers.shape;
}

/** Returns the number of the request's parts that are validated one after the other. */
function partsOf(request: Input | undefined): number {
  const { params, query, headers, body } = request ?? {};
  return [params, query, headers, body].filter((part) => part !== undefined).length;
}

type CountedEnv = AppEnv & { readonly Variables: { readonly session?: Session | null } };

/** Returns a middleware that has a request counted once all its parts are valid: an invalid one uses no try up. */
function counted(limits: readonly RouteLimitName[], parts: number): typeof pass {
  return createMiddleware<CountedEnv>(async (c, next) => {
    let unchecked = parts;
    const count = (): Promise<void> => countRequest(c, limits, accountIn(c));
    if (unchecked === 0) await count();
    else
      c.set('onValidPart', async () => {
        unchecked -= 1;
        if (unchecked === 0) await count();
      });
    await next();
  });
}

function accountIn(c: Context<CountedEnv>): string | null {
  return c.get('session')?.account ?? null;
}
