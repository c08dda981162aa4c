import { at } from '@slow-train/rules';
import { listed, openTable, sit } from '../open-games.ts';
import { tableIn } from '../play.ts';
import { person } from '../visitor.ts';
import { nothing, table, type Asking, type Askings } from './asking.ts';

/** For a game with other people, open to anybody. */
const anOpenGame: Asking = {
  spoils: true,
  async prepare({ worker }) {
    const { game } = await openTable(await person(worker, 'Dora'), { rules: { preset: 'hub' }, seats: 6 });
    return () => ({ params: { id: game.id }, body: {} });
  },
};

/** Open games: the list, a seat, the queue, and the host's say. */
export const OPEN_GAME_ROUTES = {
  'GET /api/open-games': nothing,
  'GET /api/lengths': { prepare: () => () => ({ query: '?preset=hub&seats=2&rounds=5' }) },
  'POST /api/open-games/{id}/seat': anOpenGame,
  'POST /api/open-games/{id}/wait': {
    spoils: true,
    async prepare({ visitors: { owner, member } }) {
      const { game } = await openTable(owner);
      await tableIn(await sit(member, game.id));
      return () => ({ params: { id: game.id }, body: {} });
    },
  },
  'DELETE /api/me/waits/{id}': {
    spoils: true,
    async prepare({ worker, visitors: { owner } }) {
      const [dora, finn] = [await person(worker, 'Dora'), await person(worker, 'Finn')];
      // Of another kind than those that others wait for.
      const { game } = await openTable(dora, { rounds: 2 });
      await tableIn(await sit(finn, game.id));
      await owner.post(`/api/open-games/${game.id}/wait`, {});
      const { id } = at((await listed(owner)).waits, 0);
      return () => ({ params: { id } });
    },
  },
  'PUT /api/games/{id}/terms': {
    ...table('lobby', () => ({ body: { rounds: 3, clock: null, forcedPlays: false } })),
    spoils: true,
  },
  'POST /api/games/{id}/computers': { ...table('lobby', () => ({})), spoils: true },
  'DELETE /api/games/{id}/seats/{seat}': { ...table('lobby', () => ({ params: { seat: '1' } })), spoils: true },
} as const satisfies Askings;
