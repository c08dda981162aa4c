import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import { customAlphabet, nanoid } from 'nanoid';
import type { Platform } from '../../platform/platform.ts';
import { keyedHash } from '../../platform/keyed-hash.ts';
import { mailProofs } from '../../schema/mail-proofs.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Tries at a code, after which only its link or another mail works. */
const MOST_TRIES = 5;
/** How many minutes a code and its link are valid. */
export const GOOD_FOR_MINUTES = 10;
/** How many days a replaced address can be restored. */
export const RESTORABLE_DAYS = 7;

/** 43 characters, as many as 32 bytes have in base64url, so as hard to guess. */
const newToken = () => nanoid(43);
const newCode = customAlphabet('0123456789', 6);

/** The one purpose a code is valid for. */
export type CodePurpose =
  | { readonly kind: 'sign-in'; readonly email: string }
  | { readonly kind: 'new-address'; readonly email: string; readonly account: string };
export type LinkKind = 'sign-in' | 'restore' | 'entry';

export type Needs = Platform;

/** Creates a code, and a link's token for signing in, which replace those of the previous mail. */
export async function newProof(services: Needs, purpose: CodePurpose): Promise<{ code: string; token: string }> {
  const { db, now } = services;
  const [code, token] = [newCode(), newToken()];
  const { key, codeHash } = await codeKeys(services, purpose, code);
  const row = {
    email: purpose.email,
    codeHash,
    linkHash: purpose.kind === 'sign-in' ? await linkHashOf(services, purpose.kind, token) : null,
    tries: 0,
    createdAt: now(),
    expiresAt: new Date(now().getTime() + GOOD_FOR_MINUTES * MINUTE),
  };
  await db
    .insert(mailProofs)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: mailProofs.key, set: row });
  return { code, token };
}

/** Creates the token with which an account can restore this address. */
export async function newRestoreToken(services: Needs, account: string, email: string): Promise<string> {
  const token = newToken();
  const linkHash = await linkHashOf(services, 'restore', token);
  const createdAt = services.now();
  const expiresAt = new Date(createdAt.getTime() + RESTORABLE_DAYS * DAY);
  await services.db
    .insert(mailProofs)
    .values({ key: `restore:${nanoid()}`, email, userId: account, linkHash, createdAt, expiresAt });
  return token;
}

/** Returns a code's statements for a batch, and the condition that it is valid. `count` has to come first. */
export async function codeStatements(services: Needs, purpose: CodePurpose, code: string) {
  const { db } = services;
  const { key, codeHash } = await codeKeys(services, purpose, code);
  const isGood = and(
    eq(mailProofs.key, key),
    eq(mailProofs.codeHash, codeHash),
    lte(mailProofs.tries, MOST_TRIES),
    gt(mailProofs.expiresAt, sql`now()`),
  );
  return {
    /** Locks the row until the batch is done: a concurrent try waits, then finds this one counted, or the row gone. */
    count: db
      .update(mailProofs)
      .set({ tries: sql`${mailProofs.tries} + 1` })
      .where(eq(mailProofs.key, key)),
    isGood: sql`exists (select 1 from ${mailProofs} where ${isGood})`,
    /** Deletes and returns the row if the code is valid, so only once; returns nothing if `also` does not hold. */
    use: (also?: SQL) => db.delete(mailProofs).where(and(isGood, also)).returning({ email: mailProofs.email }),
  };
}

/** Uses up a code. @returns whether it was valid */
export async function useCode(services: Needs, purpose: CodePurpose, code: string): Promise<boolean> {
  const { count, use } = await codeStatements(services, purpose, code);
  const [, used] = await services.db.batch([count, use()]);
  return used.length === 1;
}

/** Uses up a link for signing in. @returns the address it was mailed to; null if it was invalid */
export async function useSignInLink(services: Needs, token: string): Promise<string | null> {
  const [used] = await services.db
    .delete(mailProofs)
    .where(await isGoodLink(services, 'sign-in', token))
    .returning({ email: mailProofs.email });
  return used?.email ?? null;
}

/** Returns a condition: the row of `mail_proofs` has this link, and is still valid. */
export async function isGoodLink(services: Needs, kind: LinkKind, token: string) {
  const linkHash = await linkHashOf(services, kind, token);
  return and(eq(mailProofs.linkHash, linkHash), gt(mailProofs.expiresAt, sql`now()`));
}

/** Returns what is stored of a link's token. */
export function linkHashOf({ settings }: Pick<Needs, 'settings'>, kind: LinkKind, token: string): Promise<string> {
  return keyedHash(settings, 'link', kind, token);
}

async function codeKeys({ settings }: Needs, { kind, email, ...bound }: CodePurpose, code: string) {
  const account = 'account' in bound ? bound.account : '';
  return {
    key: `${kind}:${await keyedHash(settings, 'mail', kind, account, email)}`,
    codeHash: await keyedHash(settings, 'code', kind, account, email, code),
  };
}
