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
  /** Allowed tries in a window of `seconds`, which begins with the first one. */
  readonly most: number;
  readonly seconds: number;
  /** A sentence on what was too much, and what to do instead. */
  readonly detail: string;
}

const WAIT = 'wait until the time in Retry-After (seconds) has passed';

/** How often something may be tried; counted in the database, so that all isolates share the count. */
const LIMITS = {
  /** Keeps strangers from flooding an inbox. */
  mailsToAddress: {
    most: 5,
    seconds: HOUR,
    detail: `Too many mails to this address: use the newest one, check your spam folder, or ${WAIT}.`,
  },
  /** Counted separately: their codes only work for the requester, and must not keep the owner from signing in. */
  newAddressMails: {
    most: 5,
    seconds: HOUR,
    detail: `Too many mails to this address: use the newest one, check your spam folder, or ${WAIT}.`,
  },
  mailsFromIp: { most: 30, seconds: HOUR, detail: `Too many mails were requested from here: ${WAIT}.` },
  /** One code in a million: an attacker who uses every allowed try, every day, guesses one in 137 years. */
  codesForAddress: {
    most: 20,
    seconds: DAY,
    detail: 'Too many codes were tried for this address today. The link in the mail still works: open that.',
  },
  signInsFromIp: { most: 60, seconds: 10 * MINUTE, detail: `Too many attempts to sign in from here: ${WAIT}.` },
  guestsFromIp: { most: 60, seconds: HOUR, detail: `Too many new guests from here: sign in, or ${WAIT}.` },
  handOffs: { most: 30, seconds: HOUR, detail: `Too many QR codes: ${WAIT}.` },
  challengesFromIp: { most: 120, seconds: 10 * MINUTE, detail: `Too many attempts with passkeys from here: ${WAIT}.` },
  subscriptions: { most: 60, seconds: HOUR, detail: `Pushes were switched on too often: ${WAIT}.` },
  /** Each sends a message to an address that its owner has chosen. */
  tryOuts: { most: 20, seconds: HOUR, detail: `Too many test messages: ${WAIT}.` },
  invitations: {
    most: 30,
    seconds: HOUR,
    detail: `You have invited too many people at once: send them the link to the table, or ${WAIT}.`,
  },
  /** By inviter and invited: one game together does not mean wanting to hear about every other. */
  invitationsToOne: {
    most: 5,
    seconds: DAY,
    detail: `You have invited them often enough for today: send them the link to the table, or ${WAIT}.`,
  },
  /** By person and game: each notifies all its players. */
  votes: { most: 6, seconds: DAY, detail: `You have called enough votes at this table today: ${WAIT}.` },
  holidays: { most: 6, seconds: DAY, detail: `You have changed your holiday often enough for today: ${WAIT}.` },
} as const satisfies { readonly [name: string]: Limit };

export type LimitName = keyof typeof LIMITS;

/**
 * Counts one more try for each limit, in order; concurrent tries are all counted. A try refused by one limit does not
 * count towards the next, so name the limit by IP address first: otherwise a client over that limit could still use up
 * others' tries. Stores only a keyed hash of who is limited. Skips a limit by IP address if there is none
 * (`ipAddress`).
 * @param tries what is tried, by whom: `{ mailsFromIp: ipAddress(c), mailsToAddress: email }`
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

/** Counts one try by the request's IP address. Throws as `countTries` does. */
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
