import { env } from 'cloudflare:workers';
import { newLogger } from './platform/log.ts';
import { servicesFor } from './services.ts';
import { emptyNursery, warmUp } from './warm-up.ts';
import { workerFor } from './worker.ts';

// Only optimizations: without them, the first requests take longer.
await warmUp().catch((error: unknown) => newLogger({ run: 'load' }).error('The warm-up failed.', { error }));
try {
  servicesFor(env, { run: 'load' });
} catch {
  // A setting is missing or wrong. Every answer says which.
}

emptyNursery();

/** The Worker. */
export default workerFor(env);

export { Scheduler } from './worker.ts';
export type { AppType } from './app.ts';
