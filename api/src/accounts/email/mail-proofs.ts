import { nanoid } from 'nanoid';
import { fromBase64url } from '../../platform/base64url.ts';
import type { Platform } from '../../platform/platform.ts';
import { keyedHash } from '../../platform/keyed-hash.ts';
import {
  addLink,
  keepProof,
  postponeExpiry,
  takeCode,
  useAddressLink,
  type CodeUser,
  type TriedCode,
} from './store.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How many minutes a code and its link are valid, from the newest mail that has them. */
export const GOOD_FOR_MINUTES = 10;
/** How many days a replaced address can be restored. */
export const RESTORABLE_DAYS = 7;

/** 43 characters, as many as 32 bytes have in base64url, so as hard to guess. */
const newToken = () => nanoid(43);

/** The one purpose a code is valid for. */
export type CodePurpose =
  | { readonly kind: 'sign-in'; readonly email: string }
  | { readonly kind: 'new-address'; readonly email: string; readonly account: string };
export type LinkKind = 'sign-in' | 'restore' | 'entry';

export type Needs = Pick<Platform, 'db' | 'settings' | 'now'>;

interface Proof {
  readonly code: string;
  readonly token: string;
}

/** A proof, and whether its address is an account's. */
interface KeptProof extends Proof {
  readonly isKnown: boolean;
}

/**
 * Returns a code, and a link's token for signing in: those of the previous mail while they are valid, so that a stranger
 * who asks for another mail does not void the owner's; new ones after too many wrong codes.
 */
export async function newProof(services: Needs, purpose: CodePurpose): Promise<KeptProof> {
  const at = services.now();
  const fresh = newToken();
  const proof = await proofFrom(services, fresh);
  const kept = await keepProof(services.db, {
    key: await keyOf(services, purpose),
    email: purpose.email,
    seed: fresh,
    codeHash: await codeHashOf(services, purpose, proof.code),
    linkHash: purpose.kind === 'sign-in' ? await linkHashOf(services, purpose.kind, proof.token) : null,
    createdAt: at,
    expiresAt: validFrom(at),
  });
  const seed = kept?.seed ?? fresh;
  return { ...(seed === fresh ? proof : await proofFrom(services, seed)), isKnown: kept?.isKnown ?? false };
}

/** Makes the newest mail's code and link valid as if it had just been sent, if it was sent lately and is not used up. */
export async function extendProof(services: Needs, purpose: CodePurpose): Promise<void> {
  await postponeExpiry(services.db, await keyOf(services, purpose), validFrom(services.now()));
}

const validFrom = (at: Date): Date => new Date(at.getTime() + GOOD_FOR_MINUTES * MINUTE);

/** Returns the key of the row of codes and links with which an address signs in. */
export function signInKey(services: Pick<Needs, 'settings'>, email: string): Promise<string> {
  return keyOf(services, { kind: 'sign-in', email });
}

/** Neither the database alone nor AUTH_SECRET alone is enough for it. */
async function proofFrom({ settings }: Needs, seed: string): Promise<Proof> {
  const [digits, token] = await Promise.all([
    keyedHash(settings, 'code of', seed),
    keyedHash(settings, 'token of', seed),
  ]);
  const view = new DataView(fromBase64url(digits).buffer);
  // 48 bits: the first codes are more likely than the last by a few in a billion.
  const number = view.getUint32(0) * 2 ** 16 + view.getUint16(4);
  return { code: String(number % 1_000_000).padStart(6, '0'), token };
}

/** Creates the token with which an account can restore this address. */
export async function newRestoreToken(services: Needs, account: string, email: string): Promise<string> {
  const token = newToken();
  const linkHash = await linkHashOf(services, 'restore', token);
  const createdAt = services.now();
  const expiresAt = new Date(createdAt.getTime() + RESTORABLE_DAYS * DAY);
  const key = `restore:${nanoid()}`;
  await addLink(services.db, { key, email, userId: account, linkHash, createdAt, expiresAt });
  return token;
}

/** Returns a code as it is stored, by its purpose. */
export async function triedCode(
  services: Needs,
  purpose: CodePurpose,
  code: string,
  by: CodeUser = 'stranger',
): Promise<TriedCode> {
  return { key: await keyOf(services, purpose), codeHash: await codeHashOf(services, purpose, code), by };
}

/** Uses up a code. @returns whether it was valid */
export async function useCode(services: Needs, purpose: CodePurpose, code: string, by?: CodeUser): Promise<boolean> {
  return takeCode(services.db, await triedCode(services, purpose, code, by));
}

/** Uses up a link for signing in. @returns the address it was mailed to; null if it was invalid */
export async function useSignInLink(services: Needs, token: string): Promise<string | null> {
  return (await useAddressLink(services.db, await linkHashOf(services, 'sign-in', token))) ?? null;
}

/** Returns the stored form of a link's token. */
export function linkHashOf({ settings }: Pick<Needs, 'settings'>, kind: LinkKind, token: string): Promise<string> {
  return keyedHash(settings, 'link', kind, token);
}

async function keyOf({ settings }: Pick<Needs, 'settings'>, purpose: CodePurpose): Promise<string> {
  // Not the key of releases without `seed`: what those write could not be repeated.
  return `${purpose.kind}:${await keyedHash(settings, 'proof', purpose.kind, accountOf(purpose), purpose.email)}`;
}

function codeHashOf({ settings }: Needs, purpose: CodePurpose, code: string): Promise<string> {
  return keyedHash(settings, 'code', purpose.kind, accountOf(purpose), purpose.email, code);
}

const accountOf = (purpose: CodePurpose): string => ('account' in purpose ? purpose.account : '');
