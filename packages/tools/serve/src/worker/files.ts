/// <reference path="./runtime.d.ts" />
import { WorkerEntrypoint } from 'cloudflare:workers';
import { type SiteBindings, serveSite } from './site.ts';

/** The page's files for the Worker itself, as Cloudflare's binding of assets has them. */
export class Files extends WorkerEntrypoint<SiteBindings> {
  async fetch(request: Request): Promise<Response> {
    return (await serveSite(request, this.env)) ?? new Response(null, { status: 404 });
  }
}
