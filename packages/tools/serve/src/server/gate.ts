import { ExpectedError } from '@slow-train/settings/expected-error';
import { once } from 'node:events';
import { chmod } from 'node:fs/promises';
import { type IncomingMessage, STATUS_CODES, type Server, type ServerResponse, createServer, request } from 'node:http';
import { Server as NetServer, Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { clientAddress, isProxy } from './client-address.ts';
import type { ServerLogger } from './log.ts';
import { type Target, targetOf } from './request-target.ts';
import type { Listen } from './settings.ts';

/** Where players' requests arrive, and where they go. */
export interface GateOptions {
  readonly listen: Listen;
  /** The Worker's unix socket. */
  readonly worker: string;
  /** The proxies: addresses, and networks in CIDR notation. */
  readonly trusted: readonly string[];
  readonly deadlines: Deadlines;
  readonly log: ServerLogger;
}

/** How long each part of an exchange may take, in milliseconds. */
export interface Deadlines {
  /** From the opened connection, or a request's first byte, to the end of its headers. */
  readonly headers: number;
  /** From the same moment to the end of its body. */
  readonly request: number;
  /** From the end of its headers to the beginning of the answer. */
  readonly answer: number;
  /** From the beginning of the answer until it has been taken. */
  readonly transfer: number;
  /** How often headers and bodies are looked after. */
  readonly interval: number;
}

/** Beyond those of the page, which gives up after fifteen seconds, and of slow lines. */
export const DEADLINES: Deadlines = {
  headers: 20_000,
  request: 60_000,
  answer: 60_000,
  transfer: 300_000,
  interval: 5_000,
};

/** The server that players reach, in front of workerd: refuses what is no HTTP, and names the client of the rest. */
export interface Gate {
  /**
   * Stops accepting, lets requests finish, eight seconds at most, and resolves when all connections are gone. Answers say
   * that theirs ends; one without a request ends when none has come on any for a second.
   */
  close(): Promise<void>;
}

/** Headers of one connection (RFC 9110 section 7.6.1), the one that Node answers by itself, and those that we set. */
const NOT_PASSED_ON = new Set(
  `connection keep-alive proxy-connection te trailer upgrade expect
  host cf-connecting-ip x-forwarded-proto`.split(/\s+/),
);
const NOT_PASSED_BACK = new Set(['connection', 'keep-alive', 'transfer-encoding']);
/** The IPv4 dummy address (RFC 7600): people without a name from the proxy are counted as one client. */
const NOBODY = '192.0.0.8';

/** The longest body that is passed on, in bytes. The Worker accepts a quarter of it, and answers before it has read the rest. */
const LONGEST_BODY = 128 * 1024;

/** How long requests may take after the gate has been closed, in milliseconds. */
const LAST_REQUESTS = 8_000;
/** How long nothing comes before unused connections are ended: a proxy would meet the end of one that it is about to use. */
const QUIET = 1_000;

/** Longer than proxies keep a connection (Caddy: two minutes), so that they end it, not we as the next request comes. */
const KEPT = 150_000;

const OVERDUE = [408, 'The request did not come to its end in time. Send it again.'] as const;
/** By the code of Node's error: the status and the sentence. */
const FAULTS: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers are too long. Send less than 16 KB.'],
  ERR_HTTP_REQUEST_TIMEOUT: OVERDUE,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The chunks have too many extensions. Send none.'],
};
const MALFORMED = [400, 'The request is not HTTP/1.1. Send it as RFC 9112 says.'] as const;

/**
 * Opens the gate.
 * @throws ExpectedError that says what to do if it cannot listen there
 */
