import { USUAL_EVENING, writeEvening } from '@slow-train/protocol/evening';
import * as z from 'zod';
import { bodyIn } from '../passkeys.ts';
import type { Asking, Askings } from './asking.ts';

/** A sheet of two people before its first figure. */
const SHEET = writeEvening({
  id: 'abcdefgh2345',
  title: 'At the clubhouse',
  begun: 1_790_000_000_000,
  people: ['Mira', 'Ruth'],
  set: 12,
  engines: [12, 11],
  rules: USUAL_EVENING,
  isEnded: false,
  entries: [],
});

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
