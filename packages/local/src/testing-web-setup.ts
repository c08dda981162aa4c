import { rm } from 'node:fs/promises';
import { WEB_DIST } from './paths.ts';
import { buildWeb, webIsStale } from './web-build.ts';

/** vitest's global set-up for tests in a browser: the web client they load is the one in the sources. */
export default async function setup(): Promise<void> {
  if (!(await webIsStale())) return;
  try {
    await buildWeb();
  } catch (error) {
    // Thrown from here it would keep all tests of all projects from running. Those in the browser
    // find no pages now and fail by themselves; an older client would let them pass.
    console.error(error instanceof Error ? error.message : error);
    await rm(WEB_DIST, { recursive: true, force: true });
  }
}
