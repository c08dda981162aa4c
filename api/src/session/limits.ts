import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { ProblemError } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { attempts } from '../schema/accounts.ts';
import { ipAddress } from '../http/ip-address.ts';
import { keyedHash } from '../platform/keyed-hash.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Limit {
  /** So many in a window of `seconds`, which begins with the first. */
  readonly most: number;
  readonly seconds: number;
  /** What is too much, and what to do instead. */
  readonly detail: string;
}

const WAIT = 'wait until the time in Retry-After (seconds) has passed';

/** How often something may be tried; counted in the database, whoever answers. */
const LIMITS = {
  /** An inbox is not to be flooded by strangers. */
  mailsToAddress: {
    most: 5,
    seconds: HOUR,
    detail: `Too many mails to this address: use the newest one, look among the spam, or ${WAIT}.`,
  },
  /** Counted apart: the codes in these are good for whoever asked only, and must not keep the owner from signing in. */
  newAddressMails: {
    most: 5,
    seconds: HOUR,
    detail: `Too many mails to this address: use the newest one, look among the spam, or ${WAIT}.`,
  },
  mailsFromIp: { most: 30, seconds: HOUR, detail: `Too many mails were asked for from here: ${WAIT}.` },
  /** A code is one of a million: whoever tries as many as they may, every day, guesses one in 137 years. */
  codesForAddress: {
    most: 20,
    seconds: DAY,
    detail: 'Too many codes were tried for this address today. The link in the mail still works: open that.',
  },
  signInsFromIp: { most: 60, seconds: 10 * MINUTE, detail: `Too many tried to sign in from here: ${WAIT}.` },
  guestsFromIp: { most: 60, seconds: HOUR, detail: `Too many new guests from here: sign in, or ${WAIT}.` },
  handOffs: { most: 30, seconds: HOUR, detail: `Too many QR codes: ${WAIT}.` },
  challengesFromIp: { most: 120, seconds: 10 * MINUTE, detail: `Too many tries with passkeys from here: ${WAIT}.` },
  subscriptions: { most: 60, seconds: HOUR, detail: `Pushes were switched on too often: ${WAIT}.` },
  /** Each sends something to an address that its owner has chosen. */
  tryOuts: { most: 20, seconds: HOUR, detail: `Tried out too often: ${WAIT}.` },
  invitations: {
    most: 30,
    seconds: HOUR,
    detail: `You have asked too many at once: send them the link of the table, or ${WAIT}.`,
  },
  /** By inviter and invited: whoever has shared a table once does not want to hear of every other. */
  invitationsToOne: {
    most: 5,
    seconds: DAY,
    detail: `You have asked them often enough for today: send them the link of the table, or ${WAIT}.`,
  },
  /** By person and table: each is told to everybody there. */
  votes: { most: 6, seconds: DAY, detail: `You have asked this table for enough votes today: ${WAIT}.` },
  holidays: { most: 6, seconds: DAY, detail: `You have changed your holiday often enough for today: ${WAIT}.` },
} as const satisfies { readonly [name: string]: Limit };

export type LimitName = keyof typeof LIMITS;

/**
 * Counts one more try of each, one after the other; many at once are all counted. What the first refuses is not counted
 * by the next: name the limit by IP first, or whoever is over it could still use up what others may. Who is limited by
 * is not stored, only a keyed hash of it. A limit by IP is passed over where there is none (see `ipAddress`).
 * @param tries what by whom: `{ mailsFromIp: ipAddress(c), mailsToAddress: email }`
 * @throws ProblemError `too-many-requests` (RFC 6585 section 4) with the seconds to wait
 */
export async function countTries(
  services: Pick<Platform, 'db' | 'settings'>,
  tries: { readonly [name in LimitName]?: string | null },
): Promise<void> {
  for (const name of Object.keys(tries).filter(isLimit)) {
    const by = tries[name];
    if (by !== null && by !== undefined) await countTry(services, name, by);
  }
}

async function countTry(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  name: LimitName,
  by: string,
): Promise<void> {
  const { most, seconds, detail } = LIMITS[name];
  const isOver = sql`${attempts.resetsAt} <= now()`;
  const [row] = await db
    .insert(attempts)
    .values({
      key: `${name}:${await keyedHash(settings, name, by)}`,
      count: 1,
      resetsAt: sql`now() + make_interval(secs => ${seconds})`,
    })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${attempts.resetsAt} end`,
      },
    })
    .returning({
      count: attempts.count,
      retryAfter: sql<number>`ceil(extract(epoch from ${attempts.resetsAt} - now()))::int`,
    });
  if (row !== undefined && row.count > most)
    throw new ProblemError({ problem: 'too-many-requests', detail, retryAfter: row.retryAfter });
}

/** Counts one try from where the request comes. Throws as `countTries` does. */
export function countFromIp(
  c: Context,
  services: Pick<Platform, 'db' | 'settings'>,
  name: 'mailsFromIp' | 'signInsFromIp' | 'guestsFromIp' | 'challengesFromIp',
): Promise<void> {
  return countTries(services, { [name]: ipAddress(c) });
}

function isLimit(name: string): name is LimitName {
  return name in LIMITS;
}
