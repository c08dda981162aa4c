import { eventually } from '@slow-train/local/kit';
import { Route } from '@solidjs/router';
import { createRoot, For, type JSX } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showWaiting } from '../../src/app/badge.ts';
import { useGame } from '../../src/client/game.ts';
import { useGames } from '../../src/client/queries.ts';
import { gameView, summary } from '../fixtures.ts';
import { openPage } from '../open-page.tsx';
import { json, pretendService } from '../service.ts';

const GAME = 'abcdefghijkl';
const MINUTE = 60_000;

let visibility: DocumentVisibilityState = 'visible';
let stop = (): void => undefined;

/** Puts the tab behind others. */
function hide(): void {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  visibility = 'visible';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
  stop = createRoot((dispose) => {
    showWaiting();
    return dispose;
  });
});
afterEach(() => {
  stop();
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  vi.restoreAllMocks();
});

function List(): JSX.Element {
  const games = useGames();
  return <For each={games.data()?.list.games}>{(game) => <p>{game.name}</p>}</For>;
}

function Table(): JSX.Element {
  const game = useGame(GAME);
  return <p>Revision {game.data()?.game.revision}</p>;
}

const icon = (): string | null | undefined => document.querySelector('link[rel=icon]')?.getAttribute('href');

test('31.16 a hidden tab with the list shows within minutes that it is one’s turn, and asks only every few minutes', async () => {
  let isYourTurn = false;
  const { sent } = pretendService(() => json({ games: [summary({ id: GAME, isYourTurn })] }));
  openPage('/', () => <Route path="*" component={List} />);
  await vi.advanceTimersByTimeAsync(1_000);
  hide();
  isYourTurn = true;
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(icon()).toBe('/favicon-waiting.svg');
  const before = sent.length;
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(sent.length - before).toBeGreaterThan(5);
  expect(sent.length - before).toBeLessThanOrEqual(12);
});

test('a hidden tab with a table that a push tells about a move reads it at once', async () => {
  let revision = 4;
  const { sent } = pretendService(() => json({ log: [], game: gameView({ revision }) }));
  openPage('/', () => <Route path="*" component={Table} />);
  await vi.advanceTimersByTimeAsync(1_000);
  hide();
  await vi.advanceTimersByTimeAsync(10_000);
  const before = sent.length;
  revision = 5;
  const push = new BroadcastChannel('slow-train:tables');
  push.postMessage({ id: GAME, revision });
  push.close();
  await eventually(() => expect(sent.length).toBe(before + 1));
});
