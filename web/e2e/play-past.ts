import { chooseAction } from '@slow-train/players';
import type { GameAnswer } from '@slow-train/protocol';
import { readView, writeAction } from '@slow-train/rules';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The table as the page's own session may read it. */
export async function tableOf(page: Page, id: string): Promise<GameAnswer> {
  return (await page.request.get(`/api/games/${id}`)).json();
}

/**
 * Plays against computers as one of them would, past the page but with its session, until this round is over. Whoever
 * plays has looked at the deal before: the page has seen it.
 */
export async function playPast(page: Page, id: string, round: number): Promise<void> {
  const hasSeen = (key: string): boolean => localStorage.getItem(key)?.includes('"hand"') === true;
  await page.waitForFunction(hasSeen, `slow-train:kept:${id}:${round}`);
  for (let actions = 0; ; actions++) {
    const { game } = await tableOf(page, id);
    if (game.results.length >= round || game.round === null) return;
    const answer = await page.request.post(`/api/games/${id}/actions`, {
      data: { do: writeAction(chooseAction(readView(game.round))) },
      headers: {
        'if-match': `"${game.revision}"`,
        'idempotency-key': `key-of-the-browser-${game.revision}-${actions}`,
      },
    });
    expect(answer.status()).toBe(200);
  }
}

/** The id of the table that the page shows. */
export function tableIn(page: Page): string {
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

/** Keeps what a browser sends to open its seal on the way, until it is let go. */
export async function holdContributions(page: Page): Promise<() => void> {
  let letGo = (): void => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/notes', async (route) => {
    if (route.request().postData()?.includes('"contribution"') === true) await released;
    await route.continue();
  });
  return () => letGo();
}
