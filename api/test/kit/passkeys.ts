import {
  AccountViewSchema,
  PasskeyChallengeSchema,
  PasskeyListSchema,
  PasskeySchema,
  type AccountView,
  type Passkey,
  type PasskeyChallenge,
} from '@slow-train/protocol';
import { expect } from 'vitest';
import type * as z from 'zod';
import { makeCredential, type Made, type Quirks } from './authenticator.ts';
import type { KeyKind } from './key-pair.ts';
import type { Site, Visitor } from './visitor.ts';

/** Returns the body of an answer, checked against its schema. */
export async function bodyIn<S extends z.ZodType>(schema: S, answer: Response, status = 200): Promise<z.output<S>> {
  const body: unknown = await answer.json();
  expect({ status: answer.status, body }).toMatchObject({ status });
  return schema.parse(body);
}

export async function meOf(who: Visitor): Promise<AccountView> {
  return bodyIn(AccountViewSchema, await who.get('/api/me'));
}

/** Requests what this browser needs to create a passkey. */
export async function askToMake(who: Visitor): Promise<PasskeyChallenge> {
  return bodyIn(PasskeyChallengeSchema, await who.post('/api/me/passkeys/challenge', {}));
}

/** Requests what this browser needs to sign in with a passkey. */
export async function askToSign(who: Visitor): Promise<PasskeyChallenge> {
  return bodyIn(PasskeyChallengeSchema, await who.post('/api/auth/passkey/challenge', {}));
}

export function sendNew(who: Visitor, { credential }: Pick<Made, 'credential'>, name = 'My phone'): Promise<Response> {
  return who.post('/api/me/passkeys', { name, credential });
}

/** Creates a passkey and adds it to this browser's account. */
export async function addPasskey(
  site: Site,
  who: Visitor,
  options: Quirks & { readonly kind?: KeyKind; readonly name?: string } = {},
): Promise<Made & { readonly passkey: Passkey }> {
  const made = await makeCredential(site, await askToMake(who), options);
  return { ...made, passkey: await bodyIn(PasskeySchema, await sendNew(who, made, options.name), 201) };
}

/** Signs in with a passkey. */
export async function signIn(who: Visitor, made: Made, quirks: Quirks = {}, more: object = {}): Promise<Response> {
  const credential = await made.sign(await askToSign(who), quirks);
  return who.post('/api/auth/sign-in/passkey', { credential, ...more });
}

export async function passkeysOf(who: Visitor): Promise<readonly Passkey[]> {
  return (await bodyIn(PasskeyListSchema, await who.get('/api/me/passkeys'))).passkeys;
}
