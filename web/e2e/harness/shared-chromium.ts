import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';

// Kept outside the module, which may be loaded twice: it ends with the process that runs the files.
declare global {
  var sharedBrowser: Promise<Browser> | undefined;
}

/** Connects this process to the run's Chromium, once for all its files. Files close their pages, not the browser. */
export function connectToSharedChromium(): Promise<Browser> {
  const shared = inject('chromium');
  if ('failure' in shared) throw new Error(shared.failure);
  return (globalThis.sharedBrowser ??= chromium.connect(shared.endpoint));
}
