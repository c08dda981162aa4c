/** The part of https://developers.cloudflare.com/workers/runtime-apis/rpc/ that we use. */
declare module 'cloudflare:workers' {
  export class WorkerEntrypoint<Env, Props = unknown> {
    protected readonly env: Env;
    protected readonly ctx: { readonly props: Props };
  }
}

/** The Worker's bundle, the same that Cloudflare runs. */
declare module 'slow-train' {
  const worker: {
    fetch(request: Request, bindings: object, context: object): Response | Promise<Response>;
    scheduled(
      event: { readonly cron: string; readonly scheduledTime: number },
      bindings: object,
      context: object,
    ): Promise<void>;
  };
  export default worker;
}
