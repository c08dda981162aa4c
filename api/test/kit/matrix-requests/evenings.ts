import { writeEvening } from '@slow-train/protocol/evening';
import * as z from 'zod';
import { newEvening } from '../evenings.ts';
import { bodyIn } from '../passkeys.ts';
import type { Asking, Askings } from './asking.ts';

const SHEET = writeEvening(newEvening);

/** With the code and key of a sheet that somebody has shared. */
const shared: Asking = {
  prepare:
    ({ visitors: { owner } }) =>
    async () => {
      const answer = await owner.post('/api/evenings', { evening: SHEET });
      const { code, key } = await bodyIn(z.object({ code: z.string(), key: z.string() }), answer, 201);
      return { params: { code }, headers: { 'evening-key': key } };
    },
};

/** Score sheets of real dominoes that others follow. */
export const EVENING_ROUTES = {
  'POST /api/evenings': { prepare: () => () => ({ body: { evening: SHEET } }) },
  'GET /api/evenings/{code}': shared,
  'PUT /api/evenings/{code}': {
    prepare: async (fixture) => {
      const ask = await shared.prepare(fixture);
      return async (caller) => ({ ...(await ask(caller)), body: { evening: SHEET } });
    },
  },
  'DELETE /api/evenings/{code}': shared,
} as const satisfies Askings;
