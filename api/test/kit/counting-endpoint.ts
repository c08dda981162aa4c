import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';

const Statement = z.object({ query: z.string(), params: z.array(z.unknown()).default([]) });
const Sent = z.union([z.object({ queries: z.array(Statement) }), Statement]);

/** A statement and its parameters. */
export type SentStatement = z.infer<typeof Statement>;

/** A proxy in front of the database's endpoint that records what passes through it. */
export interface CountingEndpoint {
  readonly url: string;
  /** Returns the round trips since the last call, each with its statements. */
  take(): readonly (readonly string[])[];
  /** Returns the same with their parameters. */
  takeWhole(): readonly (readonly SentStatement[])[];
  /** Holds the next round trip that has this text in a statement, until it is released. */
  hold(text: string): Held;
  stop(): Promise<void>;
}

/** A promise, and what resolves it. */
function signal(): [promise: Promise<void>, resolve: () => void] {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return [promise, () => resolve()];
}

interface Held {
  /** Resolves when it has arrived at the proxy. */
  readonly arrived: Promise<void>;
  release(): void;
}

export async function countingEndpoint(target: string): Promise<CountingEndpoint> {
  let trips: SentStatement[][] = [];
  const holds: { text: string; arrive: () => void; released: Promise<void> }[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      const sent = Sent.parse(JSON.parse(body));
      const whole = 'queries' in sent ? sent.queries : [sent];
      trips.push(whole);
      const statements = whole.map(({ query }) => query);
      const held = holds.findIndex(({ text }) => statements.some((statement) => statement.includes(text)));
      for (const { arrive, released } of held < 0 ? [] : holds.splice(held, 1)) {
        arrive();
        await released;
      }
      const names = Object.entries(request.headers).filter(([name]) => name.startsWith('neon-'));
      const headers = names.map(([name, value]): [string, string] => [name, String(value)]);
      const answer = await fetch(target, { method: 'POST', body, headers });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const takeWhole = () => {
    const taken = trips;
    trips = [];
    return taken;
  };
  return {
    url: `http://127.0.0.1:${address.port}/sql`,
    take: () => takeWhole().map((trip) => trip.map(({ query }) => query)),
    takeWhole,
    hold(text) {
      const [arrived, arrive] = signal();
      const [released, release] = signal();
      holds.push({ text, arrive, released });
      return { arrived, release };
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
