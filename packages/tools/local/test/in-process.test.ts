import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HostedObject } from '../src/in-process/durable-object.ts';
import { hostWorker, type HostedWorker } from '../src/in-process/host.ts';
import { hostAt, overHttp } from '../src/in-process/network.ts';
import { contextOf, newStorage } from '../src/in-process/object-storage.ts';
import { rateLimits } from '../src/in-process/rate-limits.ts';
import { BEGINNING, timeNow } from '../src/testing/kit.ts';

const MINUTE = 60_000;
const ORIGIN = 'http://site.test';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('a server of this process', () => {
  const answered = async (answer: (request: Request) => Response, init?: RequestInit): Promise<Response> => {
    const leave = hostAt(
      ORIGIN,
      overHttp((request) => Promise.resolve(answer(request))),
    );
    return fetch(ORIGIN, init).finally(leave);
  };

  test('a server of this process gets what a client sends over HTTP', async () => {
    const answer = await answered(({ headers }) => Response.json(Object.fromEntries(headers)), {
      method: 'POST',
      body: 'ü',
    });
    expect(await answer.json()).toMatchObject({ 'content-length': '2', 'user-agent': 'node', accept: '*/*' });
  });

  test('a server of this process answers HEAD and 304 without a body, and its redirections are not followed', async () => {
    const texts = [
      await answered(() => new Response('text'), { method: 'HEAD' }),
      await answered(() => new Response(null, { status: 304 })),
      await answered(() => new Response(null, { status: 303, headers: { location: '/elsewhere' } })),
    ];
    expect(await Promise.all(texts.map(async (one) => [one.status, await one.text()]))).toEqual([
      [200, ''],
      [304, ''],
      [303, ''],
    ]);
  });

  test('a server of this process is given up by a client that waits no longer', async () => {
    const leave = hostAt(
      ORIGIN,
      overHttp(() => new Promise<Response>(() => undefined)),
    );
    const given = new AbortController();
    const answer = fetch(ORIGIN, { signal: given.signal });
    given.abort(new Error('too late'));
    await expect(answer).rejects.toThrow('too late');
    leave();
  });

  test('a server of this process shares its address with no other, until it leaves', () => {
    const host = overHttp(() => Promise.resolve(new Response()));
    const leave = hostAt(ORIGIN, host);
    expect(() => hostAt(ORIGIN, host)).toThrow(`${ORIGIN} is taken.`);
    leave();
    hostAt(ORIGIN, host)();
  });
});

test('the limits are those of wrangler.toml, from the first request of each key on', async () => {
  const { ADDRESS_RATE } = rateLimits();
  if (ADDRESS_RATE === undefined) throw new Error('wrangler.toml has no such limit.');
  const ask = async (key: string): Promise<boolean> => (await ADDRESS_RATE.limit({ key })).success;
  const asked = await Promise.all(Array.from({ length: 121 }, () => ask('one')));
  expect(asked.filter(Boolean)).toHaveLength(120);
  expect(await ask('another')).toBe(true);
  vi.advanceTimersByTime(MINUTE - 1);
  expect(await ask('one')).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await ask('one')).toBe(true);
});

