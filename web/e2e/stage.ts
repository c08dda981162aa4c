import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { peekInto } from '../../api/test/kit/database.ts';
import { testMailbox, testWorker, type TestMailbox, type TestWorker } from '../../packages/local/src/testing.ts';
import { openBrowser } from './harness.ts';
import { newPlayer, type Device } from './player.ts';

/** What the tests of a file play on: a Worker of their own, and a browser. */
export interface Stage {
  /** Where the Worker serves the game: by name, as passkeys need it. */
  url(): string;
  /** Where its mails arrive. */
  mailbox(): TestMailbox;
  /** Lets the time of whoever is on at that table run out. Somebody has to look, or the schedule to come by. */
  letTimeRunOut(table: string): Promise<void>;
  /** The schedule comes by that does what is due wherever nobody looks. */
  schedule(): Promise<void>;
  /** Somebody with a browser context of their own, who has never been here. */
  newPlayer(device: Device, light?: 'day' | 'night'): ReturnType<typeof newPlayer>;
}

/**
 * Has Worker and browser there for all tests of the file that calls this at its top.
 * @param extra bindings of the Worker beside the usual ones
 */
export function openStage(extra: Readonly<Record<string, string>> = {}): Stage {
  let open: { readonly worker: TestWorker; readonly browser: Browser; readonly mailbox: TestMailbox } | undefined;
  const there = (): NonNullable<typeof open> => {
    if (open === undefined) throw new Error('The stage opens before the first test, no earlier.');
    return open;
  };
  beforeAll(async () => {
    const mailbox = await testMailbox();
    const [worker, browser] = await Promise.all([
      testWorker({ ...mailbox.bindings, ...extra }, 'localhost'),
      openBrowser(),
    ]);
    open = { worker, browser, mailbox };
  });
  afterAll(async () => {
    await open?.browser.close();
    await open?.worker.stop();
    await open?.mailbox.stop();
  });
  return {
    url: () => there().worker.address,
    mailbox: () => there().mailbox,
    letTimeRunOut: (table) => peekInto(there().worker.database).letTimeRunOut(table),
    schedule: () => there().worker.scheduled('*/1 * * * *'),
    newPlayer: (device, light) => newPlayer(there().browser, there().worker.address, device, light),
  };
}
