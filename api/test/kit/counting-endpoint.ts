import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';

const Statement = z.object({ query: z.string(), params: z.array(z.unknown()).default([]) });
const Sent = z.union([z.object({ queries: z.array(Statement) }), Statement]);

/** A statement and its parameters. */
export type SentStatement = z.infer<typeof Statement>;

/** What round trips to the database take; bytes of the bodies of requests and of answers. */
export interface DatabaseCost {
  readonly roundTrips: number;
  readonly statements: number;
  readonly bytesTo: number;
  readonly bytesFrom: number;
}

/** A proxy in front of the database's endpoint that records what passes through it. */
export interface CountingEndpoint {
  readonly url: string;
  /** Returns the round trips since the last call, each with its statements. */
  take(): readonly (readonly string[])[];
  /** Returns the same with their parameters. */
  takeWhole(): readonly (readonly SentStatement[])[];
  /**
   * Returns the sum of the round trips since the last call.
   * @param counts whether to count a round trip with these statements; all, unless told otherwise
   */
  takeCost(counts?: (statements: readonly string[]) => boolean): DatabaseCost;
  /** Holds the next round trip that has this text in a statement, until it is released. */
  hold(text: string): Held;
  /** Cuts the connection in the middle of the answer to the next round trip that has this text in a statement. */
  cut(text: string): void;
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
  let trips: { readonly sent: SentStatement[]; readonly bytesTo: number; bytesFrom: number }[] = [];
  const cuts: string[] = [];
  const holds: { text: string; arrive: () => void; released: Promise<void> }[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      const sent = Sent.parse(JSON.parse(body));
      const whole = 'queries' in sent ? sent.queries : [sent];
      const trip = { sent: whole, bytesTo: Buffer.byteLength(body), bytesFrom: 0 };
      trips.push(trip);
      const statements = whole.map(({ query }) => query);
      const held = holds.findIndex(({ text }) => statements.some((statement) => statement.includes(text)));
      for (const { arrive, released } of held < 0 ? [] : holds.splice(held, 1)) {
        arrive();
        await released;
      }
      const names = Object.entries(request.headers).filter(([name]) => name.startsWith('neon-'));
      const headers = names.map(([name, value]): [string, string] => [name, String(value)]);
      const answer = await fetch(target, { method: 'POST', body, headers });
      const answered = await answer.text();
      trip.bytesFrom = Buffer.byteLength(answered);
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      const cut = cuts.findIndex((text) => statements.some((statement) => statement.includes(text)));
      if (cut < 0) response.end(answered);
      else response.write(answered.slice(0, answered.length / 2), () => response.destroy());
      if (cut >= 0) cuts.splice(cut, 1);
    })();
  });
  // After its five seconds Node cuts idle connections, even while the next request of the Worker is on its way.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const takeTrips = () => {
    const taken = trips;
    trips = [];
    return taken;
  };
  const takeWhole = () => takeTrips().map(({ sent }) => sent);
  return {
    url: `http://127.0.0.1:${address.port}/sql`,
    take: () => takeWhole().map((trip) => trip.map(({ query }) => query)),
    takeWhole,
    takeCost(counts = () => true) {
      const cost = { roundTrips: 0, statements: 0, bytesTo: 0, bytesFrom: 0 };
      for (const { sent, bytesTo, bytesFrom } of takeTrips()) {
        if (!counts(sent.map(({ query }) => query))) continue;
        cost.roundTrips += 1;
        cost.statements += sent.length;
        cost.bytesTo += bytesTo;
        cost.bytesFrom += bytesFrom;
      }
      return cost;
    },
    hold(text) {
      const [arrived, arrive] = signal();
      const [released, release] = signal();
      holds.push({ text, arrive, released });
      return { arrived, release };
    },
    cut: (text) => void cuts.push(text),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
