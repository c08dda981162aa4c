import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import { customAlphabet, nanoid } from 'nanoid';
import type { Platform } from '../../platform/platform.ts';
import { keyedHash } from '../../platform/keyed-hash.ts';
import { mailProofs } from '../../schema/mail-proofs.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Tries at a code before only its link, or another mail, helps. */
const MOST_TRIES = 5;
/** Minutes that a code, and the link beside it, are good for. */
export const GOOD_FOR_MINUTES = 10;
/** Days in which the address before a change can be put back. */
export const RESTORABLE_DAYS = 7;

/** As many letters as 32 bytes need in base64url, so as hard to guess. */
const newToken = () => nanoid(43);
const newCode = customAlphabet('0123456789', 6);

/** What a code may be good for; for one thing, and for nothing else. */
export type CodePurpose =
  | { readonly kind: 'sign-in'; readonly email: string }
  | { readonly kind: 'new-address'; readonly email: string; readonly account: string };
export type LinkKind = 'sign-in' | 'restore' | 'entry';

export type Needs = Platform;

/** Makes a code, and for signing in a link's token beside it, which take the place of those in the mail before. */
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

/** Makes the token by which an account gets this address back. */
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

/** Where a code stands, and the statements around its use: for one batch, in which it is counted as a try first. */
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
    /** Locks the row until the batch is done: whoever tries at the same moment waits, and finds it counted, or gone. */
    count: db
      .update(mailProofs)
      .set({ tries: sql`${mailProofs.tries} + 1` })
      .where(eq(mailProofs.key, key)),
    isGood: sql`exists (select 1 from ${mailProofs} where ${isGood})`,
    /** Returns its row if it was good, and that once; nothing if `also` does not hold. */
    use: (also?: SQL) => db.delete(mailProofs).where(and(isGood, also)).returning({ email: mailProofs.email }),
  };
}

/** Uses a code up. @returns whether it was good */
export async function useCode(services: Needs, purpose: CodePurpose, code: string): Promise<boolean> {
  const { count, use } = await codeStatements(services, purpose, code);
  const [, used] = await services.db.batch([count, use()]);
  return used.length === 1;
}

/** Uses the link for signing in up. @returns the address it was mailed to; null if it was not good */
export async function useSignInLink(services: Needs, token: string): Promise<string | null> {
  const [used] = await services.db
    .delete(mailProofs)
    .where(await isGoodLink(services, 'sign-in', token))
    .returning({ email: mailProofs.email });
  return used?.email ?? null;
}

/** Whether a row of `mail_proofs` is the one with this link, and still good. */
export async function isGoodLink(services: Needs, kind: LinkKind, token: string) {
  const linkHash = await linkHashOf(services, kind, token);
  return and(eq(mailProofs.linkHash, linkHash), gt(mailProofs.expiresAt, sql`now()`));
}

/** What is kept of a link's token. */
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
