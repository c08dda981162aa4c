import { WatchingSchema, WatchPointerSchema } from '@slow-train/protocol';
import { bodyIn } from '../passkeys.ts';
import { table, type Asking, type Askings } from './asking.ts';

/** For the link of a game that is over. */
const shared: Asking = {
  stage: 'finished',
  prepare: async ({ visitors: { owner }, table: { game } }) => {
    const answer = await owner.put(`/api/games/${game.id}/watching/link`, {});
    const token = String((await bodyIn(WatchingSchema.pick({ token: true }), answer)).token);
    return () => ({ params: { token } });
  },
};

/** Watching, and who may. */
export const WATCH_ROUTES = {
  'GET /api/games/{id}/watching': table('playing'),
  'PUT /api/games/{id}/watching': table('lobby', () => ({ body: { watchers: 'round' } })),
  'PUT /api/games/{id}/watching/link': table('finished', () => ({ body: { renew: false } })),
  'DELETE /api/games/{id}/watching/link': table('finished'),
  'GET /api/watch/{token}': shared,
  'GET /api/watch/{token}/record': shared,
  'GET /api/watch/{token}/versions/{version}': {
    stage: 'finished',
    prepare: async (fixture) => {
      const ask = await shared.prepare(fixture);
      return async (caller) => {
        const { params } = await ask(caller);
        const pointer = await fixture.visitors.owner.get(`/api/watch/${params?.['token'] ?? ''}`);
        return { params: { ...params, version: (await bodyIn(WatchPointerSchema, pointer)).version } };
      };
    },
  },
} as const satisfies Askings;
