import { createRoute } from '@hono/zod-openapi';
import {
  AccountPartIdSchema,
  NewPasskeySchema,
  PasskeyChallengeSchema,
  PasskeyListSchema,
  PasskeyNameSchema,
  PasskeyProofSchema,
  PasskeySchema,
} from '@slow-train/protocol';
import * as z from 'zod';
import {
  ALWAYS,
  CONFLICT,
  CROSS_ORIGIN,
  INVALID,
  AccountView,
  NOT_SIGNED_IN,
  SIGN_IN_FAILED,
  TOO_LARGE,
  UNKNOWN,
  WOULD_LOSE_GUEST,
} from '../../http/responses.ts';
import { optionalSession, requireSession } from '../../session/session.ts';

const params = z.object({ id: AccountPartIdSchema });
const json = <S extends z.ZodType>(schema: S) => ({ content: { 'application/json': { schema } } });
const body = <S extends z.ZodType>(schema: S) => ({ required: true, ...json(schema) });

export const listPasskeys = createRoute({
  method: 'get',
  path: '/me/passkeys',
  summary: 'My passkeys, the oldest first',
  middleware: requireSession,
  responses: { 200: { description: 'They', ...json(PasskeyListSchema) }, ...NOT_SIGNED_IN, ...ALWAYS },
});

export const challengePasskey = createRoute({
  method: 'post',
  path: '/me/passkeys/challenge',
  summary: 'What a browser needs to make a passkey for me; good once, for five minutes',
  middleware: requireSession,
  responses: {
    200: { description: 'The challenge', ...json(PasskeyChallengeSchema) },
    ...NOT_SIGNED_IN,
    ...CROSS_ORIGIN,
    ...CONFLICT,
    ...ALWAYS,
  },
});

export const addPasskeyRoute = createRoute({
  method: 'post',
  path: '/me/passkeys',
  summary: 'Add a passkey; a guest has an account that lasts from then on, and a fresh session cookie',
  middleware: requireSession,
  request: { body: body(NewPasskeySchema) },
  responses: {
    201: { description: 'The passkey', ...json(PasskeySchema) },
    ...INVALID,
    ...NOT_SIGNED_IN,
    ...CROSS_ORIGIN,
    ...CONFLICT,
    ...TOO_LARGE,
    ...ALWAYS,
  },
});

export const renamePasskey = createRoute({
  method: 'put',
  path: '/me/passkeys/{id}',
  summary: 'Call a passkey something else',
  middleware: requireSession,
  request: { params, body: body(PasskeyNameSchema) },
  responses: {
    200: { description: 'The passkey', ...json(PasskeySchema) },
    ...INVALID,
    ...NOT_SIGNED_IN,
    ...CROSS_ORIGIN,
    ...UNKNOWN,
    ...TOO_LARGE,
    ...ALWAYS,
  },
});

export const removePasskey = createRoute({
  method: 'delete',
  path: '/me/passkeys/{id}',
  summary: 'Remove a passkey, unless it is the last way into the account',
  middleware: requireSession,
  request: { params },
  responses: {
    204: { description: 'It opens nothing any more' },
    ...NOT_SIGNED_IN,
    ...CROSS_ORIGIN,
    ...UNKNOWN,
    ...CONFLICT,
    ...ALWAYS,
  },
});

export const challengeSignIn = createRoute({
  method: 'post',
  path: '/auth/passkey/challenge',
  summary: 'What a browser needs to sign somebody in by passkey; names nobody; good once, for five minutes',
  responses: {
    200: { description: 'The challenge', ...json(PasskeyChallengeSchema) },
    ...CROSS_ORIGIN,
    ...ALWAYS,
  },
});

export const signInByPasskey = createRoute({
  method: 'post',
  path: '/auth/sign-in/passkey',
  summary: 'Sign in by passkey: the answer sets the session cookie',
  middleware: optionalSession,
  request: { body: body(PasskeyProofSchema) },
  responses: {
    200: { description: 'You', ...json(AccountView) },
    ...INVALID,
    ...SIGN_IN_FAILED,
    ...CROSS_ORIGIN,
    ...WOULD_LOSE_GUEST,
    ...TOO_LARGE,
    ...ALWAYS,
  },
});
