import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@solidjs/testing-library';
import { Route } from '@solidjs/router';
import { beforeEach, expect, test, vi } from 'vitest';
import { fateOf, type Fate } from '../../src/client/fate.ts';
import { fetchGame } from '../../src/client/games.ts';
import { GameGate } from '../../src/components/GameGate.tsx';
import { openToasts } from '../../src/ui/toasts.ts';
import { accounts, MEMBER } from '../account/kit.tsx';
import { fromNow } from '../clock.ts';
import { answer } from '../fixtures.ts';
import { openPage } from '../open-page.tsx';
import { json, pretendService, problem } from '../service.ts';

const edge = (status: number, headers: Record<string, string> = {}): Response =>
  new Response('<h1>Attention required</h1>', { status, headers: { 'content-type': 'text/html', ...headers } });

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] }),
);

async function fate(reply: Response | 'offline'): Promise<Fate> {
  pretendService(() => reply);
  return fetchGame('abcdefghijkl', undefined).then(
    () => Promise.reject(new Error('accepted')),
    (error: unknown) => fateOf(error),
  );
}

test.each<[string, () => Response | 'offline', Fate]>([
  ['no answer', () => 'offline', { kind: 'later', wait: 0 }],
  ['a lost session', () => problem(401, 'Sign in.'), { kind: 'signedOut' }],
  ['a table that is gone', () => problem(410, 'Gone.'), { kind: 'gone' }],
  ['the service’s own no', () => problem(403, 'Only the host may.'), { kind: 'refused' }],
  ['an older revision', () => problem(412, 'Moved on.'), { kind: 'stale' }],
  ['a faster request', () => problem(409, 'Taken.'), { kind: 'conflict' }],
  ['a fault', () => problem(500, 'Broken.'), { kind: 'later', wait: 0 }],
  ['a limit that says when', () => problem(429, 'Slow.', { retryAfter: 7 }), { kind: 'later', wait: 7_000 }],
  ['a limit at the edge', () => edge(429, { 'retry-after': '40' }), { kind: 'later', wait: 40_000 }],
  [
    'a limit at the edge until a time',
    () => edge(429, { 'retry-after': inSeconds(90) }),
    { kind: 'later', wait: 90_000 },
  ],
  ['a refusal by the edge', () => edge(403), { kind: 'later', wait: 20_000 }],
  ['a limit for a day', () => edge(429, { 'retry-after': '86400' }), { kind: 'later', wait: 600_000 }],
])('the page knows what becomes of a request after %s', async (_, reply, expected) => {
  expect(await fate(reply())).toEqual(expected);
});

function inSeconds(seconds: number): string {
  return new Date(fromNow(seconds * 1_000)).toUTCString();
}

/** Opens a table whose answers after the first are `refusal`, until `recover` is called. */
async function sitAt(refusal: () => Response) {
  let isWell = true;
  let reads = 0;
  accounts(
    () => MEMBER,
    ({ path }) => {
      if (!path.startsWith('/api/games/abcdefghijkl')) return json({});
      reads++;
      return isWell ? json(answer(4, 1, 4)) : refusal();
    },
  );
  openPage('/tables/abcdefghijkl', () => (
    <Route path="/tables/:id" component={() => <GameGate id="abcdefghijkl">{() => <p>The table</p>}</GameGate>} />
  ));
  await vi.advanceTimersByTimeAsync(100);
  expect(screen.getByText('The table')).toBeTruthy();
  isWell = false;
  return { reads: () => reads, recover: () => void (isWell = true) };
}

const said = (): readonly string[] => openToasts().map(({ text }) => text);

test.each([
  ['429', () => problem(429, 'Too many requests.', { retryAfter: 30 })],
  ['429 as HTML from the edge', () => edge(429, { 'retry-after': '30' })],
  ['403 as HTML from the edge', () => edge(403)],
])('31.15 a table goes on after a %s: it waits, says so, and catches up by itself', async (_, refusal) => {
  const { reads, recover } = await sitAt(refusal);
  await vi.advanceTimersByTimeAsync(6_000);
  const before = reads();
  expect(said()).toEqual([expect.stringContaining('asks for patience')]);
  expect(screen.getByText('The table')).toBeTruthy();
  // Coming back to the window is no reason to ask before the time.
  globalThis.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reads()).toBe(before);
  recover();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reads()).toBeGreaterThan(before);
  expect(said()).toEqual([]);
});

test.each([401, 404, 410])('31.15 a table asks no more after a %d', async (status) => {
  const { reads } = await sitAt(() => problem(status, 'No.'));
  await vi.advanceTimersByTimeAsync(10_000);
  const before = reads();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(reads()).toBe(before);
  expect(screen.queryByText('The table')).toBeNull();
});

test('no other place reads the status of a refusal', () => {
  const source = join(import.meta.dirname, '../../src');
  const others = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /\.tsx?$/.test(path) &&
      path !== 'client/fate.ts' &&
      /(?:error|problem|refusal)(?:\(\))?\??\.status\b/i.test(readFileSync(join(source, path), 'utf8')),
  );
  expect(others).toEqual([]);
});
