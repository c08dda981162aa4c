import type { Browser, BrowserContext } from 'playwright-core';
import { testMailbox, type TestMailbox } from '@slow-train/local/testing';
import { workerdWorker, type WorkerdWorker } from '@slow-train/local/workerd';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { databaseProbe } from '../../../api/test/kit/database.ts';
import { OPERATOR_TOKEN } from '../../../api/test/kit/operator.ts';
import type { Site, Visitor } from '../../../api/test/kit/visitor.ts';
import type { Device } from '../fixtures/player.ts';
import { newPlayer } from './new-player.ts';
import { connectToSharedChromium } from './shared-chromium.ts';

/** The environment of a file's tests. Files share the site and the browser, so each test brings its own people. */
export interface Harness {
  /** The address of the game, by host name because passkeys need one. */
  url(): string;
  /** The same for the API's visitors. */
  site(): Site;
  /** Receives the site's mails, including those of other files. */
  mailbox(): TestMailbox;
  /** Uses up the time of the player whose turn it is; takes effect at the next request or schedule. */
  letTimeRunOut(game: string): Promise<void>;
  /** Runs the schedule that processes due games without a visitor. */
  schedule(): Promise<void>;
  /** Opens a separate browser context for a newcomer; it is closed after the file, if not before. */
  newPlayer(device: Device): ReturnType<typeof newPlayer>;
  /** Opens one in which somebody is signed in. */
  browserOf(who: Visitor, device: Device): ReturnType<typeof newPlayer>;
}

/** Special needs of a file. */
export interface Needs {
  /** Bindings of the Worker in addition to the usual ones: then it is the file's own. */
  readonly bindings?: Readonly<Record<string, string>>;
  /** Whether nobody else may have been on the site. */
  readonly isAlone?: boolean;
  /** For tests that need features the shared browser lacks. */
  readonly openBrowser?: () => Promise<Browser>;
}

interface RunningSite {
  readonly worker: WorkerdWorker;
  readonly mailbox: TestMailbox;
}

// Kept outside the module, which may be loaded twice: it ends with the process that runs the files.
declare global {
  var sharedSite: Promise<RunningSite> | undefined;
}

/** Prepares the site and the browser for all tests of the file that calls this at the top level. */
export function useHarness({ bindings, isAlone = bindings !== undefined, openBrowser }: Needs = {}): Harness {
  let running: RunningSite | undefined;
  let ownBrowser: Promise<Browser> | undefined;
  const opened: BrowserContext[] = [];
  const open = (): RunningSite => {
    if (running === undefined) throw new Error('The harness is available only within tests.');
    return running;
  };
  beforeAll(async () => {
    running = await (isAlone ? startSite(bindings) : (globalThis.sharedSite ??= startSite()));
    await running.worker.seed();
  });
  beforeEach(() => open().worker.seed());
  afterAll(async () => {
    await Promise.all(opened.map((context) => context.close()));
    await (await ownBrowser)?.close();
    if (!isAlone) return;
    await running?.worker.stop();
    await running?.mailbox.stop();
  });
  const openFor = async (device: Device): ReturnType<typeof newPlayer> => {
    const browser = openBrowser === undefined ? connectToSharedChromium() : (ownBrowser ??= openBrowser());
    const player = await newPlayer(await browser, open().worker.address, device);
    opened.push(player.context);
    return player;
  };
  return {
    url: () => open().worker.address,
    site: () => ({ url: open().worker.address }),
    mailbox: () => open().mailbox,
    letTimeRunOut: (game) => databaseProbe(open().worker.database).letTimeRunOut(game),
    schedule: () => open().worker.scheduled(),
    newPlayer: openFor,
    async browserOf({ cookies }, device) {
      const player = await openFor(device);
      const { address: url } = open().worker;
      await player.context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
      return player;
    },
  };
}

async function startSite(bindings: Readonly<Record<string, string>> = {}): Promise<RunningSite> {
  const mailbox = await testMailbox();
  // Some files need these; the others do not notice.
  const more = { OPERATOR_TOKEN, OUTBOUND_LOOPBACK: 'allow' };
  const worker = await workerdWorker({ ...mailbox.bindings, ...more, ...bindings }, 'localhost');
  return { worker, mailbox };
}
