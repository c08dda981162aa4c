import { BoundaryListSchema, MessageSchema } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { bodyIn } from '../passkeys.ts';
import { look, newKey, setTable, tableIn } from '../play.ts';
import { person } from '../visitor.ts';
import { body, nothing, spoiling, table, type Asking, type Askings, type MatrixRequest } from './asking.ts';

/** For something that the owner has just said. */
const ownMessage = (sent?: MatrixRequest['body']): Asking =>
  table('playing', async ({ visitors: { owner }, table: { game } }) => {
    const said = await owner.post(`/api/games/${game.id}/talk`, { text: 'Hello' }, { 'idempotency-key': newKey() });
    const { number } = await bodyIn(MessageSchema, said, 201);
    return { params: { number: String(number) }, ...(sent && { body: sent }) };
  });

const EVENING = { name: 'Evening', choices: { rules: { preset: 'hub' }, seats: 4 } };
/** For a set-up that the owner has saved. */
const ownSetup = (sent?: MatrixRequest['body']): Asking => ({
  spoils: true,
  async prepare({ visitors: { owner } }) {
    await owner.post('/api/me/setups', { id: 'evening-1', ...EVENING });
    return () => ({ params: { id: 'evening-1' }, ...(sent && { body: sent }) });
  },
});

/** Talk, and companions. */
export const PEOPLE_ROUTES = {
  'GET /api/me/companions': nothing,
  'GET /api/me/boundaries': nothing,
  'DELETE /api/me/boundaries/{id}': {
    stage: 'playing',
    spoils: true,
    async prepare({ visitors, table: { game } }) {
      await visitors.owner.put(`/api/games/${game.id}/seats/1/block`, {});
      const { boundaries } = await bodyIn(BoundaryListSchema, await visitors.owner.get('/api/me/boundaries'));
      return () => ({ params: { id: at(boundaries, 0).id } });
    },
  },
  'GET /api/me/setups': nothing,
  'POST /api/me/setups': body({ id: 'evening-1', ...EVENING }),
  'PUT /api/me/setups/{id}': ownSetup({ ...EVENING, name: 'Thursday' }),
  'DELETE /api/me/setups/{id}': ownSetup(),
  'GET /api/me/profile': nothing,
  'GET /api/me/years/{year}': { prepare: () => () => ({ params: { year: '2026' } }) },
  'PUT /api/me/profile': body({ hides: ['pips'] }),
  'GET /api/games/{id}/seats/{seat}/profile': table('playing', () => ({ params: { seat: '0' } })),
  'GET /api/games/{id}/talk': table('playing', () => ({ query: '?before=9' })),
  'POST /api/games/{id}/talk': table('playing', () => ({ body: { text: 'Hello' } })),
  'PATCH /api/games/{id}/talk/{number}': ownMessage({ text: 'Hello again' }),
  'DELETE /api/games/{id}/talk/{number}': ownMessage(),
  'PUT /api/games/{id}/talk/reactions/{revision}': table('playing', () => ({
    params: { revision: '1' },
    body: { word: 'ha' },
  })),
  'PUT /api/games/{id}/talk/mutes/{seat}': {
    stage: 'playing',
    prepare:
      ({ table: { game } }) =>
      // The seat next to the caller's own.
      (caller) => ({ params: { id: game.id, seat: caller === 'owner' ? '1' : '0' }, body: { muted: true } }),
  },
  'PUT /api/games/{id}/seats/{seat}/block': {
    stage: 'playing',
    spoils: true,
    prepare:
      ({ table: { game } }) =>
      // The seat next to the caller's own.
      (caller) => ({ params: { id: game.id, seat: caller === 'owner' ? '1' : '0' } }),
  },
  'PUT /api/games/{id}/talk/rules': table('playing', () => ({ body: { phrasesOnly: false } })),
  'PUT /api/games/{id}/answer': spoiling(table('lobby', () => ({ body: { answer: 'yes' } }))),
  'DELETE /api/games/{id}/reservations/{seat}': {
    ...table('lobby', async ({ worker, visitors, table: { game } }) => {
      const dora = await person(worker, 'Dora');
      const common = await setTable(dora, { seats: 2 });
      await tableIn(await visitors.owner.post(`/api/invitations/${common.game.invitation}/seat`, {}));
      await visitors.owner.post(`/api/games/${game.id}/invitations`, { game: common.game.id, seat: 0 });
      const { revision } = (await look(visitors.owner, game.id)).game;
      return { params: { seat: '2' }, headers: { 'if-match': `"${revision}"` } };
    }),
    spoils: true,
  },
  'POST /api/games/{id}/mail-invitations': table('lobby', () => ({ body: { email: 'somebody@example.org' } })),
  'POST /api/games/{id}/rematch': spoiling(table('finished', () => ({ body: {} }))),
  'POST /api/games/{id}/invitations': {
    async prepare({ worker, visitors, table: { game } }) {
      const dora = await person(worker, 'Dora');
      const common = await setTable(dora, { seats: 3 });
      for (const who of [visitors.owner, visitors.member])
        await tableIn(await who.post(`/api/invitations/${common.game.invitation}/seat`, {}));
      return () => ({ params: { id: game.id }, body: { game: common.game.id, seat: 0 } });
    },
  },
} as const satisfies Askings;
