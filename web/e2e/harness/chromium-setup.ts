import type { TestProject } from 'vitest/node';
import { startSharedChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run's one Chromium listens, or why none started. */
    chromium: { readonly endpoint: string } | { readonly failure: string };
  }
}

/** vitest's global set-up for the tests in a browser: one Chromium for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  try {
    const server = await startSharedChromium();
    project.provide('chromium', { endpoint: server.wsEndpoint() });
    return () => server.close();
  } catch (error) {
    // Thrown during set-up it would keep the tests of all projects from running.
    project.provide('chromium', { failure: String(error) });
    return () => Promise.resolve();
  }
}
