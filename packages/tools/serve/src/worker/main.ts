/// <reference path="./runtime.d.ts" />
import { WorkerEntrypoint } from 'cloudflare:workers';
import worker from 'slow-train';

export { Files } from './files.ts';
export { Front } from './front.ts';
export { Limiter } from './limiter.ts';
export * from 'slow-train';

/** The supervisor's way in, on a socket that no proxy sees: the API without limits, and the schedules. */
export class WorkerSupervision extends WorkerEntrypoint<object> {
  async fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const cron = searchParams.get('cron');
    if (pathname !== '/scheduled' || cron === null) return worker.fetch(request, this.env, this.ctx);
    await worker.scheduled({ cron, scheduledTime: Date.now() }, this.env, this.ctx);
    return new Response(null, { status: 204 });
  }
}
