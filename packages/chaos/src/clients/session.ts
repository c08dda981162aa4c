import { createECDH, randomBytes } from 'node:crypto';
import { GameAnswerSchema, ProblemSchema, type GameAnswer } from '@slow-train/protocol';
import { fieldsOf } from '@slow-train/rules';
import { canonical } from '../canonical.ts';
import type { Cluster } from '../cluster/cluster.ts';
import type { ClientRequest, Reply } from '../cluster/network.ts';
import type { Random } from '../random.ts';
import { now, type Answered, type Operation } from '../record.ts';

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

/** Messages go out at once, at any hour, and there are no reminders. */
const PREFERENCES = {
  mail: { when: 'each' },
  waitMinutes: { push: 0, mail: 0, webhook: 0 },
  quiet: null,
  reminders: [],
};

/** The browser of one client: keeps its cookie, and writes down everything that it sees. */
export class ClientSession {
  readonly name: string;
  readonly #cluster: Cluster;
  readonly #random: Random;
  readonly #cookie: string;

  private constructor(name: string, cluster: Cluster, random: Random, cookie: string) {
    this.name = name;
    this.#cluster = cluster;
    this.#random = random;
    this.#cookie = cookie;
  }

  /** Signs a new guest in, with a name, a webhook and a push subscription. To be called while nothing is broken. */
  static async signIn(name: string, cluster: Cluster, random: Random): Promise<ClientSession> {
    const [worker] = cluster.workers;
    const signedIn = await fetch(`${worker?.url}/api/auth/sign-in/anonymous`, { method: 'POST' });
    const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
    const session = new ClientSession(name, cluster, random, cookie.join('; '));
    const pair = createECDH('prime256v1');
    const keys = { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
    await session.#setUp('PUT', '/api/me', { name });
    await session.#setUp('PUT', '/api/me/notifications', PREFERENCES);
    await session.#setUp('POST', '/api/me/webhooks', { url: `${cluster.receivers.webhook.url}/${name}` });
    await session.#setUp('POST', '/api/me/push', { endpoint: `${cluster.receivers.push.url}/${name}`, keys });
    return session;
  }

  /** Sends one request to any of the Workers, and records it and what it shows. */
  async send(operation: Operation, request: ClientRequest): Promise<Exchange> {
    const worker = this.#random.from(0, this.#cluster.workers.length - 1);
    const headers = { ...request.headers, cookie: this.#cookie, 'content-type': 'application/json' };
    const begun = now();
    const reply = await this.#cluster.network.send(worker, { ...request, headers });
    const ended = now();
    const exchange = { ...contentOf(reply), worker, begun, ended };
    const { answered, answer, body } = exchange;
    this.#cluster.record.calls.push({ client: this.name, operation, worker, begun, ended, answered });
    if (answer !== null) this.#observe(answer, body, begun, ended, answered.kind === 'ok' && answered.isReplay);
    return exchange;
  }

  #observe(answer: GameAnswer, body: unknown, begun: number, ended: number, isReplay: boolean): void {
    const { record } = this.#cluster;
    const { id: game, revision, status, you, results } = answer.game;
    const whole = fieldsOf(body);
    const { round } = fieldsOf('game' in whole ? whole['game'] : fieldsOf(whole['current'])['game']);
    const client = this.name;
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

  async #setUp(method: 'POST' | 'PUT', path: string, body: object): Promise<void> {
    const [worker] = this.#cluster.workers;
    const headers = { cookie: this.#cookie, 'content-type': 'application/json' };
    const answer = await fetch(`${worker?.url}${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  }
}

function contentOf(reply: Reply): Omit<Exchange, 'worker' | 'begun' | 'ended'> {
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
