import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { nanoid } from 'nanoid';
import { fromBase64url } from '../../platform/base64url.ts';
import type { Platform } from '../../platform/platform.ts';
import { keyedHash } from '../../platform/keyed-hash.ts';
import { EXTENDABLE_HOURS, mailProofs, REPEATED_HOURS } from '../../schema/mail-proofs.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Strangers' tries at a code, after which only its link or another mail works. */
const MOST_TRIES = 5;
/** The largest `integer` of PostgreSQL. */
const ANY_NUMBER = 2 ** 31 - 1;
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
export type CodeUser = 'owner' | 'stranger';
export type LinkKind = 'sign-in' | 'restore' | 'entry';

export type Needs = Pick<Platform, 'db' | 'settings' | 'now'>;

interface Proof {
  readonly code: string;
  readonly token: string;
}

/**
 * Returns a code, and a link's token for signing in: those of the previous mail while they are valid, so that a stranger
 * who asks for another mail does not void the owner's; new ones after too many wrong codes.
 */
export async function newProof(services: Needs, purpose: CodePurpose): Promise<Proof> {
  const at = services.now();
  const fresh = newToken();
  const proof = await proofFrom(services, fresh);
  const isGood = sql`(${mailProofs.expiresAt} > now() and ${mailProofs.tries} < ${MOST_TRIES}
    and ${mailProofs.createdAt} > now() - make_interval(hours => ${REPEATED_HOURS}))`;
  const kept = (column: AnyPgColumn) =>
    sql`case when ${isGood} then ${column} else excluded.${sql.identifier(column.name)} end`;
  const [row] = await services.db
    .insert(mailProofs)
    .values({
      key: await keyOf(services, purpose),
      email: purpose.email,
      seed: fresh,
      codeHash: await codeHashOf(services, purpose, proof.code),
      linkHash: purpose.kind === 'sign-in' ? await linkHashOf(services, purpose.kind, proof.token) : null,
      createdAt: at,
      expiresAt: validFrom(at),
    })
    .onConflictDoUpdate({
      target: mailProofs.key,
      set: {
        seed: kept(mailProofs.seed),
        codeHash: kept(mailProofs.codeHash),
        linkHash: kept(mailProofs.linkHash),
        tries: kept(mailProofs.tries),
        createdAt: kept(mailProofs.createdAt),
        expiresAt: sql`excluded.expires_at`,
      },
    })
    .returning({ seed: mailProofs.seed });
  const seed = row?.seed ?? fresh;
  return seed === fresh ? proof : proofFrom(services, seed);
}

/** Makes the newest mail's code and link valid as if it had just been sent, if it was sent lately and is not used up. */
export async function extendProof(services: Needs, purpose: CodePurpose): Promise<void> {
  await services.db
    .update(mailProofs)
    .set({ expiresAt: validFrom(services.now()) })
    .where(
      and(
        eq(mailProofs.key, await keyOf(services, purpose)),
        gt(mailProofs.createdAt, sql`now() - make_interval(hours => ${EXTENDABLE_HOURS})`),
      ),
    );
}

const validFrom = (at: Date): Date => new Date(at.getTime() + GOOD_FOR_MINUTES * MINUTE);

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
  await services.db
    .insert(mailProofs)
    .values({ key: `restore:${nanoid()}`, email, userId: account, linkHash, createdAt, expiresAt });
  return token;
}

/**
 * Returns a code's statements for a batch, and the condition that it is valid. `count` has to come first.
 * @param by `owner` for a device of the address, whose tries are limited on their own (`triesForInbox`)
 */
export async function codeStatements(services: Needs, purpose: CodePurpose, code: string, by: CodeUser = 'stranger') {
  const { db } = services;
  const [key, codeHash] = [await keyOf(services, purpose), await codeHashOf(services, purpose, code)];
  const isGood = and(
    eq(mailProofs.key, key),
    eq(mailProofs.codeHash, codeHash),
    lte(mailProofs.tries, by === 'owner' ? ANY_NUMBER : MOST_TRIES),
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
export async function useCode(services: Needs, purpose: CodePurpose, code: string, by?: CodeUser): Promise<boolean> {
  const { count, use } = await codeStatements(services, purpose, code, by);
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

/** Returns the stored form of a link's token. */
export function linkHashOf({ settings }: Pick<Needs, 'settings'>, kind: LinkKind, token: string): Promise<string> {
  return keyedHash(settings, 'link', kind, token);
}

async function keyOf({ settings }: Needs, purpose: CodePurpose): Promise<string> {
  // Not the key of releases without `seed`: what those write could not be repeated.
  return `${purpose.kind}:${await keyedHash(settings, 'proof', purpose.kind, accountOf(purpose), purpose.email)}`;
}

function codeHashOf({ settings }: Needs, purpose: CodePurpose, code: string): Promise<string> {
  return keyedHash(settings, 'code', purpose.kind, accountOf(purpose), purpose.email, code);
}

const accountOf = (purpose: CodePurpose): string => ('account' in purpose ? purpose.account : '');
