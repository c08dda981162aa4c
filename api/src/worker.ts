import type { ExecutionContext } from 'hono';
import { apiApp } from './app.ts';
import { carriedOver } from './http/earlier-pages.ts';
import { newRunId } from './platform/log.ts';
import { SchedulerObject } from './scheduler/scheduler-object.ts';
import { tidyUp } from './scheduler/tidy-up.ts';
import { newServices, servicesFor, withLog, type Services } from './services.ts';

/** Returns the handlers of the Worker with these bindings: requests to /api, and the safety net's cron. */
export function workerFor(bindings: object) {
  return {
    fetch: (request: Request, _own: object, context: ExecutionContext) =>
      carriedOver(request, (one) => apiApp.fetch(one, bindings, context)),

    /** Looks for due work without relying on the scheduler, and tidies up. */
    async scheduled({ cron }: { readonly cron: string }): Promise<void> {
      const services = servicesFor(bindings, { run: newRunId() });
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
}

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
