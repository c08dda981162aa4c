import { type Browser, chromium } from 'playwright-core';
import { testMailbox, testWorker, type TestMailbox, type TestWorker } from '@slow-train/local/testing';
import { afterAll, beforeAll, inject } from 'vitest';
import { databaseProbe } from '../../../api/test/kit/database.ts';
import { newPlayer, type Device } from '../fixtures/player.ts';

/** What the tests of a file run against: their own Worker, and the run's shared browser. */
export interface Harness {
  /** The address of the game, by host name because passkeys need one. */
  url(): string;
  /** Receives the Worker's mails. */
  mailbox(): TestMailbox;
  /** Uses up the time of the player whose turn it is; takes effect at the next request or schedule. */
  letTimeRunOut(game: string): Promise<void>;
  /** Runs the schedule that processes due games without a visitor. */
  schedule(): Promise<void>;
  /** Opens a separate browser context for a newcomer. */
  newPlayer(device: Device, light?: 'day' | 'night'): ReturnType<typeof newPlayer>;
}

/**
 * Starts a Worker and connects to the browser, for all tests of the file that calls this at the top level.
 * @param extra bindings of the Worker in addition to the usual ones
 * @param openBrowser for tests that need features the shared browser lacks
 */
export function useHarness(
  extra: Readonly<Record<string, string>> = {},
  openBrowser: () => Promise<Browser> = connectToSharedChromium,
): Harness {
  let running: { readonly worker: TestWorker; readonly browser: Browser; readonly mailbox: TestMailbox } | undefined;
  const open = (): NonNullable<typeof running> => {
    if (running === undefined) throw new Error('The harness is available only within tests.');
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
    // Closes only this file's contexts of the shared browser.
    await running?.browser.close();
    await running?.worker.stop();
    await running?.mailbox.stop();
  });
  return {
    url: () => open().worker.address,
    mailbox: () => open().mailbox,
    letTimeRunOut: (game) => databaseProbe(open().worker.database).letTimeRunOut(game),
    schedule: () => open().worker.scheduled(),
    newPlayer: (device, light) => newPlayer(open().browser, open().worker.address, device, light),
  };
}

function connectToSharedChromium(): Promise<Browser> {
  const browser = inject('chromium');
  if ('failure' in browser) throw new Error(browser.failure);
  return chromium.connect(browser.endpoint);
}
