/** The part of https://developers.cloudflare.com/durable-objects/api/ that we use. */
declare module 'cloudflare:workers' {
  /** The Worker's bindings, also while it loads. */
  export const env: object;

  export interface DurableObjectStorage {
    getAlarm(): Promise<number | null>;
    /** @param at milliseconds; an instant in the past means at once */
    setAlarm(at: number): Promise<void>;
    /** Synchronous; only for objects stored in SQLite. */
    readonly kv: {
      get<T>(key: string): T | undefined;
      put<T>(key: string, value: T): void;
    };
  }

  export abstract class DurableObject {
    protected readonly ctx: { readonly storage: DurableObjectStorage };
    protected readonly env: object;
    constructor(ctx: { readonly storage: DurableObjectStorage }, env: object);
  }
}
