import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { HttpRequest } from './hostile-request.ts';

/** A response with all its headers as they were sent. */
export interface HttpResponse {
  readonly status: number;
  /** In lower case, each with all its values. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  readonly body: string;
  /** From the first byte sent to the last one received, in milliseconds. */
  readonly ms: number;
}

/** Sends requests as they are, also those that `fetch` forbids. */
export interface HttpClient {
  /** @throws Error if the server hangs up without a response */
  send(request: HttpRequest): Promise<HttpResponse>;
  stop(): void;
}

/** Opens a client that keeps its connections. @param origin `http://127.0.0.1:8787` */
export function httpClient(origin: string): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  return {
    async send({ method, target, headers, body }) {
      const { host, hostname, port } = new URL(origin);
      const length: readonly (readonly [string, string])[] =
        body === null && (method === 'GET' || method === 'HEAD') ? [] : [['content-length', String(body?.length ?? 0)]];
      const begun = performance.now();
      const sent = request({
        agent,
        host: hostname,
        port,
        method,
        path: target,
        // As a flat list, because an object has each name once.
        headers: [['host', host], ...headers, ...length].flat(),
      });
      sent.end(body ?? undefined);
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        sent.once('response', resolve);
        sent.on('error', reject);
      });
      const text = (await buffer(response)).toString('utf8');
      return {
        status: response.statusCode ?? 0,
        headers: headersIn(response.rawHeaders),
        body: text,
        ms: performance.now() - begun,
      };
    },
    stop: () => agent.destroy(),
  };
}

function headersIn(raw: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const headers = new Map<string, readonly string[]>();
  for (let index = 0; index < raw.length; index += 2) {
    const name = (raw[index] ?? '').toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), raw[index + 1] ?? '']);
  }
  return headers;
}

/** Sends bytes that need not be a request, and returns everything that comes back until the server hangs up. */
export async function sendBytes(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.setEncoding('latin1');
  let received = '';
  socket.on('data', (chunk) => {
    received += String(chunk);
  });
  // A cut connection is an answer too.
  socket.on('error', () => undefined);
  socket.end(bytes, 'latin1');
  await new Promise((resolve) => socket.once('close', resolve));
  return received;
}
