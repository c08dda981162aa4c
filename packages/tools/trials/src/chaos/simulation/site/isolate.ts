import * as zlib from 'node:zlib';
import type { Agenda, Appointment } from '../kernel/agenda.ts';
import { newScope, scopeHere, scopeNow, inScope } from '../kernel/scope.ts';
import type { Load, Taken } from './bundle.ts';
import { seededCrypto } from './crypto.ts';

type Handler = (...given: readonly unknown[]) => unknown;
/** The class of the Durable Object. */
export type IsolateObjectClass = new (context: object, bindings: object) => object;

/** How an isolate reaches what is outside of it. */
export interface IsolateSurroundings {
  /** Returns the bindings of an isolate. */
  bindings(isolate: Isolate): object;
  fetch(isolate: Isolate, address: string, init: RequestInit): Promise<Response>;
  /** Called with each line of the log. */
  log(isolate: Isolate, level: string, line: string): void;
}

interface Start {
  readonly name: string;
  readonly seed: number;
  readonly load: Load;
  readonly agenda: Agenda;
  readonly surroundings: IsolateSurroundings;
}

/** The Worker, loaded once: its modules, with all that they keep in memory, and a clock. */
export class Isolate {
  readonly name: string;
  readonly bindings: object;
  readonly #agenda: Agenda;
  readonly #timers = new WeakMap<AbortSignal, Appointment>();
  #handlers: object = {};
  #object: IsolateObjectClass | null = null;
  #isDead = false;
  /** How far its clock is ahead, in milliseconds. */
  skew = 0;

  private constructor(name: string, agenda: Agenda, surroundings: IsolateSurroundings) {
    this.name = name;
    this.#agenda = agenda;
    this.bindings = surroundings.bindings(this);
  }

  static async start({ name, seed, load, agenda, surroundings }: Start): Promise<Isolate> {
    const isolate = new Isolate(name, agenda, surroundings);
    const scope = newScope(seed, `load ${name}`);
    const taken = isolate.#globals(surroundings);
    const host = (module: string): object => {
      if (module === 'cloudflare:workers') return { DurableObject, env: isolate.bindings };
      if (module === 'node:zlib') return zlib;
      throw new Error(`The site may not use ${module} here.`);
    };
    const take = (handlers: unknown, object: unknown): void => {
      if (typeof handlers !== 'object' || handlers === null || !isClass(object)) throw new TypeError('No Worker.');
      isolate.#handlers = handlers;
      isolate.#object = object;
    };
    await inScope(scope, () => load(host, take, taken));
    return isolate;
  }

  get isDead(): boolean {
    return this.#isDead;
  }

  /** The class that it has loaded. */
  get object(): IsolateObjectClass {
    if (this.#object === null) throw new TypeError('It has no Durable Object.');
    return this.#object;
  }

  /** Ends it as a crash does: nothing that it waits for reaches it any more. */
  kill(): void {
    this.#isDead = true;
  }

  /** Lets something reach it in this many milliseconds, if it lives then. */
  reach(milliseconds: number, work: () => void): Appointment {
    const scope = scopeNow();
    return this.#agenda.in(milliseconds, () => {
      if (this.#isDead || scope?.isOver === true) return;
      if (scope === undefined) work();
      else inScope(scope, work);
    });
  }

  /** Forgets the timer of an `AbortSignal.timeout`: its request is over. */
  forget(signal: AbortSignal | null | undefined): void {
    if (signal) this.#timers.get(signal)?.cancel();
  }

  /** Calls one of the Worker's handlers. */
  async call(handler: 'fetch' | 'scheduled', ...given: readonly unknown[]): Promise<unknown> {
    const found: unknown = Reflect.get(this.#handlers, handler);
    if (!isHandler(found)) throw new TypeError(`The Worker has no handler ${handler}.`);
    return await Reflect.apply(found, this.#handlers, given);
  }

  #globals(surroundings: IsolateSurroundings): Taken {
    const agenda = this.#agenda;
    const now = (): number => agenda.now + this.skew;
    const crypto = seededCrypto(
      () => scopeHere().chance,
      (work) => void agenda.in(0, () => (this.#isDead ? undefined : work())),
    );
    const globals = {
      Date: dateOf(now),
      performance: { now },
      setTimeout: (work: () => void, wait = 0) => this.reach(wait, work),
      clearTimeout: (timer: Appointment | undefined) => timer?.cancel(),
      crypto,
      fetch: (input: string | URL | Request, init: RequestInit = {}) =>
        surroundings.fetch(this, input instanceof Request ? input.url : String(input), init),
      console: Object.fromEntries(
        ['info', 'error', 'warn', 'log'].map((level) => [
          level,
          (...values: readonly unknown[]) => surroundings.log(this, level, values.map(String).join(' ')),
        ]),
      ),
      AbortSignal: new Proxy(AbortSignal, {
        get: (target, name) => (name === 'timeout' ? this.#timeout : Reflect.get(target, name)),
      }),
    };
    const own = Object.entries({ ...globals, ...SHARED }).map(([name, value]) => [name, { value, writable: true }]);
    return { ...globals, globalThis: Object.create(globalThis, Object.fromEntries(own)) };
  }

  readonly #timeout = (milliseconds: number): AbortSignal => {
    const controller = new AbortController();
    const late = (): void => controller.abort(new DOMException('It took too long.', 'TimeoutError'));
    this.#timers.set(controller.signal, this.reach(milliseconds, late));
    return controller.signal;
  };
}

/** What modules share through the global object: each isolate has its own. */
const SHARED = { __zod_globalConfig: undefined, __zod_globalRegistry: undefined };

/** What the runtime has under this name. */
class DurableObject {
  protected readonly ctx: object;
  protected readonly env: object;

  constructor(ctx: object, env: object) {
    this.ctx = ctx;
    this.env = env;
  }
}

const isClass = (value: unknown): value is IsolateObjectClass => typeof value === 'function';
const isHandler = (value: unknown): value is Handler => typeof value === 'function';

/** Returns a `Date` whose present is another. */
function dateOf(now: () => number): object {
  return new Proxy(Date, {
    construct: (target, values, made) => Reflect.construct(target, values.length === 0 ? [now()] : values, made),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
