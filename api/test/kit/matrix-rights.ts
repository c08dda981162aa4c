import type { PROBLEMS } from '@slow-train/protocol';
import type { Hono } from 'hono';
import * as z from 'zod';
import type { AppType } from '../../src/app.ts';
import { apiDocument } from '../../src/document.ts';

// Who may do what, as the routes declare it. docs/authorization.md shows this table;
// api/test/http/authorization-matrix.test.ts tests every cell.

/** Every kind of caller, in the order of the test: callers who may change something come last. */
export const CALLERS = ['nobody', 'revoked', 'deleted', 'stranger', 'member', 'owner'] as const;
export type Caller = (typeof CALLERS)[number];

/** A description of each kind of caller. */
export const WHO = {
  nobody: 'has no session',
  revoked: 'was the owner until another of their devices signed this browser out',
  deleted: 'has the session of a deleted account',
  stranger: 'is signed in, but has nothing to do with the game or account',
  member: 'has another seat in the game',
  owner: 'has the seat, hosts the game, or owns the account or item',
} as const satisfies { readonly [caller in Caller]: string };

type Status = 200 | 201 | 202 | 204 | 303 | (typeof PROBLEMS)[keyof typeof PROBLEMS];
type Answers = { readonly [caller in Caller]: Status };
export interface Right {
  /** Who may call the route, as it declares. */
  readonly who: string;
  readonly answers: Answers;
  /** The right that a session needs, if that is another than having signed in. */
  readonly session?: string | undefined;
  /** What grants access, if that is not the caller's identity; or why it is refused. */
  readonly note?: string;
}

type Braced<Path extends string> = Path extends `${infer Start}/:${infer Name}/${infer Rest}`
  ? `${Start}/{${Name}}${Braced<`/${Rest}`>}`
  : Path extends `${infer Start}/:${infer Name}`
    ? `${Start}/{${Name}}`
    : Path;
type RoutesOf<Schema> = {
  [Path in keyof Schema & string]: keyof Schema[Path] extends infer Method extends `$${string}`
    ? Method extends `$${infer Name}`
      ? `${Uppercase<Name>} ${Braced<Path>}`
      : never
    : never;
}[keyof Schema & string];
/** Every route of the OpenAPI document. */
export type Route = AppType extends Hono<infer _Env, infer Schema, string> ? RoutesOf<Schema> : never;

/** Answers that follow from the state of the fixture, or from a secret that only its owner has. */
const SPECIAL: { readonly [route in Route]?: Partial<Answers> } = {
  'GET /api/me': { nobody: 401, revoked: 401, deleted: 401 },
  'PUT /api/me/email': { stranger: 401, member: 401 },
  'POST /api/me/passkeys': { stranger: 409, member: 409 },
  'POST /api/auth/sign-in/mail': { member: 409, owner: 409 },
  'POST /api/auth/sign-in/passkey': { member: 409, owner: 409 },
  'POST /api/auth/sign-in/hand-off': { member: 409, owner: 409 },
  'POST /api/auth/restore-email': { revoked: 401, deleted: 401, stranger: 401, member: 401, owner: 401 },
  'POST /api/games/{id}/actions': { member: 422 },
  'PATCH /api/games/{id}/talk/{number}': { member: 404 },
  'DELETE /api/games/{id}/talk/{number}': { member: 404 },
  'POST /api/games/{id}/end': { member: 409, owner: 409 },
  'POST /api/games/{id}/mail-invitations': { owner: 403 },
  'POST /api/open-games/{id}/wait': { member: 409, owner: 409 },
  'POST /api/tournaments/{id}/begin': { owner: 409 },
};

/** Returns the answers of a route that succeeds with this status for those who may call it. */
function answersFor(who: Who, success: Status): Answers {
  const all = {
    nobody: success,
    revoked: success,
    deleted: success,
    stranger: success,
    member: success,
    owner: success,
  };
  const signedIn = { ...all, nobody: 401, revoked: 401, deleted: 401 } as const;
  switch (who) {
    case 'anybody':
    // Each caller of the test has the operator's token.
    case 'operator':
      return all;
    case 'account':
      return signedIn;
    case 'owner':
      return { ...signedIn, stranger: 404, member: 404 };
    case 'member':
      return { ...signedIn, stranger: 404 };
    case 'host':
      return { ...signedIn, stranger: 404, member: 403 };
    case 'organiser':
      return { ...signedIn, stranger: 403, member: 403 };
    default:
      return who satisfies never;
  }
}

const WhoSchema = z.enum(['anybody', 'account', 'owner', 'member', 'host', 'organiser', 'operator']);
type Who = z.output<typeof WhoSchema>;
const StatusSchema = z.literal([200, 201, 202, 204, 303]);
const DocumentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        'x-callers': z.object({ who: WhoSchema, note: z.string().optional(), session: z.string().optional() }),
        responses: z.record(z.string(), z.unknown()),
      }),
    ),
  ),
});

const document = DocumentSchema.parse(JSON.parse(apiDocument()));

interface Declared {
  readonly who: Who;
  readonly note?: string | undefined;
  readonly session?: string | undefined;
  readonly success: z.output<typeof StatusSchema>;
}

/** The routes of the document, each with its declared callers and the status of its success. */
const declared = new Map(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { 'x-callers': callers, responses }]): [string, Declared] => [
      `${method.toUpperCase()} ${path}`,
      {
        ...callers,
        success: StatusSchema.parse(
          Object.keys(responses)
            .map(Number)
            .find((status) => status < 304),
        ),
      },
    ]),
  ),
);

export function isRoute(text: string): text is Route {
  return declared.has(text);
}

/** All routes of the document. */
export const ROUTES: readonly Route[] = [...declared.keys()].filter(isRoute);

/** Returns the answers of a route to each kind of caller. */
export function rightOf(route: Route): Right {
  const callers = declared.get(route);
  if (callers === undefined) throw new Error(`The API has no route ${route}.`);
  const answers = { ...answersFor(callers.who, callers.success), ...SPECIAL[route] };
  const { who, note, session } = callers;
  return { who, answers, ...(note !== undefined && { note }), ...(session !== 'sign-in' && { session }) };
}
