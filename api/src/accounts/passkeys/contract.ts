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
  PROOF_REQUIRED,
  SIGN_IN_FAILED,
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
  summary: 'Lists your passkeys, oldest first',
  middleware: requireSession,
  responses: { 200: { description: 'The passkeys', ...json(PasskeyListSchema) }, ...NOT_SIGNED_IN, ...ALWAYS },
});

export const challengePasskey = createRoute({
  method: 'post',
  path: '/me/passkeys/challenge',
  summary:
    'Returns the challenge with which a browser creates a passkey for you; valid once, for five minutes. An account has to prove first, in this browser, whose it is',
  middleware: requireSession,
  responses: {
    200: { description: 'The challenge', ...json(PasskeyChallengeSchema) },
    ...NOT_SIGNED_IN,
    ...PROOF_REQUIRED,
    ...CONFLICT,
    ...ALWAYS,
  },
});

export const addPasskeyRoute = createRoute({
  method: 'post',
  path: '/me/passkeys',
  summary: 'Adds a passkey; a guest becomes a permanent account, with a fresh session cookie',
  middleware: requireSession,
  request: { body: body(NewPasskeySchema) },
  responses: {
    201: { description: 'The passkey', ...json(PasskeySchema) },
    ...INVALID,
    ...NOT_SIGNED_IN,
    ...CROSS_ORIGIN,
    ...CONFLICT,
    ...ALWAYS,
  },
});

export const renamePasskey = createRoute({
  method: 'put',
  path: '/me/passkeys/{id}',
  summary: 'Renames a passkey',
  middleware: requireSession,
  request: { params, body: body(PasskeyNameSchema) },
  responses: {
    200: { description: 'The passkey', ...json(PasskeySchema) },
    ...INVALID,
    ...NOT_SIGNED_IN,
    ...CROSS_ORIGIN,
    ...UNKNOWN,
    ...ALWAYS,
  },
});

export const removePasskey = createRoute({
  method: 'delete',
  path: '/me/passkeys/{id}',
  summary:
    'Removes a passkey, unless it is the last way into the account; an account has to prove first, in this browser, whose it is',
  middleware: requireSession,
  request: { params },
  responses: {
    204: { description: 'The passkey is removed' },
    ...NOT_SIGNED_IN,
    ...PROOF_REQUIRED,
    ...UNKNOWN,
    ...CONFLICT,
    ...ALWAYS,
  },
});

export const challengeSignIn = createRoute({
  method: 'post',
  path: '/auth/passkey/challenge',
  summary:
    'Returns the challenge with which a browser signs in with a passkey; names no account; valid once, for five minutes',
  responses: {
    200: { description: 'The challenge', ...json(PasskeyChallengeSchema) },
    ...CROSS_ORIGIN,
    ...ALWAYS,
  },
});

export const signInByPasskey = createRoute({
  method: 'post',
  path: '/auth/sign-in/passkey',
  summary: 'Signs in with a passkey; the response sets the session cookie',
  middleware: optionalSession,
  request: { body: body(PasskeyProofSchema) },
  responses: {
    200: { description: 'Your account', ...json(AccountView) },
    ...INVALID,
    ...SIGN_IN_FAILED,
    ...CROSS_ORIGIN,
    ...WOULD_LOSE_GUEST,
    ...ALWAYS,
  },
});
