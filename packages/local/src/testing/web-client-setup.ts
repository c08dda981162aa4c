import { rm } from 'node:fs/promises';
import { WEB_DIST } from '../machine/paths.ts';
import { buildWebClient, webClientIsStale } from '../worker/web-client.ts';

/** vitest's global set-up for browser tests: builds the web client when it is older than its sources. */
export default async function setup(): Promise<void> {
  if (!(await webClientIsStale())) return;
  try {
    await buildWebClient();
  } catch (error) {
    // Thrown during set-up it would keep the tests of all projects from running. Without a client the browser tests
    // fail by themselves; with an old one they would pass.
    console.error(error instanceof Error ? error.message : error);
    await rm(WEB_DIST, { recursive: true, force: true });
  }
}
