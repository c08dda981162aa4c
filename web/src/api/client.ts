import type { AppType } from '@slow-train/api';
import { hc } from 'hono/client';

/** The service on this page's own origin. Its answers are trusted by their types; only problems are read with care. */
export const service = hc<AppType>('/', { init: { credentials: 'same-origin' } }).api;
