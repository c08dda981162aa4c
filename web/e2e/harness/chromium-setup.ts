import type { TestProject } from 'vitest/node';
import { startSharedChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's Chromium, or why none started. */
    chromium: { readonly endpoint: string } | { readonly failure: string };
  }
}

/** vitest's global setup for browser tests: starts one Chromium for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  try {
    const server = await startSharedChromium();
    project.provide('chromium', { endpoint: server.wsEndpoint() });
    return () => server.close();
  } catch (error) {
    // Throwing it during setup would stop the tests of all projects.
    project.provide('chromium', { failure: String(error) });
    return () => Promise.resolve();
  }
}
