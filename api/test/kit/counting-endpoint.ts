import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';

const Sent = z.union([
  z.object({ queries: z.array(z.object({ query: z.string() })) }),
  z.object({ query: z.string() }),
]);

/** A door in front of the database's endpoint that writes down what goes through it. */
export interface CountingEndpoint {
  readonly url: string;
  /** The round trips since the last call, each with its statements. */
  take(): readonly (readonly string[])[];
  /** Lets the next round trip with this text in a statement wait at the door until it is released. */
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

export interface Held {
  /** Resolves when it has come to the door. */
  readonly arrived: Promise<void>;
  release(): void;
}

export async function countingEndpoint(target: string): Promise<CountingEndpoint> {
  let trips: string[][] = [];
  const holds: { text: string; arrive: () => void; released: Promise<void> }[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      const sent = Sent.parse(JSON.parse(body));
      const statements = 'queries' in sent ? sent.queries.map(({ query }) => query) : [sent.query];
      trips.push(statements);
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
  return {
    url: `http://127.0.0.1:${address.port}/sql`,
    take() {
      const taken = trips;
      trips = [];
      return taken;
    },
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
