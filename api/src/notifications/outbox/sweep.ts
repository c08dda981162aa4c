import type { DeliveryFailure, Instant } from '@slow-train/protocol';
import type { Logger } from '../../platform/log.ts';
import type { OutboxKind, OutboxRow } from '../../schema/notifications.ts';
import { CHANNEL_RECORDS } from '../channels/channels.ts';
import { DIGEST_REQUESTS } from '../channels/mail.ts';
import type { OutboxContext } from './context.ts';
import { deliver, type Delivery, type OutboxServices } from './deliver.ts';
import { Pacer, type SharedMessage } from './pacing.ts';
import { readContexts, type UnreadableMessage } from './context-store.ts';
import { recheck } from './recheck.ts';
import { schedule } from './schedule.ts';
import { claim, LEASE, settle, type Lane, type RowUpdate, type Settlement } from './store.ts';

/** Messages in one round. A crash between sending and settling sends these again, so there are few. */
const ROUND = 12;
/** Events in one round: they send nothing. */
const ROUND_OF_EVENTS = 50;
/** Requests of a round other than for sending: claim, read contexts, settle. */
const ROUND_REQUESTS = 3;
/** Requests that a round may take even if it has one row. */
const LEAST = ROUND_REQUESTS + DIGEST_REQUESTS;
const MINUTE = 60_000;
/** Attempts before a row is given up; by then about six hours have passed. */
const MAX_ATTEMPTS = 9;

/** What a sweep has left over. */
interface Swept {
  /** Requests that it has not used. */
  readonly left: number;
  /** Where it has scheduled messages that are due at once, in other lanes than its own. */
  readonly planned: readonly Lane[];
}

/**
 * Schedules the messages of events and sends what is due, webhooks last, in as many rounds as the requests allow. Sweeps
 * may run in parallel.
 * @param requests most requests to make, including those to the database
 */
export async function sweep(services: OutboxServices, requests: number): Promise<void> {
  const { left } = await sweepLanes(services, requests, ['events', 'people']);
  await sweepLanes(services, left, ['webhooks']);
}

/** Does the same in some lanes only. */
export async function sweepLanes(services: OutboxServices, requests: number, lanes: readonly Lane[]): Promise<Swept> {
  const { db } = services;
  const paced = { ...services, pacer: new Pacer(services) };
  const planned = new Set<Lane>();
  let left = requests;
  for (let isMore = true; isMore && left >= LEAST;) {
    const limits = new Map(lanes.map((lane) => [lane, limitOf(lane, left)]));
    const claimed = await claim(db, services.now(), limits);
    left -= 1;
    if (claimed.length === 0) break;
    const contexts = await readContexts(db, claimed);
    const shared = sharedIn(contexts, services.now());
    await paced.pacer.reserve(shared);
    const settlement = await processRound(paced, contexts);
    const now = services.now();
    const due = dueBeforeLease(settlement, now);
    if (due !== null) await services.scheduler.noLaterThan(due);
    await settle(db, settlement, now);
    left -= contexts.reduce((sum, { row }) => sum + requestsFor(row), ROUND_REQUESTS - 1 + Math.min(shared.length, 1));
    const dueAtOnce = settlement.newRows.filter(({ dueAt }) => dueAt <= now).map(({ kind }) => laneOf(kind));
    for (const lane of dueAtOnce) planned.add(lane);
    const found = contexts.map(({ row }) => laneOf(row.kind));
    const isFull = (lane: Lane): boolean => found.filter((one) => one === lane).length === limits.get(lane);
    isMore = lanes.some((lane) => isFull(lane) || dueAtOnce.includes(lane));
  }
  return { left, planned: MESSAGES.filter((lane) => planned.has(lane) && !lanes.includes(lane)) };
}

/** Webhooks last. */
const MESSAGES: readonly Lane[] = ['people', 'webhooks'];

function laneOf(kind: OutboxKind): Lane {
  return kind === 'notice' ? 'events' : CHANNEL_RECORDS[kind].lane;
}

/** Returns how many rows a round may claim with this many requests left. */
function limitOf(lane: Lane, left: number): number {
  return lane === 'events' ? ROUND_OF_EVENTS : Math.min(ROUND, Math.floor((left - ROUND_REQUESTS) / DIGEST_REQUESTS));
}
/**
 * Returns when a settlement makes something due before the leases of its rows end; null if it does not. For anything
 * later it is enough that the scheduler knows of the leases.
 */
function dueBeforeLease({ updates, newRows }: Settlement, now: Date): Instant | null {
  const waiting = updates.filter(({ state }) => state === 'waiting');
  const due = Math.min(...[...waiting, ...newRows].map(({ dueAt }) => dueAt.getTime()));
  return due < now.getTime() + LEASE ? due : null;
}

function requestsFor({ kind, event }: OutboxRow): number {
  return kind === 'notice' ? 0 : CHANNEL_RECORDS[kind].requests(event);
}

