import { createECDH } from 'node:crypto';
import { callMethod, contextOf, newStorage, type ObjectStorage } from '@slow-train/local/object-storage';
import type { ClientRequest, NetworkReply } from '../../cluster/network.ts';
import { Random } from '../../random.ts';
import type { Agenda, Appointment } from '../kernel/agenda.ts';
import { short, type RunHistory } from '../kernel/history.ts';
import { newScope, scopeHere, inScope, type Scope } from '../kernel/scope.ts';
import type { Load } from './bundle.ts';
import type { SimulatedDatabase } from './database.ts';
import { Isolate, type IsolateSurroundings } from './isolate.ts';
import type { Outside } from './outside.ts';
import type { Weather } from './weather.ts';

/** Isolates that answer requests at the same time. */
const ISOLATES = 2;
const SECOND = 1_000;
const HOUR = 3_600_000;
/** A client gives up after this many milliseconds. */
const PATIENCE = 12 * SECOND;
/** How long the platform lets a request go on after its answer. */
const AFTERWARDS = 30 * SECOND;
/** Milliseconds between a person and the site; of one that is delayed; until a duplicate arrives. */
const WAY: readonly [number, number] = [10, 250];
const LATE: readonly [number, number] = [100, 6_000];
/** Milliseconds between an isolate and the object. */
const MESSAGE: readonly [number, number] = [1, 20];
/** How late an alarm rings while alarms are late; when a failed one rings again, at first. */
const LATE_ALARM: readonly [number, number] = [20 * SECOND, 3 * HOUR];
const AGAIN = 2 * SECOND;
const MOST_TRIES = 6;
/** The safety net's cron (wrangler.toml): minutes past every sixth hour. */
const [EVERY, PAST] = [6 * HOUR, 17 * 60 * SECOND];

/** Always the same pair. Its signatures are in no history. */
const pushKeys = createECDH('prime256v1');
pushKeys.setPrivateKey(Buffer.from('5'.repeat(64), 'hex'));

/** The site's settings: a home server's, with mail through a service. */
export const SETTINGS = {
  DATABASE_URL: 'postgres://nobody:nothing@database.example/simulation',
  AUTH_SECRET: 'a secret for simulations, long enough to be taken for one',
  APP_URL: 'http://simulation.example',
  WORKERS_PLAN: 'paid',
  OUTBOUND_LOOPBACK: 'allow',
  MAIL_FROM: 'Slow Train <trains@simulation.example>',
  RESEND_API_KEY: 're_simulation',
  VAPID_PUBLIC_KEY: pushKeys.getPublicKey('base64url'),
  VAPID_PRIVATE_KEY: pushKeys.getPrivateKey('base64url'),
  MAIL_PER_SECOND: 'unlimited',
  MAIL_PER_DAY: 'unlimited',
};

/** Somebody who sends a request. */
export interface RequestSender {
  /** No other request has it. */
  readonly request: string;
  readonly address: string;
}

interface Options {
  readonly seed: number;
  readonly load: Load;
  readonly agenda: Agenda;
  readonly history: RunHistory;
  readonly weather: Weather;
  readonly database: SimulatedDatabase;
  readonly outside: Outside;
  readonly settings: Readonly<Record<string, string>>;
  /** Called when the site may not know what became of messages. */
  readonly onLoss: () => void;
  /** Called with each request that an isolate gets. */
  readonly onRequest: () => void;
  /** Called with each error in the log. */
  readonly onError: (line: string) => void;
}

/** The whole site in this process: isolates that answer requests, its Durable Object, and the cron. */
export class SimulatedSite implements IsolateSurroundings {
  readonly #options: Options;
  readonly #storage = newStorage();
  readonly #luck: Random;
  readonly #calls = new Set<(error: Error) => void>();
  #isolates: Isolate[] = [];
  #object: SimulatedObject | null = null;
  #alarm: Appointment | null = null;
  #isRinging = false;
  #started = 0;
  #rung = 0;

  private constructor(options: Options) {
    this.#options = options;
    this.#luck = new Random(options.seed, 'site');
  }

  static async start(options: Options): Promise<SimulatedSite> {
    const site = new SimulatedSite(options);
    await site.deploy();
    site.#scheduleCron();
    return site;
  }

