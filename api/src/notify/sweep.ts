import type { NotifyTrouble } from '@slow-train/protocol';
import { forLog } from '../db.ts';
import { MOST_ATTEMPTS, nextAttempt } from './backoff.ts';
import { lookAgain } from './look-again.ts';
import { outboxOf, type Outbox, type Settled, type Settlement } from './outbox.ts';
import { plan } from './plan.ts';
import type { SweepPorts } from './ports.ts';
import type { Unreadable } from './read-situations.ts';
import { send, type Sent } from './send.ts';
import type { OutboxRow, Situation } from './situation.ts';

/** Rows in one round: few, so that what is lost between sending and marking is little. */
const ROUND = 12;
/** Requests of a round beside those that send: claim, look, settle. */
const OF_ROUND = 3;
/** Requests for what is sent: mails have links that are made good first, and daily ones tell of tables that are read. */
const OF_MAIL = 2;
const OF_DAILY = 3;
/** What the platform lets one run make (docs/decisions/009-notifications.md), less what others in the run need. */
const MOST_REQUESTS = 45;

/**
 * Drains what is due in the outbox: as many rounds as the requests suffice for, webhooks last. Many sweeps may run at
 * once.
 * @param requests to the outside, the database's included, that it may make at most
 */
export async function sweep(ports: SweepPorts, requests = MOST_REQUESTS): Promise<void> {
  const outbox = outboxOf(ports.db);
  let left = requests;
  for (const lane of ['people', 'webhooks'] as const) {
    while (left >= OF_ROUND + OF_DAILY) {
      const most = Math.min(ROUND, Math.floor((left - OF_ROUND) / OF_DAILY));
      const claimed = await outbox.claim(ports.now(), most, lane);
      left -= 1;
      if (claimed.length === 0) break;
      const situations = await outbox.situations(claimed);
      await outbox.settle(await round(ports, outbox, situations), ports.now());
      left -= situations.reduce((sum, { row }) => sum + requestsFor(row), OF_ROUND - 1);
    }
  }
}

function requestsFor({ kind, event }: OutboxRow): number {
  switch (kind) {
    case 'notice':
      return 0;
    case 'push':
    case 'webhook':
      return 1;
    case 'mail':
      return event === 'daily' ? OF_DAILY : OF_MAIL;
    default:
      return kind satisfies never;
  }
}

async function round(
  ports: SweepPorts,
  outbox: Outbox,
  situations: readonly (Situation | Unreadable)[],
): Promise<Settlement> {
  const now = ports.now();
  const parts = await Promise.all(situations.map((one) => settled(ports, outbox, one, now)));
  const rows = parts.flatMap((part) => part.rows).toSorted((a, b) => a.revision - b.revision);
  return {
    settled: parts.flatMap((part) => part.settled),
    // Two notices may come to the same mail: the later one says how far it reaches.
    rows: [...new Map(rows.map((row) => [row.id, row])).values()],
    told: parts.flatMap((part) => part.told),
    gone: parts.flatMap((part) => part.gone),
    bounced: parts.flatMap((part) => part.bounced),
  };
}

const NOTHING_ELSE = { rows: [], told: [], gone: [], bounced: [] } as const;

/** What becomes of one row; a mistake of ours in one is no reason to keep the others waiting. */
async function settled(
  ports: SweepPorts,
  outbox: Outbox,
  situation: Situation | Unreadable,
  now: Date,
): Promise<Settlement> {
  // Whoever has had it in hand before has not come back, again and again.
  const isPoison = situation.row.attempts > MOST_ATTEMPTS + 3;
  if ('isUnreadable' in situation || isPoison)
    return { ...NOTHING_ELSE, settled: [failed(situation.row, 'refused', now)] };
  try {
    return situation.row.kind === 'notice' ? planned(situation, now) : await sent(ports, outbox, situation, now);
  } catch (error) {
    console.error(`notify: ${error instanceof Error ? forLog(error) : 'failed'}`);
    return { ...NOTHING_ELSE, settled: [failed(situation.row, 'refused', now)] };
  }
}

function planned(situation: Situation, now: Date): Settlement {
  const found = plan(situation, now);
  if (found.kind === 'wait') return { ...NOTHING_ELSE, settled: [waiting(situation, found.until)] };
  return { ...NOTHING_ELSE, rows: found.rows, settled: [done(situation, 'planned', now)] };
}

async function sent(ports: SweepPorts, outbox: Outbox, situation: Situation, now: Date): Promise<Settlement> {
  const verdict = lookAgain(situation, now);
  if (verdict.kind === 'wait') return { ...NOTHING_ELSE, settled: [waiting(situation, verdict.until)] };
  const tried = verdict.kind === 'drop' ? null : await send(ports, outbox, situation, now);
  if (tried === null) return { ...NOTHING_ELSE, settled: [done(situation, 'dropped', now)] };
  return written(situation, tried, now);
}

function written(situation: Situation, { outcome, told }: Sent, now: Date): Settlement {
  const { row, reader } = situation;
  switch (outcome.kind) {
    case 'sent':
      return { ...NOTHING_ELSE, told, settled: [done(situation, 'sent', now)] };
    case 'later':
      return { ...NOTHING_ELSE, settled: [failed(row, outcome.trouble, now)] };
    case 'never': {
      const isGone = outcome.trouble === 'gone' && row.kind === 'push' && row.target !== null;
      const isBounced = outcome.trouble === 'address-refused' && reader?.address;
      return {
        ...NOTHING_ELSE,
        gone: isGone && row.target !== null ? [row.target] : [],
        bounced: isBounced ? [isBounced] : [],
        settled: [givenUp(row, outcome.trouble, now)],
      };
    }
    default:
      return outcome satisfies never;
  }
}

/** To be looked at again then: nothing was tried. */
function waiting({ row }: Situation, dueAt: Date): Settled {
  return { id: row.id, state: 'waiting', dueAt, attempts: 0, trouble: null };
}

function done({ row }: Situation, state: 'planned' | 'sent' | 'dropped', now: Date): Settled {
  return { id: row.id, state, dueAt: now, attempts: row.attempts, trouble: null };
}

function failed(row: OutboxRow, trouble: NotifyTrouble, now: Date): Settled {
  const { id, attempts } = row;
  if (attempts >= MOST_ATTEMPTS) return givenUp(row, trouble, now);
  return { id, state: 'waiting', dueAt: nextAttempt(attempts, now), attempts, trouble };
}

function givenUp({ id, kind, attempts }: OutboxRow, trouble: NotifyTrouble, now: Date): Settled {
  // Whoever runs the server sees it in the log, and in the list of what was not delivered.
  console.error(`notify: gave up on a ${kind} after ${attempts} attempts: ${trouble}`);
  return { id, state: 'dead', dueAt: now, attempts, trouble };
}
