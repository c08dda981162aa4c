import {
  AccountPartIdSchema,
  NewPasskeySchema,
  PasskeyChallengeSchema,
  PasskeyListSchema,
  PasskeyNameSchema,
  PasskeyProofSchema,
  PasskeySchema,
} from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { AccountBody } from '../../http/responses.ts';
import { defineRoute, json, jsonBody } from '../../session/define-route.ts';

const params = z.object({ id: AccountPartIdSchema });

export const listPasskeys = defineRoute({
  method: 'get',
  path: '/api/me/passkeys',
  summary: prose('Lists your passkeys, oldest first'),
  callers: 'account',
  answers: { 200: json('The passkeys', PasskeyListSchema) },
});

export const challengePasskey = defineRoute({
  method: 'post',
  path: '/api/me/passkeys/challenge',
  summary: prose(
    'Returns the challenge with which a browser creates a passkey for you; valid once, for five minutes. An account has to prove first, in this browser, whose it is',
  ),
  callers: 'account',
  answers: { 200: json('The challenge', PasskeyChallengeSchema) },
  refuses: ['conflict'],
  limits: ['challengesFromIp'],
});

export const addPasskeyRoute = defineRoute({
  method: 'post',
  path: '/api/me/passkeys',
  summary: prose('Adds a passkey; a guest becomes a permanent account, with a fresh session cookie'),
  callers: 'owner',
  note: 'with the response to the owner’s challenge',
  request: { body: jsonBody(NewPasskeySchema) },
  answers: { 201: json('The passkey', PasskeySchema) },
  refuses: ['conflict'],
});

export const renamePasskey = defineRoute({
  method: 'put',
  path: '/api/me/passkeys/{id}',
  summary: prose('Renames a passkey'),
  callers: 'owner',
  request: { params, body: jsonBody(PasskeyNameSchema) },
  answers: { 200: json('The passkey', PasskeySchema) },
});

export const removePasskey = defineRoute({
  method: 'delete',
  path: '/api/me/passkeys/{id}',
  summary: prose(
    'Removes a passkey, unless it is the last way into the account; an account has to prove first, in this browser, whose it is',
  ),
  callers: 'owner',
  request: { params },
  answers: { 204: { description: 'The passkey is removed' } },
  refuses: ['conflict'],
});

export const challengeSignIn = defineRoute({
  method: 'post',
  path: '/api/auth/passkey/challenge',
  summary: prose(
    'Returns the challenge with which a browser signs in with a passkey; names no account; valid once, for five minutes',
  ),
  callers: 'anybody',
  answers: { 200: json('The challenge', PasskeyChallengeSchema) },
  limits: ['challengesFromIp'],
});

export const signInByPasskey = defineRoute({
  method: 'post',
  path: '/api/auth/sign-in/passkey',
  summary: prose('Signs in with a passkey; the response sets the session cookie'),
  callers: 'visitor',
  note: 'by a passkey; a guest with seats has to confirm',
  request: { body: jsonBody(PasskeyProofSchema) },
  answers: { 200: json('Your account', AccountBody) },
  refuses: ['sign-in-failed', 'would-lose-guest'],
  limits: ['signInsFromIp'],
});
