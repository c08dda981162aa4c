import { rm } from 'node:fs/promises';
import { WEB_DIST } from '../machine/paths.ts';
import { buildWebClient, webClientIsStale } from '../worker/web-client.ts';

/** vitest's global setup for browser tests: builds the web client if it is older than its sources. */
export default async function setup(): Promise<void> {
  if (!(await webClientIsStale())) return;
  try {
    await buildWebClient();
  } catch (error) {
    // Throwing it during setup would stop the tests of all projects. Without a client the browser tests fail anyway;
    // with an old one they would pass.
    console.error(error instanceof Error ? error.message : error);
    await rm(WEB_DIST, { recursive: true, force: true });
  }
}