export async function openGate(options: GateOptions): Promise<Gate> {
  const { listen } = options;
  /** Answers that are not finished, by connection. */
  const open = new Map<Socket, Set<ServerResponse>>();
  const { deadlines } = options;
  const settings = {
    requireHostHeader: false,
    headersTimeout: deadlines.headers,
    requestTimeout: deadlines.request,
    connectionsCheckingInterval: deadlines.interval,
    keepAliveTimeout: KEPT,
  };
  let closing: NodeJS.Timeout | null = null;
  const server = createServer(settings, (incoming, outgoing) => {
    const answers = open.get(incoming.socket);
    answers?.add(outgoing);
    closing?.refresh();
    let deadline: NodeJS.Timeout | undefined;
    outgoing.once('close', () => {
      clearTimeout(deadline);
      answers?.delete(outgoing);
      closing?.refresh();
    });
    const target = targetOf(incoming);
    if ('fault' in target) {
      outgoing.shouldKeepAlive = false;
      answer(outgoing, 400, refusal(400, target.fault));
      return;
    }
    const sent = onward(incoming, target);
    let length = 0;
    incoming.on('data', (data: Buffer) => {
      length += data.length;
      if (length <= LONGEST_BODY || outgoing.headersSent) return;
      // The rest is read and thrown away: a client may read no answer before it has sent everything.
      answer(outgoing, 413, refusal(413, 'The body is larger than this service accepts.'));
      sent.destroy();
    });
    const endAfter = (milliseconds: number, reason: string): void => {
      clearTimeout(deadline);
      deadline = setTimeout(() => {
        options.log.warn('An exchange was ended.', { reason });
        if (outgoing.headersSent) outgoing.destroy();
        else answer(outgoing, 504, problem(504, 'The site takes too long to answer. Try again in a moment.'));
        sent.destroy();
      }, milliseconds);
    };
    endAfter(deadlines.answer, 'The answer did not begin in time.');
    sent.once('response', () => endAfter(deadlines.transfer, 'The client did not take the answer in time.'));
    void passOn(incoming, outgoing, sent, () => closing !== null);
  });
  server.on('connection', (socket) => {
    open.set(socket, new Set());
    socket.once('close', () => open.delete(socket));
  });
  server.on('connect', ({ socket }) => cutOff(socket, 400, 'This is no proxy. Send requests for this site.'));
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    // Nobody is left to answer.
    if (!(socket instanceof Socket) || code === 'ECONNRESET' || code === 'EPIPE') socket.destroy();
    else cutOff(socket, ...(FAULTS[code] ?? MALFORMED));
  });
  await startListening(server, listen);
  return {
    async close() {
      const closed = once(server, 'close');
      // Node's own way for HTTP ends unused connections at once.
      NetServer.prototype.close.call(server);
      closing = setInterval(() => setImmediate(endUnused), QUIET);
      const late = setTimeout(() => server.closeAllConnections(), LAST_REQUESTS);
      await closed;
      clearInterval(closing);
      clearTimeout(late);
    },
  };

  /** Called after what has arrived was read. A request may be on its way even so, which then is not begun. */
  function endUnused(): void {
    server.closeIdleConnections();
    // For Node a connection on which nothing has come is not idle.
    for (const [socket, answers] of open) if (answers.size === 0 && socket.bytesRead === 0) socket.destroy();
  }

  function refusal(status: number, reason: string): string {
    options.log.warn('A request was refused.', { status, reason });
    return problem(status, reason);
  }

  /** Ends a connection on which no further request can be read. */
  function cutOff(socket: Socket, status: number, reason: string): void {
    // Cut off already: what comes after the first fault is one, too.
    if (!socket.writable) return;
    const body = refusal(status, reason);
    const hasBegun = [...(open.get(socket) ?? [])].some(({ headersSent }) => headersSent);
    if (hasBegun) socket.destroy();
    else socket.end(rawAnswer(status, body), () => socket.destroy());
  }

  /** Begins a request to the Worker. */
  function onward(incoming: IncomingMessage, { host, path }: Target): ReturnType<typeof request> {
    const { method, socket, rawHeaders } = incoming;
    const connection = {
      peer: socket.remoteAddress ?? null,
      forwardedFor: incoming.headersDistinct['x-forwarded-for']?.join(',') ?? null,
      trusted: options.trusted,
    };
    const scheme = incoming.headersDistinct['x-forwarded-proto']?.join(',');
    const isEmpty = !('content-length' in incoming.headers || 'transfer-encoding' in incoming.headers);
    return request({
      socketPath: options.worker,
      // A connection of its own: one that is kept may end just as the next request goes out on it.
      agent: false,
      method,
      path,
      headers: [
        ...pairsWithout(NOT_PASSED_ON, rawHeaders),
        // Ended by this side all the same. If the Worker ended it, an early answer would be lost with it.
        'connection',
        'keep-alive',
        'host',
        host,
        'cf-connecting-ip',
        clientAddress(connection) ?? unnamed(),
        ...(isProxy(connection) && scheme !== undefined ? ['x-forwarded-proto', scheme] : []),
        ...(isEmpty && method !== 'GET' && method !== 'HEAD' ? ['content-length', '0'] : []),
      ],
    });
  }

  /** Says once in the log that a proxy names nobody. */
  function unnamed(): string {
    if (!hasWarned)
      options.log.warn('The proxy names no client address in X-Forwarded-For, so all players count as one client.');
    hasWarned = true;
    return NOBODY;
  }
}

