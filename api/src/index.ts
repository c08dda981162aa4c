import { env } from 'cloudflare:workers';
import type { ExecutionContext } from 'hono';
import { api } from './app.ts';
import { newLogger, newRunId } from './platform/log.ts';
import { SchedulerObject } from './scheduler/scheduler-object.ts';
import { tidyUp } from './scheduler/tidy-up.ts';
import { newServices, servicesFor, withLog, type Services } from './services.ts';
import { warmUp } from './warm-up.ts';

// Both are only optimizations: without them, the first request takes longer.
await warmUp().catch((error: unknown) => newLogger({ run: 'load' }).error('The warm-up failed.', { error }));
try {
  servicesFor(env, { run: 'load' });
} catch {
  // A setting is missing or wrong. Every answer says which.
}

/** The Worker: requests to /api, and the safety net's cron, which also tidies up. */
export default {
  fetch: (request: Request, _bindings: object, context: ExecutionContext) => api.fetch(request, env, context),

  async scheduled({ cron }: { readonly cron: string }): Promise<void> {
    const services = servicesFor(env, { run: newRunId() });
    const failed = await services.scheduler
      .check()
      .then(() => tidyUp(services))
      .then(
        () => false,
        (error: unknown) => {
          services.log.error('A scheduled run failed.', { cron, error });
          return true;
        },
      );
    // Without the error itself, which may contain parameters of a statement.
    if (failed) throw new Error('A scheduled run failed; the log says why.');
  },
};

/** The Durable Object that runs the schedule. */
export class Scheduler extends SchedulerObject {
  #services: ReturnType<typeof newServices> | null = null;

  protected services(): Services {
    const context = { run: newRunId() };
    // Made once: building their queries takes as long as a run.
    this.#services ??= newServices(this.env, this, context);
    return withLog(this.#services, context);
  }
}

export type { AppType } from './app.ts';
