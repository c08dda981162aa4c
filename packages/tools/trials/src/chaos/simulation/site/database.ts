import { answerTo, type openPool, type RequestBody } from '@slow-train/database/neon';
import type { LinkFault } from '../../faults/fault.ts';
import type { Random } from '../../random.ts';
import type { Agenda } from '../kernel/agenda.ts';
import { short, type RunHistory } from '../kernel/history.ts';
import { scopeHere } from '../kernel/scope.ts';
import type { Isolate } from './isolate.ts';
import type { Weather } from './weather.ts';

/** Milliseconds on the way, in either direction. */
const USUAL: readonly [number, number] = [1, 9];
const SLOW: readonly [number, number] = [200, 7_000];
/** How late a request is that is delayed or overtaken. */
const LATE: readonly [number, number] = [50, 4_000];

/** As PostgreSQL answers when it cannot write, and when a failover has left us with a server that only reads. */
const DISK_FULL = { message: 'could not extend file: No space left on device', severity: 'ERROR', code: '53100' };
const READ_ONLY = { message: 'cannot execute in a read-only transaction', severity: 'ERROR', code: '25006' };

const WRITES = /^\s*(?:insert|update|delete)|^\s*with\b.*\b(?:insert into|update|delete from)\b/is;

/** Sets the clock of the kit's `now()`, which stands before PostgreSQL's own. */
const CLOCK = `select set_config('kit.at', $1, false)`;

/** What the endpoint answers for one statement. */
interface Result {
  readonly rows: (string | null)[][];
  readonly fields: readonly { readonly name: string }[];
}

/** PostgreSQL's numbers of transactions go on from one simulation to the next: the site sees the names that these have here. */
class Transactions {
  readonly #names = new Map<string, string>();
  readonly #numbers = new Map<string, string>();

  /** Puts the names into rows that have such a number. */
  rename(rows: Result['rows'], fields: Result['fields']): void {
    const at = fields.findIndex(({ name }) => name === 'written_by');
    if (at < 0) return;
    for (const row of rows) {
      const number = row[at];
      if (typeof number === 'string') row[at] = this.#nameOf(number);
    }
  }

  readonly real = <T>(value: T): T | string =>
    (typeof value === 'string' ? this.#numbers.get(value) : undefined) ?? value;

  #nameOf(number: string): string {
    const name = this.#names.get(number) ?? `transaction ${this.#names.size + 1}`;
    this.#names.set(number, name);
    this.#numbers.set(name, number);
    return name;
  }
}

interface Found {
  readonly status: number;
  readonly text: string;
}

/** Whether a request is answered, but forgotten, as a broken site would: for tests of the simulation itself. */
export type Defect = (statements: readonly string[]) => boolean;

interface Options {
  /** Of a database that `prepareDatabase` has made, with a single connection. */
  readonly pool: ReturnType<typeof openPool>;
  readonly agenda: Agenda;
  readonly weather: Weather;
  readonly history: RunHistory;
  /** Called when the site may not know what became of messages. */
  readonly onLoss: () => void;
  /** Called when a request is about to arrive. */
  readonly onRequest: () => void;
  readonly defect?: Defect | undefined;
}

/**
 * Neon's HTTP protocol in front of a real PostgreSQL, which gets one request at a time, each a transaction: their order is
 * how the site's parts interleave.
 */
export class SimulatedDatabase {
  readonly #options: Options;
  readonly #transactions = new Transactions();
  #requests = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** How many requests it has carried out. */
  get requests(): number {
    return this.#requests;
  }

