import { GameAnswerSchema, ProblemSchema, type GameAnswer } from '@slow-train/protocol';
import { fieldsOf } from '@slow-train/rules';
import { canonical } from '../canonical.ts';
import type { NetworkReply } from '../cluster/network.ts';
import type { Answered, ObservedOperation, RunRecord } from '../record.ts';

/** What an answer said, and the game in it, if any; of a refusal too, which may show the game as it is now. */
export interface Exchange {
  readonly answered: Answered;
  readonly answer: GameAnswer | null;
  /** The body, unchecked; null without one. */
  readonly body: unknown;
  readonly etag: string | null;
  /** Which Worker was asked, from when until when. */
  readonly worker: number;
  readonly begun: number;
  readonly ended: number;
}

/** Who sent a request, what for, and when. */
interface Sent {
  readonly client: string;
  readonly operation: ObservedOperation;
  readonly worker: number;
  readonly begun: number;
  readonly ended: number;
}

/** Returns the content of a reply, after writing down the request and everything that it shows. */
export function noteReply(record: RunRecord, sent: Sent, reply: NetworkReply): Exchange {
  const { client, operation, worker, begun, ended } = sent;
  const exchange = { ...contentOf(reply), worker, begun, ended };
  const { answered, answer, body } = exchange;
  record.calls.push({ client, operation, worker, begun, ended, answered });
  if (answer !== null && !record.isSettled(answer.game.id))
    observe(record, sent, answer, body, answered.kind === 'ok' && answered.isReplay);
  return exchange;
}

function observe(
  record: RunRecord,
  { client, begun, ended }: Sent,
  answer: GameAnswer,
  body: unknown,
  isReplay: boolean,
): void {
  const { id: game, revision, status, you, results } = answer.game;
  const whole = fieldsOf(body);
  const { round } = fieldsOf('game' in whole ? whole['game'] : fieldsOf(whole['current'])['game']);
  record.observations.push({
    client,
    game,
    begun,
    ended,
    revision,
    isReplay,
    view: {
      seat: you.seat,
      status,
      // Unchecked, so that it contains what the schema does not know.
      round: record.intern(canonical(round)),
      scores: record.intern(canonical(results.map(({ scores }) => scores))),
    },
  });
  for (const { revision: entry, seat, by, events } of answer.log)
    record.seeEntry({ client, game, seat: you.seat, revision: entry, text: canonical({ seat, by, events }) });
}

function contentOf(reply: NetworkReply): Omit<Exchange, 'worker' | 'begun' | 'ended'> {
  const nothing = { answer: null, body: null, etag: null };
  if (reply === null) return { ...nothing, answered: { kind: 'unknown', why: 'no answer' } };
  const { status, headers, text } = reply;
  const etag = headers.get('etag');
  const isReplay = headers.get('idempotent-replayed') === 'true';
  const body: unknown = text === '' ? null : JSON.parse(text);
  if (status === 304 || status === 204) return { ...nothing, etag, answered: { kind: 'ok', isReplay } };
  if (status < 300) {
    const parsed = GameAnswerSchema.safeParse(body);
    return { answered: { kind: 'ok', isReplay }, answer: parsed.data ?? null, body, etag };
  }
  const problem = ProblemSchema.safeParse(body);
  if (!problem.success) return { ...nothing, body, answered: { kind: 'unknown', why: `answer ${status}` } };
  const { type, current } = problem.data;
  const name = type.replace('/problems/', '');
  // Only an unavailable service leaves open what has happened. An internal error is a violation of its own.
  const answered: Answered = status >= 500 ? { kind: 'unknown', why: name } : { kind: 'refused', problem: name };
  return { answered, answer: current ?? null, body, etag };
}
