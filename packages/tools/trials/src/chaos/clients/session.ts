import { createECDH, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from '../cluster/cluster.ts';
import type { ClientRequest } from '../cluster/network.ts';
import type { Random } from '../random.ts';
import { now, type ObservedOperation } from '../record.ts';
import type { ClientConnection } from './client.ts';
import { noteReply, type Exchange } from './exchange.ts';

/** Messages go out at once, at any hour, and there are no reminders. */
const PREFERENCES = {
  mail: { when: 'each' },
  waitMinutes: { push: 0, mail: 0, webhook: 0 },
  quiet: null,
  reminders: [],
};

/** The browser of one client: keeps its cookie, and writes down everything that it sees. */
export class ClientSession implements ClientConnection {
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

  now(): number {
    return now();
  }

  date(): number {
    return Date.now();
  }

  async wait(milliseconds: number): Promise<void> {
    await wait(milliseconds);
  }

  /** Sends one request to any of the Workers, and records it and its reply. */
  async send(operation: ObservedOperation, request: ClientRequest): Promise<Exchange> {
    const worker = this.#random.from(0, this.#cluster.workers.length - 1);
    const headers = { ...request.headers, cookie: this.#cookie, 'content-type': 'application/json' };
    const begun = now();
    const reply = await this.#cluster.network.send(worker, { ...request, headers });
    const sent = { client: this.name, operation, worker, begun, ended: now() };
    return noteReply(this.#cluster.record, sent, reply);
  }

  async #setUp(method: 'POST' | 'PUT', path: string, body: object): Promise<void> {
    const [worker] = this.#cluster.workers;
    const headers = { cookie: this.#cookie, 'content-type': 'application/json' };
    const answer = await fetch(`${worker?.url}${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  }
}
