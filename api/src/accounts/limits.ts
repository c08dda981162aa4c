import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { ProblemError } from '../problem.ts';
import type { Services } from '../services.ts';
import { attempts } from './accounts.sql.ts';
import { ipAddress } from './ip-address.ts';
import { keyedHash } from './keyed-hash.ts';

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
export const LIMITS = {
  /** An inbox is not to be flooded by strangers. */
  mailsToAddress: {
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
} as const satisfies { readonly [name: string]: Limit };

export type LimitName = keyof typeof LIMITS;

/**
 * Counts one more try of each, in one statement; many at once are all counted. Who is limited by is not stored, only a
 * keyed hash of it. A limit by IP is passed over where there is none (see `ipAddress`).
 * @param tries what by whom: `{ mailsToAddress: email, mailsFromIp: ipAddress(c) }`
 * @throws ProblemError `too-many-requests` (RFC 6585 section 4) with the seconds to wait
 */
export async function countTries(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  tries: { readonly [name in LimitName]?: string | null },
): Promise<void> {
  const counted = await Promise.all(
    Object.keys(LIMITS)
      .filter(isLimit)
      .flatMap((name) => {
        const by = tries[name];
        return by === null || by === undefined ? [] : [{ name, by }];
      })
      .map(async ({ name, by }) => ({ name, key: `${name}:${await keyedHash(settings, name, by)}` })),
  );
  if (counted.length === 0) return;
  const isOver = sql`${attempts.resetsAt} <= now()`;
  const rows = await db
    .insert(attempts)
    // In one order for everybody, so that two that count the same keys do not wait for each other.
    .values(
      counted
        .toSorted((a, b) => (a.key < b.key ? -1 : 1))
        .map(({ name, key }) => ({
          key,
          count: 1,
          resetsAt: sql`now() + make_interval(secs => ${LIMITS[name].seconds})`,
        })),
    )
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${attempts.resetsAt} end`,
      },
    })
    .returning({
      key: attempts.key,
      count: attempts.count,
      seconds: sql<number>`ceil(extract(epoch from ${attempts.resetsAt} - now()))::int`,
    });
  for (const { name, key } of counted) {
    const row = rows.find((one) => one.key === key);
    if (row && row.count > LIMITS[name].most) {
      throw new ProblemError({ problem: 'too-many-requests', detail: LIMITS[name].detail, retryAfter: row.seconds });
    }
  }
}

/** Counts one try from where the request comes. Throws as `countTries` does. */
export function countFromIp(
  c: Context,
  services: Pick<Services, 'db' | 'settings'>,
  name: 'mailsFromIp' | 'signInsFromIp' | 'guestsFromIp' | 'challengesFromIp',
): Promise<void> {
  return countTries(services, { [name]: ipAddress(c) });
}

function isLimit(name: string): name is LimitName {
  return name in LIMITS;
}