let hasWarned = false;

/** Sends a request to the Worker, and its answer back. Never rejects. */
async function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  onward: ReturnType<typeof request>,
  isClosing: () => boolean,
): Promise<void> {
  outgoing.once('close', () => onward.destroy());
  try {
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      onward.once('response', resolve).on('error', reject);
    });
    incoming.pipe(onward);
    const found = await answered;
    if (isClosing()) outgoing.shouldKeepAlive = false;
    outgoing.writeHead(found.statusCode ?? 502, pairsWithout(NOT_PASSED_BACK, found.rawHeaders));
    await pipeline(found, outgoing);
  } catch {
    // Half an answer is ended by the end of its connection.
    if (outgoing.writableEnded) return;
    if (outgoing.headersSent) outgoing.destroy();
    else answer(outgoing, 502, problem(502, 'The site is not answering. Try again in a moment.'));
  }
}

/** Returns names and values in turn, without some names. */
function pairsWithout(names: ReadonlySet<string>, headers: readonly string[]): string[] {
  return headers.filter((_, place) => !names.has((headers[place - (place % 2)] ?? '').toLowerCase()));
}

/** A problem document (RFC 9457), in English, because it is for programmers and operators. */
function problem(status: number, detail: string): string {
  return JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, detail });
}

const PROBLEM_HEADERS = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' };

function answer(outgoing: ServerResponse, status: number, body: string): void {
  outgoing.writeHead(status, { ...PROBLEM_HEADERS, 'content-length': Buffer.byteLength(body) }).end(body);
}

/** The same, where there is no message to answer. */
function rawAnswer(status: number, body: string): string {
  const headers = { ...PROBLEM_HEADERS, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}

async function startListening(server: Server, listen: Listen): Promise<void> {
  try {
    if (listen.kind === 'inherited') server.listen({ fd: listen.descriptor });
    else if (listen.kind === 'unix') server.listen(listen.path);
    else server.listen(listen.port, listen.address);
    await once(server, 'listening');
  } catch (cause) {
    throw new ExpectedError(explain(cause), { cause });
  }
  // For the group as well: a proxy that belongs to it may connect.
  if (listen.kind === 'unix') await chmod(listen.path, 0o660);
}

function explain(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  if (code === 'EADDRINUSE') return 'Another program listens on this address and port. Stop it, or set another PORT.';
  if (code === 'EACCES')
    return 'This account may not listen there. Set PORT to 1024 or more, or SOCKET to a folder of its own.';
  return `The server cannot listen there (${code}). Set ADDRESS to an address of this machine, or SOCKET to a path.`;
}