/** Returns the pushes and webhooks of a round that are to be sent now. */
function sharedIn(contexts: readonly (OutboxContext | UnreadableMessage)[], now: Date): readonly SharedMessage[] {
  return contexts.flatMap((context) => {
    if ('unreadable' in context) return [];
    const { row, current } = context;
    if (row.kind === 'notice' || row.kind === 'mail' || !isToSend(context, now)) return [];
    return [{ row, kind: row.kind, host: current?.game.host ?? null }];
  });
}

function isToSend(context: OutboxContext, now: Date): boolean {
  try {
    return recheck(context, now).kind === 'send';
  } catch {
    // Reported where it is tried again, for its row alone.
    return false;
  }
}

/** The services of one sweep. */
type SweepServices = OutboxServices & { readonly pacer: Pacer };

async function processRound(
  services: SweepServices,
  contexts: readonly (OutboxContext | UnreadableMessage)[],
): Promise<Settlement> {
  const now = services.now();
  const parts = await Promise.all(contexts.map((context) => processRow(services, context, now)));
  for (const [index, { updates }] of parts.entries()) reportGivenUp(services.log, contexts[index]?.row.kind, updates);
  const newRows = parts.flatMap((part) => part.newRows).toSorted((a, b) => a.revision - b.revision);
  return {
    updates: parts.flatMap((part) => part.updates),
    // Two events may lead to the same mail: the later one has the higher revision.
    newRows: [...new Map(newRows.map((row) => [row.id, row])).values()],
    included: parts.flatMap((part) => part.included),
    gone: parts.flatMap((part) => part.gone),
    bouncedAddresses: parts.flatMap((part) => part.bouncedAddresses),
  };
}

const NOTHING: Settlement = { updates: [], newRows: [], included: [], gone: [], bouncedAddresses: [] };

/** Catches every error: one row that fails must not stop the others. */
async function processRow(
  services: SweepServices,
  context: OutboxContext | UnreadableMessage,
  now: Date,
): Promise<Settlement> {
  // Sweeps claimed it again and again, and never settled it: perhaps it crashes them.
  const isPoison = context.row.attempts > MAX_ATTEMPTS + 3;
  if ('unreadable' in context) services.log.error('A message could not be read.', { error: context.unreadable });
  if ('unreadable' in context || isPoison) return { ...NOTHING, updates: [retryOrGiveUp(context.row, 'refused', now)] };
  try {
    return context.row.kind === 'notice' ? scheduleMessages(context, now) : await send(services, context, now);
  } catch (error) {
    services.log.error('A message could not be processed.', { kind: context.row.kind, error });
    return { ...NOTHING, updates: [retryOrGiveUp(context.row, 'refused', now)] };
  }
}

function scheduleMessages(context: OutboxContext, now: Date): Settlement {
  const result = schedule(context, now);
  if (result.kind === 'postpone') return { ...NOTHING, updates: [postpone(context, result.until)] };
  return { ...NOTHING, newRows: result.rows, updates: [finish(context, 'planned', now)] };
}

async function send(services: SweepServices, context: OutboxContext, now: Date): Promise<Settlement> {
  const decision = recheck(context, now);
  if (decision.kind === 'postpone') return { ...NOTHING, updates: [postpone(context, decision.until)] };
  if (decision.kind === 'drop') return { ...NOTHING, updates: [finish(context, 'dropped', now)] };
  const { row } = context;
  const turn = await services.pacer.turnOf(row, context.current?.game.host ?? null, now.getTime());
  if (turn !== null) return { ...NOTHING, updates: [putBack(row, turn)] };
  const delivery = await deliver(services, context, now);
  if (delivery === null) return { ...NOTHING, updates: [finish(context, 'dropped', now)] };
  const { result } = delivery;
  if (result.kind === 'later' && result.wait !== undefined) {
    const until = await services.pacer.asked(row, result.wait, now.getTime());
    if (until !== null) return { ...NOTHING, updates: [putBack(row, until)] };
  }
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
      const { kind, target } = row;
      const isGone = result.trouble === 'gone' && kind !== 'notice' && target !== null;
      const bounced = result.trouble === 'address-refused' && recipient?.address;
      return {
        ...NOTHING,
        gone: isGone ? [{ kind, id: target }] : [],
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

/** Takes back the attempt that claiming the row has counted. */
function putBack({ id, attempts, trouble }: OutboxRow, until: Instant): RowUpdate {
  return { id, state: 'waiting', dueAt: new Date(until), attempts: Math.max(0, attempts - 1), trouble };
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
function giveUp({ id, attempts }: OutboxRow, trouble: DeliveryFailure, now: Date): RowUpdate {
  return { id, state: 'dead', dueAt: now, attempts, trouble };
}

function reportGivenUp(log: Logger, kind: OutboxKind | undefined, updates: readonly RowUpdate[]): void {
  for (const { state, attempts, trouble } of updates)
    if (state === 'dead') log.error('A message was given up.', { kind, attempts, trouble });
}
