import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../accounts/session.ts';
import { forLog } from '../db.ts';
import type { Services } from '../services.ts';
import { isNews } from './notices.ts';
import { sweep } from './sweep.ts';

/** Requests of a sweep that follows an answer: what it does not come to, the schedule does. */
const REQUESTS = 20;

/** What a request leaves to tell goes out once it is answered, so that nobody waits for it. Without any, nothing is done. */
export const afterAnswer = createMiddleware<AppEnv>(async (c, next) => {
  const services = c.get('services');
  let hasNews = false;
  c.set(
    'services',
    noting(services, () => (hasNews = true)),
  );
  await next();
  if (!hasNews) return;
  c.executionCtx.waitUntil(
    sweep(services, REQUESTS).catch((error: unknown) => {
      // Nothing is lost: what was claimed is due again when its lease is over.
      console.error(`notify: ${error instanceof Error ? forLog(error) : 'failed'}`);
    }),
  );
});

/** The same services, which say so when a change is saved that somebody is to be told of. */
function noting(services: Services, note: () => void): Services {
  const { store } = services;
  const save: typeof store.save = async (change, receipt) => {
    const isSaved = await store.save(change, receipt);
    if (isSaved && isNews(change)) note();
    return isSaved;
  };
  return { ...services, store: { ...store, save } };
}
