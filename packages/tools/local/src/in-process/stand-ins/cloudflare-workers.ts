/** The bindings of a Worker that is loaded without a host. A host passes each Worker its own. */
export const env: object = {};

/** The base class of a Durable Object (https://developers.cloudflare.com/durable-objects/api/base/). */
export abstract class DurableObject {
  protected readonly ctx: object;
  protected readonly env: object;

  constructor(ctx: object, bindings: object) {
    this.ctx = ctx;
    this.env = bindings;
  }
}