  /** Puts a new release online: new isolates; those before finish what they have begun. */
  async deploy(): Promise<void> {
    const fresh = await Promise.all(Array.from({ length: ISOLATES }, () => this.#newIsolate()));
    this.#isolates = fresh;
    await this.restartObject();
  }

  /** Ends an isolate in the middle of everything, and starts another. */
  async crash(index: number): Promise<void> {
    this.#isolates[index]?.kill();
    this.#options.onLoss();
    this.#isolates[index] = await this.#newIsolate();
  }

  /** Ends the object in the middle of everything; it starts again from its storage. */
  async restartObject(): Promise<void> {
    const isolate = await this.#newIsolate();
    this.#object?.isolate.kill();
    this.#options.onLoss();
    for (const fail of this.#calls) fail(new Error('The Durable Object has restarted.'));
    this.#object = new SimulatedObject(isolate, this.#storage, () => this.#arm());
    // An alarm whose handler has not ended rings again.
    if (this.#isRinging) this.#storage.alarm ??= this.#options.agenda.now;
    this.#isRinging = false;
    this.#arm();
  }

  /** Loses what the object has stored, and its alarm. */
  async loseStorage(): Promise<void> {
    this.#storage.values.clear();
    this.#storage.alarm = null;
    this.#isRinging = false;
    await this.restartObject();
  }

  /** Sets how far an isolate's clock is ahead, in milliseconds. */
  skew(index: number, milliseconds: number): void {
    const isolate = this.#isolates[index];
    if (isolate !== undefined) isolate.skew = milliseconds;
  }

  /** Sends a request as a person's browser does. Takes twelve seconds at most, and never fails. */
  async send(sender: RequestSender, request: ClientRequest): Promise<NetworkReply> {
    const { agenda, seed, weather } = this.#options;
    const scope = newScope(seed, sender.request);
    const { luck } = scope;
    const fault = weather.strike('request', luck);
    const isCut = fault?.kind === 'cut';
    if (weather.isDown || (isCut && fault.at === 'before')) {
      await agenda.wait(luck.from(...WAY));
      return null;
    }
    const slowness = fault?.kind === 'delay' || fault?.kind === 'reorder' ? luck.from(...LATE) : 0;
    if (fault?.kind === 'duplicate') {
      const other = newScope(seed, `${sender.request} again`);
      agenda.in(luck.from(...LATE), () => void this.#exchange(other, sender, request, 0));
    }
    if (isCut && fault.at === 'during') agenda.in(luck.from(20, 500), () => this.#cutOff(scope));
    const reply = this.#exchange(scope, sender, request, slowness);
    const late = Promise.withResolvers<null>();
    const patience = agenda.in(PATIENCE, () => late.resolve(null));
    const found = await Promise.race([reply, late.promise]);
    patience.cancel();
    return isCut ? null : found;
  }

  /** Runs the cron's handler. */
  async cron(): Promise<void> {
    const { agenda, history, seed } = this.#options;
    const [isolate] = this.#isolates;
    const scope = newScope(seed, `cron ${new Date(agenda.now).toISOString()} ${(this.#rung += 1)}`);
    history.add('cron', scope.name);
    await inScope(scope, async () => isolate?.call('scheduled', { cron: '17 */6 * * *' })).catch((error: unknown) =>
      history.add('cron failed', String(error)),
    );
  }

  bindings(isolate: Isolate): object {
    return {
      ...this.#options.settings,
      DATABASE: { fetch: (_: unknown, init: RequestInit) => this.#options.database.fetch(isolate, init) },
      SCHEDULER: { getByName: () => this.#stub(isolate) },
    };
  }

  fetch(isolate: Isolate, address: string, init: RequestInit): Promise<Response> {
    return this.#options.outside.fetch(isolate, address, init);
  }

  log(isolate: Isolate, level: string, line: string): void {
    this.#options.history.add('log', isolate.name, level, short(line));
    if (level === 'error') this.#options.onError(line);
  }

  #newIsolate(): Promise<Isolate> {
    const { seed, load, agenda } = this.#options;
    const name = `isolate${(this.#started += 1)}`;
    return Isolate.start({ name, seed, load, agenda, surroundings: this });
  }

  /** The platform ends a request's open calls; some may have arrived. */
  #cutOff(scope: Scope): void {
    scope.isOver = true;
    this.#options.onLoss();
  }

  #exchange(scope: Scope, sender: RequestSender, request: ClientRequest, slowness: number): Promise<NetworkReply> {
    const { agenda, weather } = this.#options;
    const { luck } = scope;
    return new Promise((resolve) => {
      agenda.in(luck.from(...WAY) + slowness, () => {
        const isolate = luck.oneOf(this.#isolates);
        if (weather.isDown || isolate === undefined) return resolve(null);
        void inScope(scope, () => this.#answer(isolate, scope, sender, request)).then((reply) =>
          agenda.in(luck.from(...WAY), () => resolve(reply)),
        );
      });
    });
  }

  async #answer(isolate: Isolate, scope: Scope, sender: RequestSender, request: ClientRequest): Promise<NetworkReply> {
    const { agenda, history, settings } = this.#options;
    const { method, path, headers, body } = request;
    this.#options.onRequest();
    history.add('asked', scope.name, isolate.name, method, path, short(body ?? ''));
    const { APP_URL = '' } = settings;
    const asked = new Request(APP_URL + path, {
      method,
      headers: { ...headers, 'cf-connecting-ip': sender.address, origin: APP_URL, 'sec-fetch-site': 'same-origin' },
      ...(body !== undefined && { body }),
    });
    let open = 0;
    const waitUntil = (work: Promise<unknown>): void => {
      open += 1;
      const end = (): void => void (open -= 1);
      void work.then(end, end);
    };
    const context = { waitUntil, passThroughOnException: () => undefined, props: {} };
    const answer = await isolate.call('fetch', asked, isolate.bindings, context);
    if (!(answer instanceof Response)) throw new TypeError('The Worker has answered with something else.');
    const text = await answer.text();
    history.add('answered', scope.name, answer.status, short(text));
    if (open > 0)
      agenda.in(AFTERWARDS, () => {
        if (open > 0) this.#cutOff(scope);
      });
    return { status: answer.status, headers: answer.headers, text };
  }

  /** What an isolate has of the object: messages, whose contents are copied. */
  #stub(isolate: Isolate): object {
    return new Proxy(
      {},
      {
        get: (_, name) =>
          typeof name === 'string'
            ? (...given: readonly unknown[]) => this.#message(isolate, name, structuredClone(given))
            : undefined,
      },
    );
  }

  #message(isolate: Isolate, name: string, given: readonly unknown[]): Promise<unknown> {
    const { agenda, history, weather } = this.#options;
    const scope = scopeHere();
    const { luck } = scope;
    return new Promise((resolve, reject) => {
      const fail = (error: Error): void => {
        this.#calls.delete(fail);
        isolate.reach(0, () => reject(error));
      };
      this.#calls.add(fail);
      agenda.in(luck.from(...MESSAGE), () => {
        const object = this.#object;
        if (!this.#calls.has(fail)) return;
        if (weather.isObjectGone || object === null) return fail(new Error('The Durable Object cannot be reached.'));
        history.add('told', scope.name, name, short(JSON.stringify(given)));
        void inScope(scope, () => object.call(name, given)).then(
          (value) =>
            this.#calls.delete(fail) && isolate.reach(luck.from(...MESSAGE), () => resolve(structuredClone(value))),
          fail,
        );
      });
    });
  }

  #arm(tries = 1): void {
    const { agenda, weather } = this.#options;
    this.#alarm?.cancel();
    const { alarm } = this.#storage;
    if (alarm === null) return;
    const lateness = weather.alarms === 'late' ? this.#luck.from(...LATE_ALARM) : this.#luck.from(0, 50);
    this.#alarm = agenda.at(alarm + lateness, () => this.#ring(tries));
  }

  /** Handles the alarm, which is delivered at least once: again, and later, when that fails. */
  #ring(tries: number): void {
    const { agenda, history, seed, weather } = this.#options;
    const object = this.#object;
    if (weather.isDown || object === null) {
      this.#alarm = agenda.in(60 * SECOND, () => this.#ring(tries));
      return;
    }
    this.#storage.alarm = null;
    this.#isRinging = true;
    const ringOnce = (): Promise<unknown> => {
      const scope = newScope(seed, `alarm ${new Date(agenda.now).toISOString()} ${(this.#rung += 1)}`);
      history.add(scope.name);
      return inScope(scope, () => object.call('alarm'));
    };
    void Promise.all(Array.from({ length: weather.alarms === 'twice' ? 2 : 1 }, ringOnce)).then(
      () => {
        this.#isRinging &&= object !== this.#object;
        return this.#isRinging;
      },
      (error: unknown) => {
        if (object !== this.#object) return;
        history.add('alarm failed', String(error));
        this.#isRinging = false;
        if (tries >= MOST_TRIES) return;
        this.#storage.alarm ??= agenda.now + AGAIN * 2 ** (tries - 1);
        this.#arm(tries + 1);
      },
    );
  }

  #scheduleCron(): void {
    const { agenda, weather } = this.#options;
    const next = Math.floor((agenda.now - PAST) / EVERY + 1) * EVERY + PAST;
    agenda.at(next, () => {
      this.#scheduleCron();
      if (weather.isDown || weather.cron === 'never') return;
      void this.cron();
      if (weather.cron === 'twice') void this.cron();
    });
  }
}

/** A Durable Object in an isolate of its own. */
class SimulatedObject {
  readonly isolate: Isolate;
  readonly #object: object;

  /** @param onAlarm called when it has set its alarm */
  constructor(isolate: Isolate, storage: ObjectStorage, onAlarm: () => void) {
    this.isolate = isolate;
    this.#object = new isolate.object(contextOf(storage, onAlarm), isolate.bindings);
  }

  /** Calls one of its methods. */
  call(name: string, given?: readonly unknown[]): Promise<unknown> {
    return callMethod(this.#object, name, given);
  }
}
