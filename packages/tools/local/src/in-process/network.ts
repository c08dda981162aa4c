/** Answers what `fetch` is called with. */
export type NetworkHost = typeof fetch;

// Kept outside the module, which may be loaded twice.
declare global {
  var inProcessHosts: Map<string, NetworkHost> | undefined;
}

/** Returns the servers of this process by their origins, before which `fetch` looks at the network. */
function hosts(): Map<string, NetworkHost> {
  if (globalThis.inProcessHosts !== undefined) return globalThis.inProcessHosts;
  const known = new Map<string, NetworkHost>();
  globalThis.inProcessHosts = known;
  const overTheNetwork = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const { origin } = new URL(input instanceof Request ? input.url : input);
    return (known.get(origin) ?? overTheNetwork)(input, init);
  };
  return known;
}

/**
 * Lets `fetch` of this process reach a server in the same process. Returns what ends that.
 * @param origin such as `http://127.0.0.1:1024`, which no other server may have
 * @throws TypeError if another has it
 */
export function hostAt(origin: string, host: NetworkHost): () => void {
  const known = hosts();
  if (known.has(origin)) throw new TypeError(`${origin} is taken.`);
  known.set(origin, host);
  return () => void known.delete(origin);
}

/** What Node's own `fetch` sends with every request, except that it accepts no compression, which nobody would undo. */
const USUAL = { accept: '*/*', 'accept-language': '*', 'sec-fetch-mode': 'cors', 'user-agent': 'node' };

/** Returns a host that passes requests and responses on as HTTP would. It follows no redirections. */
export function overHttp(answer: (request: Request) => Promise<Response>): NetworkHost {
  return async (input, init) => {
    const sent = new Request(input, init);
    for (const [name, value] of Object.entries(USUAL)) if (!sent.headers.has(name)) sent.headers.set(name, value);
    if (typeof init?.body === 'string') sent.headers.set('content-length', String(Buffer.byteLength(init.body)));
    const response = await unlessAborted(answer(sent), init?.signal);
    const { status, statusText, headers } = response;
    const isBare = sent.method === 'HEAD' || status === 204 || status === 304;
    // A copy: the server may keep its own.
    return new Response(isBare ? null : response.body, { status, statusText, headers });
  };
}

/** Settles as `work` does, or rejects with the signal's reason once it is given. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    // Removed at the end: a signal that lives as long as a site would keep them all, and look through them each time.
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort);
  });
}
