import { WIRE_VERSION } from '@slow-train/protocol/wire';

/** Answers that many people ask for, kept where they ask: none of them needs the database. */
export interface EdgeCache {
  /** Returns the response kept under a name; null if there is none, or not any more. */
  read(name: string): Promise<string | null>;
  /** Keeps a text under a name for this many seconds, or less. */
  keep(name: string, text: string, seconds: number): Promise<void>;
}

/** The part of a Worker's `caches.default` that is used: the cache of a data centre. */
interface DataCentreCache {
  match(address: string): Promise<Response | undefined>;
  put(address: string, response: Response): Promise<void>;
}

interface Kept {
  readonly text: string;
  readonly until: number;
}

/** Letters that one isolate keeps, of the 128 MB it has. */
const MOST_LETTERS = 8_000_000;

/** In this isolate. Oldest first. */
const kept = new Map<string, Kept>();
let letters = 0;

/**
 * Returns the cache of this isolate, with that of its data centre behind it where there is one: not in bare workerd, and
 * at workers.dev it keeps nothing.
 * The release before may have kept answers with other names.
 * @param site its address; the data centre's cache is shared by all sites of a zone
 */
export function edgeCache(site: string, now: () => Date): EdgeCache {
  const addressOf = (name: string): string => new URL(`/.edge/${WIRE_VERSION}/${name}`, site).href;
  return {
    async read(name) {
      const address = addressOf(name);
      const found = kept.get(address);
      if (found !== undefined && found.until > now().getTime()) return found.text;
      return attempt(async (cache) => (await cache.match(address))?.text() ?? null);
    },
    async keep(name, text, seconds) {
      const address = addressOf(name);
      remember(address, { text, until: now().getTime() + seconds * 1000 });
      const headers = { 'cache-control': `max-age=${seconds}` };
      await attempt((cache) => cache.put(address, new Response(text, { headers })));
    },
  };
}

function remember(address: string, one: Kept): void {
  forget(address);
  kept.set(address, one);
  letters += one.text.length;
  for (const oldest of kept.keys()) {
    if (letters <= MOST_LETTERS) return;
    forget(oldest);
  }
}

function forget(address: string): void {
  letters -= kept.get(address)?.text.length ?? 0;
  kept.delete(address);
}

/** Uses the data centre's cache. It is only an optimization: null without it, or if it fails. */
async function attempt<T>(use: (cache: DataCentreCache) => Promise<T>): Promise<T | null> {
  try {
    // Node's types do not know it.
    const caches: unknown = Reflect.get(globalThis, 'caches');
    const cache = typeof caches === 'object' && caches !== null && 'default' in caches ? caches.default : null;
    return isCache(cache) ? await use(cache) : null;
  } catch {
    return null;
  }
}

function isCache(value: unknown): value is DataCentreCache {
  return typeof value === 'object' && value !== null && 'match' in value && 'put' in value;
}
