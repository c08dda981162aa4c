import type { DeliveryFailure } from '@slow-train/protocol';
import { forLog } from '../../platform/database.ts';
import type { OutboxRow } from '../../schema/notifications.ts';
import type { OutboxContext } from './context.ts';
import { deliver, type Delivery, type OutboxServices } from './deliver.ts';
import type { Unreadable } from './read-contexts.ts';
import { recheck } from './recheck.ts';
import { schedule } from './schedule.ts';
import { outboxStore, type OutboxStore, type RowUpdate, type Settlement } from './store.ts';

/** Rows in one round. A crash between sending and settling sends these again, so there are few. */
const ROUND = 12;
/** Requests of a round other than for sending: claim, read contexts, settle. */
const ROUND_REQUESTS = 3;
/** A mail takes one request to make its links valid. */
const MAIL_REQUESTS = 2;
/** A digest reads its games as well. */
const DIGEST_REQUESTS = 3;
/** What the platform allows in one run (docs/decisions/017-notifications.md), less what the rest of the run needs. */
const MAX_REQUESTS = 45;

const MINUTE = 60_000;
/** Attempts before a row is given up; by then about six hours have passed. */
const MAX_ATTEMPTS = 9;

/** Requests of a drain that follows a response. */
const AFTER_RESPONSE = 20;

/** Drains what is due in the outbox after a response. Never fails: the schedule delivers what it leaves over. */
export async function drainOutbox(services: OutboxServices): Promise<void> {
  await sweep(services, AFTER_RESPONSE).catch((error: unknown) => {
    // Nothing is lost: a claimed row is due again when its lease is over.
    console.error(`notify: ${error instanceof Error ? forLog(error) : 'failed'}`);
  });
}

/**
 * Sends what is due in the outbox, webhooks last, in as many rounds as the requests allow. Sweeps may run in parallel.
 * @param requests most requests to make, including those to the database
 */
export async function sweep(services: OutboxServices, requests = MAX_REQUESTS): Promise<void> {
  const store = outboxStore(services.db);
  let left = requests;
  for (const lane of ['people', 'webhooks'] as const) {
    while (left >= ROUND_REQUESTS + DIGEST_REQUESTS) {
      const limit = Math.min(ROUND, Math.floor((left - ROUND_REQUESTS) / DIGEST_REQUESTS));
      const claimed = await store.claim(services.now(), limit, lane);
      left -= 1;
      if (claimed.length === 0) break;
      const contexts = await store.contexts(claimed);
      await store.settle(await processRound(services, store, contexts), services.now());
      left -= contexts.reduce((sum, { row }) => sum + requestsFor(row), ROUND_REQUESTS - 1);
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
      return event === 'daily' ? DIGEST_REQUESTS : MAIL_REQUESTS;
    default:
      return kind satisfies never;
  }
}

async function processRound(
  services: OutboxServices,
  store: OutboxStore,
  contexts: readonly (OutboxContext | Unreadable)[],
): Promise<Settlement> {
  const now = services.now();
  const parts = await Promise.all(contexts.map((context) => processRow(services, store, context, now)));
  const newRows = parts.flatMap((part) => part.newRows).toSorted((a, b) => a.revision - b.revision);
  return {
    updates: parts.flatMap((part) => part.updates),
    // Two events may lead to the same mail: the later one has the higher revision.
    newRows: [...new Map(newRows.map((row) => [row.id, row])).values()],
    included: parts.flatMap((part) => part.included),
    goneDevices: parts.flatMap((part) => part.goneDevices),
    bouncedAddresses: parts.flatMap((part) => part.bouncedAddresses),
  };
}

const NOTHING: Settlement = { updates: [], newRows: [], included: [], goneDevices: [], bouncedAddresses: [] };

/** Catches every error: one row that fails must not stop the others. */
async function processRow(
  services: OutboxServices,
  store: OutboxStore,
  context: OutboxContext | Unreadable,
  now: Date,
): Promise<Settlement> {
  // Sweeps claimed it again and again, and never settled it: perhaps it crashes them.
  const isPoison = context.row.attempts > MAX_ATTEMPTS + 3;
  if ('isUnreadable' in context || isPoison)
    return { ...NOTHING, updates: [retryOrGiveUp(context.row, 'refused', now)] };
  try {
    return context.row.kind === 'notice' ? scheduleNotice(context, now) : await send(services, store, context, now);
  } catch (error) {
    console.error(`notify: ${error instanceof Error ? forLog(error) : 'failed'}`);
    return { ...NOTHING, updates: [retryOrGiveUp(context.row, 'refused', now)] };
  }
}

function scheduleNotice(context: OutboxContext, now: Date): Settlement {
  const result = schedule(context, now);
  if (result.kind === 'postpone') return { ...NOTHING, updates: [postpone(context, result.until)] };
  return { ...NOTHING, newRows: result.rows, updates: [finish(context, 'planned', now)] };
}

async function send(
  services: OutboxServices,
  store: OutboxStore,
  context: OutboxContext,
  now: Date,
): Promise<Settlement> {
  const decision = recheck(context, now);
  if (decision.kind === 'postpone') return { ...NOTHING, updates: [postpone(context, decision.until)] };
  const delivery = decision.kind === 'drop' ? null : await deliver(services, store, context, now);
  if (delivery === null) return { ...NOTHING, updates: [finish(context, 'dropped', now)] };
  return settlementOf(context, delivery, now);
}

function settlementOf(context: OutboxContext, { result, included }: Delivery, now: Date): Settlement {
  const { row, recipient } = context;
  switch (result.kind) {
    case 'sent':
      return { ...NOTHING, included, updates: [finish(context, 'sent', now)] };
    case 'later':
      return { ...NOTHING, updates: [retryOrGiveUp(row, result.trouble, now)] };
    case 'never': {
      const isGone = result.trouble === 'gone' && row.kind === 'push' && row.target !== null;
      const bounced = result.trouble === 'address-refused' && recipient?.address;
      return {
        ...NOTHING,
        goneDevices: isGone && row.target !== null ? [row.target] : [],
        bouncedAddresses: bounced ? [bounced] : [],
        updates: [giveUp(row, result.trouble, now)],
      };
    }
    default:
      return result satisfies never;
  }
}

/** Nothing was attempted, so it costs no attempt. */
function postpone({ row }: OutboxContext, dueAt: Date): RowUpdate {
  return { id: row.id, state: 'waiting', dueAt, attempts: 0, trouble: null };
}

function finish({ row }: OutboxContext, state: 'planned' | 'sent' | 'dropped', now: Date): RowUpdate {
  return { id: row.id, state, dueAt: now, attempts: row.attempts, trouble: null };
}

/** Tries again in 2, 4, 8, … minutes, at most two hours. */
function retryOrGiveUp(row: OutboxRow, trouble: DeliveryFailure, now: Date): RowUpdate {
  const { id, attempts } = row;
  if (attempts >= MAX_ATTEMPTS) return giveUp(row, trouble, now);
  const dueAt = new Date(now.getTime() + Math.min(2 ** attempts, 120) * MINUTE);
  return { id, state: 'waiting', dueAt, attempts, trouble };
}

/** The operator sees it in the log, and in the list of undelivered messages. */
function giveUp({ id, kind, attempts }: OutboxRow, trouble: DeliveryFailure, now: Date): RowUpdate {
  console.error(`notify: gave up on a ${kind} after ${attempts} attempts: ${trouble}`);
  return { id, state: 'dead', dueAt: now, attempts, trouble };
}
