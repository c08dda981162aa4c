/// <reference path="./runtime.d.ts" />
import { WorkerEntrypoint } from 'cloudflare:workers';
import worker from 'slow-train';
import { serveSite, type SiteBindings } from './site.ts';

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

/** The page's files for the Worker itself, as Cloudflare's binding of assets has them. */
export class Files extends WorkerEntrypoint<SiteBindings> {
  async fetch(request: Request): Promise<Response> {
    return (await serveSite(request, this.env)) ?? new Response(null, { status: 404 });
  }
}
