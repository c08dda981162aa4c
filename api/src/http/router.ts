import { OpenAPIHono } from '@hono/zod-openapi';
import type { Platform } from '../platform/platform.ts';
import { onInvalid } from './validation.ts';

/** What every request carries: the services of its floor. */
export interface AppEnv<Services extends Platform = Platform> {
  readonly Bindings: object;
  readonly Variables: { readonly services: Services };
}

/** Routes that need these services. Requests that do not fit their schema get a problem document. */
export function newRouter<Services extends Platform = Platform>() {
  return new OpenAPIHono<AppEnv<Services>>({ defaultHook: onInvalid });
}
