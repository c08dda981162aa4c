import { env } from 'cloudflare:workers';
import { newLogger } from './platform/log.ts';
import { servicesFor } from './services.ts';
import { warmUp } from './warm-up.ts';
import { workerFor } from './worker.ts';

// Both are only optimizations: without them, the first request takes longer.
await warmUp().catch((error: unknown) => newLogger({ run: 'load' }).error('The warm-up failed.', { error }));
try {
  servicesFor(env, { run: 'load' });
} catch {
  // A setting is missing or wrong. Every answer says which.
}

/** The Worker. */
export default workerFor(env);

export { Scheduler } from './worker.ts';
export type { AppType } from './app.ts';