describe('a Durable Object', () => {
  const rung: number[] = [];
  let failures = 0;
  const begun = BEGINNING;

  /** Keeps a list, and rings when it is told to. */
  class Listed {
    readonly #storage: ReturnType<typeof storedBy>;
    constructor(context: object) {
      this.#storage = storedBy(context);
    }
    add(one: { readonly name: string }): unknown {
      const all = [...(this.#storage.kv.get<unknown[]>('all') ?? []), one];
      this.#storage.kv.put('all', all);
      return all;
    }
    ringAt(at: number): Promise<void> {
      return this.#storage.setAlarm(at);
    }
    alarm(): void {
      rung.push(timeNow());
      if (failures > 0) {
        failures -= 1;
        throw new Error('It failed.');
      }
    }
  }
  const make = (storage = newStorage()) => {
    const object = new HostedObject(Listed, storage, {}, (work) => work());
    const stub = object.stub();
    const call = (name: string, ...given: unknown[]): Promise<unknown> =>
      Reflect.apply(Reflect.get(stub, name), stub, given);
    return { object, storage, call };
  };

  beforeEach(() => {
    rung.length = 0;
    failures = 0;
    vi.setSystemTime(begun);
  });

  test('a Durable Object gets and gives copies', async () => {
    const { call } = make();
    const given = { name: 'Ana' };
    const all = await call('add', given);
    given.name = 'Bo';
    Reflect.set(Object(all), 'length', 0);
    expect(await call('add', { name: 'Cy' })).toEqual([{ name: 'Ana' }, { name: 'Cy' }]);
    await expect(call('remove')).rejects.toThrow('The object has no method remove.');
  });

  test('a Durable Object rings once at its time, and again if that fails, later each time', async () => {
    const { call } = make();
    failures = 2;
    await call('ringAt', begun + MINUTE);
    await vi.advanceTimersByTimeAsync(MINUTE - 1);
    expect(rung).toEqual([]);
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(rung.map((at) => at - begun - MINUTE)).toEqual([0, 2_000, 6_000]);
  });

  test('a Durable Object gives up an alarm that fails six times', async () => {
    const { call } = make();
    failures = 99;
    await call('ringAt', begun);
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(rung).toHaveLength(6);
  });

  test('a Durable Object finds its values and its alarm after a restart', async () => {
    const { object, storage, call } = make();
    await call('add', { name: 'Ana' });
    await call('ringAt', begun + MINUTE);
    object.stop();
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(rung).toEqual([]);
    await expect(call('add', { name: 'Bo' })).rejects.toThrow('The object has stopped.');
    const again = make(storage);
    await vi.advanceTimersByTimeAsync(0);
    expect(rung).toEqual([begun + 2 * MINUTE]);
    expect(await again.call('add', { name: 'Cy' })).toEqual([{ name: 'Ana' }, { name: 'Cy' }]);
  });

  test('a Durable Object waits for an alarm that is further away than a timer can be set', async () => {
    const { call } = make();
    const [weeks, day] = [8, 86_400_000];
    await call('ringAt', begun + weeks * 7 * day);
    await vi.advanceTimersByTimeAsync((weeks * 7 - 1) * day);
    expect(rung).toEqual([]);
    await vi.advanceTimersByTimeAsync(day);
    expect(rung).toEqual([begun + weeks * 7 * day]);
  });
});

interface Stored {
  readonly kv: { get<T>(key: string): T | undefined; put(key: string, value: unknown): void };
  setAlarm(at: number): Promise<void>;
}
const isStored = (value: unknown): value is Stored => typeof value === 'object' && value !== null && 'kv' in value;

function storedBy(context: object): Stored {
  const storage: unknown = Reflect.get(context, 'storage');
  if (!isStored(storage)) throw new Error('There is no storage.');
  return storage;
}

describe('a site', () => {
  let begin = (): void => undefined;
  const module = {
    Scheduler: Object,
    workerFor: (bindings: object) => ({
      async fetch(request: Request): Promise<Response> {
        console.log(`asked at ${request.url}`);
        if (new URL(request.url).pathname === '/') return Response.json(Object.keys(bindings).toSorted());
        const database: unknown = Reflect.get(bindings, 'DATABASE');
        begin();
        const answer: unknown = await Reflect.apply(Reflect.get(Object(database), 'fetch'), database, [
          'http://slow.test',
        ]);
        return new Response(String(answer));
      },
      scheduled: () => Promise.reject(new Error('no time')),
    }),
  };
  const sites: HostedWorker[] = [];
  const site = (origin: string): HostedWorker => {
    const made = hostWorker(module, { bindings: { APP_URL: origin }, origin, storage: newStorage() });
    sites.push(made);
    return made;
  };
  afterEach(() => {
    for (const one of sites.splice(0)) one.stop();
  });

  test('a site has its settings, its limits, its database and its object', async () => {
    site(ORIGIN);
    expect(await (await fetch(ORIGIN)).json()).toEqual(
      expect.arrayContaining(['ADDRESS_RATE', 'APP_URL', 'DATABASE', 'SCHEDULER', 'SESSION_RATE']),
    );
  });

  test('a site keeps its console to itself', async () => {
    const [one, other] = [site(ORIGIN), site('http://other.test')];
    await fetch(ORIGIN);
    expect([one.logs(), other.logs()]).toEqual([[`log: asked at ${ORIGIN}/`], []]);
  });

  test('a site says when its cron fails', async () => {
    await expect(site(ORIGIN).scheduled()).rejects.toThrow('The scheduled handler failed: Error: no time');
  });

  test('a site gets no answer of its database any more once it has stopped', async () => {
    const leave = hostAt('http://slow.test', () => new Promise<Response>(() => undefined));
    const stopping = site(ORIGIN);
    const asked = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const answer = fetch(`${ORIGIN}/database`);
    await asked;
    stopping.stop();
    await expect(answer).rejects.toThrow('The site has stopped.');
    leave();
  });
});

test('an object that stores reads it back as it was', () => {
  const { kv } = storedBy(contextOf(newStorage(), () => undefined));
  const value = { tiles: ['12-12'] };
  kv.put('game', value);
  value.tiles.push('0-0');
  expect([kv.get('game'), kv.get('nothing')]).toEqual([{ tiles: ['12-12'] }, undefined]);
});
