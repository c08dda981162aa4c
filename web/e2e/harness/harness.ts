import { type Browser, chromium } from 'playwright-core';
import { testMailbox, testWorker, type TestMailbox, type TestWorker } from '@slow-train/local/testing';
import { afterAll, beforeAll, inject } from 'vitest';
import { databaseProbe } from '../../../api/test/kit/database.ts';
import { newPlayer, type Device } from '../fixtures/player.ts';

/** What the tests of a file run against: a Worker of their own, and the browser of the whole run. */
export interface Harness {
  /** Where the Worker serves the game: by host name, as passkeys need it. */
  url(): string;
  /** Receives the Worker's mails. */
  mailbox(): TestMailbox;
  /** Uses up the time of the player on turn. It takes effect with the next request for the game, or the schedule. */
  letTimeRunOut(game: string): Promise<void>;
  /** Runs the schedule that processes due games nobody looks at. */
  schedule(): Promise<void>;
  /** Opens a browser context of its own for somebody who has never been here. */
  newPlayer(device: Device, light?: 'day' | 'night'): ReturnType<typeof newPlayer>;
}

/**
 * Starts a Worker, and connects to the browser, for all tests of the file that calls this at its top.
 * @param extra bindings of the Worker in addition to the usual ones
 * @param openBrowser for tests that need more than the shared browser can do
 */
export function useHarness(
  extra: Readonly<Record<string, string>> = {},
  openBrowser: () => Promise<Browser> = connectToSharedChromium,
): Harness {
  let running: { readonly worker: TestWorker; readonly browser: Browser; readonly mailbox: TestMailbox } | undefined;
  const open = (): NonNullable<typeof running> => {
    if (running === undefined) throw new Error('The harness starts before the first test, no earlier.');
    return running;
  };
  beforeAll(async () => {
    const mailbox = await testMailbox();
    const [worker, browser] = await Promise.all([
      testWorker({ ...mailbox.bindings, ...extra }, 'localhost'),
      openBrowser(),
    ]);
    running = { worker, browser, mailbox };
  });
  afterAll(async () => {
    // Of the shared browser, closes this file's contexts only.
    await running?.browser.close();
    await running?.worker.stop();
    await running?.mailbox.stop();
  });
  return {
    url: () => open().worker.address,
    mailbox: () => open().mailbox,
    letTimeRunOut: (game) => databaseProbe(open().worker.database).letTimeRunOut(game),
    schedule: () => open().worker.scheduled('*/1 * * * *'),
    newPlayer: (device, light) => newPlayer(open().browser, open().worker.address, device, light),
  };
}

function connectToSharedChromium(): Promise<Browser> {
  const browser = inject('chromium');
  if ('failure' in browser) throw new Error(browser.failure);
  return chromium.connect(browser.endpoint);
}
