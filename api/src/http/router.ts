import { OpenAPIHono } from '@hono/zod-openapi';
import type { Platform } from '../platform/platform.ts';
import { onInvalid } from './validation.ts';

/** The environment of every request: the services of its floor, and its id. */
export interface AppEnv<Services extends Platform = Platform> {
  readonly Bindings: object;
  readonly Variables: {
    readonly services: Services;
    /** Names the request in the log, in the problem its sender sees, and in `x-request-id`. */
    readonly requestId: string;
    /** Called for each part of the request that fits its schema. */
    readonly onValidPart?: () => Promise<void>;
  };
}

/** Returns a router for routes with these services. A request that does not fit its schema gets a problem document. */
export function newRouter<Services extends Platform = Platform>() {
  return new OpenAPIHono<AppEnv<Services>>({
    defaultHook: async (result, c) => {
      onInvalid(result);
      await c.get('onValidPart')?.();
    },
  });
}
