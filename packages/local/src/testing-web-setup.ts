import { buildWeb, webIsStale } from './web-build.ts';

/** vitest's global set-up for tests in a browser: the web client they load is the one in the sources. */
export default async function setup(): Promise<void> {
  if (await webIsStale()) await buildWeb();
}
