import { eventually } from '@slow-train/local/kit';
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { type TestDatabase, freePort, testDatabase } from '@slow-train/local/testing';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Built, built } from './kit/built.ts';
import { hasCaddy, startCaddy } from './kit/caddy.ts';
import { hasNginx, startNginx } from './kit/nginx.ts';
import { Restarting } from './kit/restarting.ts';
import { SITE, stateFolder } from './kit/serving.ts';

let build: Built;
let database: TestDatabase;
/** A build whose Worker says what it was sent. */
let echo: string;

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

beforeAll(async () => {
  [build, database] = await Promise.all([built(), testDatabase()]);
  echo = await build.variant({ worker: file('fixture/echo.js') });
});

afterAll(async () => {
  await database.drop();
  await build.remove();
});

/** How many clients send one request after the other, and how often the server is restarted meanwhile. */
const [CLIENTS, RESTARTS] = [8, 4];

/** The address to ask, and the connections to it. */
interface Way {
  readonly url: string;
  readonly agent: Agent | false;
}

const documented = (): Promise<string> => readFile(file('../../../../docs/serve.md'), 'utf8');

const WAYS: Readonly<Record<string, (port: number) => Promise<Way>>> = {
  Caddy: async (port) => ({ url: await startCaddy(await documented(), port), agent: false }),
  nginx: async (port) => ({ url: await startNginx(await documented(), port), agent: false }),
  'a proxy that keeps its connections': async (port) => ({
    url: `http://127.0.0.1:${port}`,
    agent: new Agent({ keepAlive: true, maxSockets: CLIENTS, scheduling: 'lifo' }),
  }),
};

test.for(Object.keys(WAYS))(
  '29.14 a restart behind %s answers every request that is sent meanwhile',
  async (name, { skip }) => {
    skip(name === 'nginx' && !hasNginx(), 'nginx is not installed.');
    skip(name === 'Caddy' && !hasCaddy(), 'Caddy is not installed.');
    const environment = {
      APP_URL: SITE,
      AUTH_SECRET: 'a secret for tests, long enough to be taken for one',
      DATABASE_URL: database.url,
      STATE_DIRECTORY: await stateFolder(),
      TRUSTED_PROXY: '127.0.0.1',
    };
    const server = await Restarting.start(echo, environment, await freePort());
    onTestFinished(() => server.stop());
    const way = await WAYS[name]?.(server.port);
    if (way === undefined) throw new Error(`There is no ${name}.`);
    let [answered, isOver] = [0, false];
    const client = async (): Promise<void> => {
      while (!isOver) {
        expect(await post(way)).toMatchObject([200, expect.stringContaining('/api/x')]);
        answered += 1;
      }
    };
    const clients = Promise.all(Array.from({ length: CLIENTS }, client));
    // Its failure is that of the test, below.
    clients.catch(() => undefined);
    for (let restarts = 0; restarts < RESTARTS; restarts += 1) {
      const before = answered;
      await Promise.race([clients, eventually(() => expect(answered).toBeGreaterThan(before + 100))]);
      await Promise.race([clients, server.restart()]);
    }
    isOver = true;
    await clients;
  },
);

/** Sends a request that no proxy may send twice. */
function post({ url, agent }: Way): Promise<readonly [number | undefined, string]> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': '192.0.2.1', 'content-length': '5' };
    request(`${url}/api/x`, { agent, method: 'POST', headers }, (response) => {
      text(response).then((body) => resolve([response.statusCode, body]), reject);
    })
      .once('error', reject)
      .end('hello');
  });
}
