import { newPushKeys, testWorker } from '@slow-train/local/testing';
import { inject } from 'vitest';
import type { Visit } from '../../src/deploy/check-site.ts';
import type { Cloudflare, Upload } from '../../src/deploy/wrangler.ts';

export const ORIGIN = 'https://slow-train.example';

/** The settings of a site with everything, whose database is local. */
export function siteSettings(databaseUrl: string): Readonly<Record<string, string>> {
  return {
    DATABASE_URL: databaseUrl,
    NEON_ENDPOINT: inject('testServer').endpoint,
    AUTH_SECRET: 'a secret for tests, long enough to be taken for one',
    APP_URL: ORIGIN,
    MAIL_FROM: 'Slow Train <mail@slow-train.example>',
    RESEND_API_KEY: 're_test',
    OPERATOR_TOKEN: 'long enough not to be guessed by anybody',
    ...newPushKeys(),
  };
}

/**
 * Stands in for an account at Cloudflare and nothing else: an uploaded Worker runs in workerd on this machine, and a
 * visit to the site reaches it.
 */
export class FakeAccount implements Cloudflare {
  readonly uploads: Upload[] = [];
  #url = '';
  #stop = (): Promise<void> => Promise.resolve();
  readonly #signedIn: boolean;

  constructor({ signedIn = true } = {}) {
    this.#signedIn = signedIn;
  }

  isSignedIn() {
    return Promise.resolve(this.#signedIn);
  }

  async upload(upload: Upload) {
    this.uploads.push(upload);
    const worker = await testWorker({ ...upload.settings, RELEASE: upload.release });
    this.#url = worker.url;
    this.#stop = () => worker.stop();
  }

  /** Reaches the uploaded Worker by the site's address. */
  readonly visit: Visit = {
    patience: 0,
    pause: 1,
    fetch: async (input, init) => {
      if (this.#url === '') throw new TypeError('Nothing is there before the first upload.');
      return fetch(String(input instanceof Request ? input.url : input).replace(ORIGIN, this.#url), init);
    },
  };

  stop() {
    return this.#stop();
  }
}