  /** Sends what the driver of an isolate wants to send. */
  fetch(isolate: Isolate, { body, signal }: RequestInit): Promise<object> {
    const { agenda, weather } = this.#options;
    const { luck, name } = scopeHere();
    const text = String(body);
    const request: unknown = JSON.parse(text);
    if (!isRequest(request)) throw new TypeError('This is no request of the driver.');
    const fault = weather.strike('database', luck);
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      const lost = (): void => {
        isolate.forget(signal);
        reject(new TypeError('fetch failed'));
      };
      agenda.in(this.#latency(luck, fault), async () => {
        const what = `${name} ${labelOf(request)} ${short(text)}`;
        if (isolate.isDead && luck.chance(50)) return;
        this.#options.onRequest();
        // A cut strikes what writes rather than what reads: there it hurts.
        const isCut = fault?.kind === 'cut' && (writes(request) || luck.chance(30));
        if (fault !== null) this.#mayForget(text);
        if (isCut && (fault.at === 'before' || (fault.at === 'during' && luck.chance(50)))) {
          this.#options.history.add('cut before', what);
          isolate.reach(this.#latency(luck, null), lost);
          return;
        }
        const found = await this.#carryOut(request, what);
        if (fault?.kind === 'duplicate') await this.#carryOut(request, `${what} again`);
        if (found.status !== 200) this.#mayForget(text);
        if (isCut) this.#options.history.add('cut after', what);
        isolate.reach(this.#latency(luck, null), () => {
          if (isCut) return lost();
          isolate.forget(signal);
          return resolve(responseOf(found));
        });
      });
    });
  }

  #latency(luck: Random, fault: LinkFault | null): number {
    const usual = luck.from(...(this.#options.weather.isSlow ? SLOW : USUAL));
    return usual + (fault?.kind === 'delay' || fault?.kind === 'reorder' ? luck.from(...LATE) : 0);
  }

  /** Notes that its sender may not learn which messages it has sent. */
  #mayForget(text: string): void {
    if (text.includes('outbox')) this.#options.onLoss();
  }

  async #carryOut(request: RequestBody, what: string): Promise<Found> {
    const { agenda, weather, history, pool, defect } = this.#options;
    const failed = (error: object): Found => {
      history.add('refused', what, short(JSON.stringify(error)));
      return { status: 400, text: JSON.stringify(error) };
    };
    if (writes(request)) {
      if (weather.isDiskFull) return failed(DISK_FULL);
      if (weather.isReadOnly) return failed(READ_ONLY);
    }
    this.#requests += 1;
    const statements = 'queries' in request ? request.queries : [request];
    const clock = { query: CLOCK, params: [new Date(agenda.now).toISOString()] };
    const real = statements.map(({ query, params = [] }) => ({ query, params: params.map(this.#transactions.real) }));
    const isForgotten = defect?.(statements.map(({ query }) => query)) === true;
    const queries = isForgotten ? [clock, { query: 'begin' }, ...real, { query: 'rollback' }] : [clock, ...real];
    const text = JSON.stringify({ queries });
    const { status, content } = await answerTo({ headers: {}, text }, (_, work) => work(pool));
    if (status !== 200) {
      // Without a code, PostgreSQL itself is gone: that is no part of the simulation.
      if (!('code' in content)) throw new Error(JSON.stringify(content));
      return failed(content);
    }
    if (!isAnswer(content)) throw new TypeError('This is no answer of the endpoint.');
    const found = isForgotten ? content.results.slice(2, -1) : content.results.slice(1);
    for (const { rows, fields } of found) this.#transactions.rename(rows, fields);
    const answer = JSON.stringify('queries' in request ? { results: found } : (found[0] ?? {}));
    history.add('saved', what, short(answer));
    return { status: 200, text: answer };
  }
}

const writes = (request: RequestBody): boolean =>
  ('queries' in request ? request.queries : [request]).some(({ query }) => isWriting(query));

const known = new Map<string, boolean>();

function isWriting(query: string): boolean {
  const found = known.get(query) ?? WRITES.test(query);
  known.set(query, found);
  return found;
}

/** What the driver uses of a response. */
function responseOf({ status, text }: Found): object {
  return { ok: status === 200, status, text: () => Promise.resolve(text) };
}

// The endpoint checks the whole of both. Here that would take as long as all the rest.
const isRequest = (value: unknown): value is RequestBody =>
  typeof value === 'object' && value !== null && ('queries' in value || 'query' in value);

const isAnswer = (value: object): value is { readonly results: readonly Result[] } =>
  'results' in value && Array.isArray(value.results);

const labels = new Map<string, string>();

/** Returns the matter of a request, such as "update games+insert actions". */
function labelOf(request: RequestBody): string {
  return ('queries' in request ? request.queries : [request])
    .map(({ query }) => {
      const label = labels.get(query) ?? labelOfStatement(query);
      labels.set(query, label);
      return label;
    })
    .join('+');
}

function labelOfStatement(query: string): string {
  const verbs = [...query.matchAll(/\b(insert into|update|delete from)\s+"?(\w+)/gi)];
  const found = verbs.length > 0 ? verbs : [...query.matchAll(/\b(from)\s+"?(\w+)/gi)].slice(0, 1);
  return found.map(([, verb = '', table]) => `${verb.split(' ')[0]?.toLowerCase()}:${table}`).join(',');
}
