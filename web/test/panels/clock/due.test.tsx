import { render } from '@solidjs/testing-library';
import type { JSX } from 'solid-js';
import { beforeEach, expect, test, vi } from 'vitest';
import { useGame } from '../../../src/client/game.ts';
import { useGames } from '../../../src/client/queries.ts';
import { bonepileTable } from '../../../src/playground/positions.ts';
import { NOON } from '../../clock.ts';
import { summary } from '../../fixtures.ts';
import { closePages } from '../../open-page.tsx';
import { json, pretendService } from '../../service.ts';
import { onBoard } from './fixtures.ts';

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
const DUE = new Date(NOON + 6_000).toISOString();

/** Returns the number of requests in the first `seconds`. */
async function asked(part: () => JSX.Element, answer: object, seconds: number): Promise<number> {
  const { sent } = pretendService(() => json(answer));
  render(part);
  await vi.advanceTimersByTimeAsync(seconds * 1_000);
  return sent.length;
}

function Table(): JSX.Element {
  useGame('due-due-due-');
  return null;
}

function Games(): JSX.Element {
  useGames();
  return null;
}

test('my own turn is fetched rarely, but at once when its time is up', async () => {
  const game = { ...onBoard(bonepileTable()), id: 'due-due-due-' };
  const rarely = await asked(Table, { game: { ...game, turnBy: null }, log: [] }, 14);
  closePages();
  vi.useFakeTimers({ now: NOON });
  const oftener = await asked(Table, { game: { ...game, turnBy: DUE }, log: [] }, 14);
  expect(oftener - rarely).toBeGreaterThanOrEqual(3);
});

test('a paused game and the list of games are fetched at once too', async () => {
  const game = { ...onBoard(bonepileTable(), { pausedUntil: DUE }, null), id: 'due-due-due-' };
  expect(await asked(Table, { game, log: [] }, 14)).toBeGreaterThanOrEqual(4);
  closePages();
  vi.useFakeTimers({ now: NOON });
  const { sent } = pretendService(() =>
    json({ games: [summary({ turnBy: new Date(NOON + 7 * 60_000).toISOString() })] }),
  );
  render(Games);
  await vi.advanceTimersByTimeAsync(7 * 60_000);
  const before = sent.length;
  // By now it would fetch every 15 seconds.
  await vi.advanceTimersByTimeAsync(9_000);
  expect(sent.length - before).toBeGreaterThanOrEqual(3);
});
