import { createHash, createHmac, timingSafeEqual, webcrypto } from 'node:crypto';
import type { Random } from '../../random.ts';

const { subtle } = webcrypto;

type Bytes = ArrayBuffer | ArrayBufferView;

/** HMAC-SHA-256, by the stand-in for its key. */
const secrets = new WeakMap<object, Buffer>();

/**
 * Returns the global `crypto` of an isolate: its chance is seeded, and nothing is computed on another thread, whose end would
 * come at any time. What signs and encrypts pushes draws its own chance; nothing of that is in the history.
 */
export function seededCrypto(chance: () => Random, soon: (work: () => Promise<void>) => void): object {
  const fill = <T extends NodeJS.ArrayBufferView>(view: T): T => {
    chance().fillBytes(new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
    return view;
  };
  /** Waits for the other threads before anything else happens. */
  const outside = <T>(work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => void soon(() => work().then(resolve, reject)));
  const simulated = {
    digest(algorithm: string | { readonly name: string }, data: Bytes): Promise<ArrayBuffer> {
      const name = typeof algorithm === 'string' ? algorithm : algorithm.name;
      return Promise.resolve(bufferOf(createHash(name.replace('-', '')).update(bytesOf(data)).digest()));
    },
    async importKey(...given: Parameters<typeof subtle.importKey>): Promise<object> {
      const [format, data, algorithm] = given;
      if (format !== 'raw' || !isHmac(algorithm) || !isBytes(data))
        return outside(() => Reflect.apply(subtle.importKey, subtle, given));
      const key = Object.freeze({ type: 'secret', algorithm });
      secrets.set(key, Buffer.from(bytesOf(data)));
      return key;
    },
    sign(...given: Parameters<typeof subtle.sign>): Promise<ArrayBuffer> {
      const [, key, data] = given;
      const secret = secrets.get(key);
      if (secret === undefined) return outside(() => subtle.sign(...given));
      return Promise.resolve(bufferOf(createHmac('sha256', secret).update(bytesOf(data)).digest()));
    },
    verify(...given: Parameters<typeof subtle.verify>): Promise<boolean> {
      const [, key, signature, data] = given;
      const secret = secrets.get(key);
      if (secret === undefined) return outside(() => subtle.verify(...given));
      const [wanted, found] = [createHmac('sha256', secret).update(bytesOf(data)).digest(), bytesOf(signature)];
      return Promise.resolve(wanted.length === found.length && timingSafeEqual(wanted, found));
    },
  };
  return {
    getRandomValues: fill,
    randomUUID: () => uuidOf(fill(new Uint8Array(16))),
    subtle: new Proxy(subtle, {
      get(target, name) {
        const own: unknown = Reflect.get(simulated, name);
        if (own !== undefined) return own;
        const method: unknown = Reflect.get(target, name);
        if (typeof method !== 'function') return method;
        return (...given: readonly unknown[]) => outside(async () => Reflect.apply(method, target, given));
      },
    }),
  };
}

function isHmac(algorithm: unknown): boolean {
  if (typeof algorithm !== 'object' || algorithm === null) return false;
  const hash: unknown = Reflect.get(algorithm, 'hash');
  const name: unknown = typeof hash === 'object' && hash !== null ? Reflect.get(hash, 'name') : hash;
  return Reflect.get(algorithm, 'name') === 'HMAC' && name === 'SHA-256';
}

const isBytes = (data: unknown): data is Bytes => data instanceof ArrayBuffer || ArrayBuffer.isView(data);

const bytesOf = (data: Bytes): Uint8Array =>
  data instanceof ArrayBuffer ? new Uint8Array(data) : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);

const bufferOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

function uuidOf(bytes: Uint8Array): string {
  const [six = 0, eight = 0] = [bytes[6], bytes[8]];
  bytes[6] = (six & 0x0f) | 0x40;
  bytes[8] = (eight & 0x3f) | 0x80;
  const text = Buffer.from(bytes).toString('hex');
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-');
}
