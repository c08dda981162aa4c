import type { ClientConnection } from '../../clients/client.ts';
import { noteReply, type Exchange } from '../../clients/exchange.ts';
import type { ClientRequest } from '../../cluster/network.ts';
import type { Answered, ObservedOperation, RunRecord } from '../../record.ts';
import type { Agenda } from '../kernel/agenda.ts';
import type { SimulatedSite } from '../site/site.ts';

interface Options {
  readonly name: string;
  /** From which network it asks. */
  readonly address: string;
  readonly language: string;
  readonly agenda: Agenda;
  readonly site: SimulatedSite;
  readonly record: RunRecord;
  /** When the simulation began. */
  readonly begin: number;
  readonly onAnswer: (operation: ObservedOperation, answered: Answered) => void;
}

/** One browser of a person: keeps its cookies, and writes down everything that it sees. */
export class SimulatedDevice implements ClientConnection {
  readonly name: string;
  /** What its owner does at the moment; no other deed has this name. */
  deed = '';
  /** Whether it is signed in. */
  isSignedIn = false;
  readonly #options: Options;
  readonly #cookies = new Map<string, string>();
  #sent = 0;

  constructor(options: Options) {
    this.#options = options;
    this.name = options.name;
  }

  now(): number {
    return this.#options.agenda.now - this.#options.begin;
  }

  date(): number {
    return this.#options.agenda.now;
  }

  wait(milliseconds: number): Promise<void> {
    return this.#options.agenda.wait(milliseconds);
  }

  async send(operation: ObservedOperation, request: ClientRequest): Promise<Exchange> {
    const { site, address, language, record } = this.#options;
    const headers = {
      ...request.headers,
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'accept-language': language,
      'user-agent': 'Mozilla/5.0 (simulated)',
      ...(request.body !== undefined && { 'content-type': 'application/json' }),
    };
    const begun = this.now();
    const name = `${this.deed}#${(this.#sent += 1)}`;
    const reply = await site.send({ request: name, address }, { ...request, headers });
    for (const line of reply?.headers.getSetCookie() ?? []) this.#keep(line);
    const sent = { client: this.name, operation, worker: 0, begun, ended: this.now() };
    const exchange = noteReply(record, sent, reply);
    this.#options.onAnswer(operation, exchange.answered);
    return exchange;
  }

  /** Sends a request about the account itself. */
  ask(method: ClientRequest['method'], path: string, body?: object): Promise<Exchange> {
    return this.send('account', {
      method,
      path,
      headers: {},
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  #keep(line: string): void {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (name === undefined || value === undefined) return;
    if (value === '' || /max-age=0/i.test(line)) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}
