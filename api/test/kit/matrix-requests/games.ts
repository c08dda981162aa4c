import { newHex32 } from '@slow-train/fairness';
import { at } from '@slow-train/rules';
import { SOME_PLAN, tableWithClock, tomorrow } from '../matrix-clocked.ts';
import { sendBody } from '../matrix-fixture.ts';
import { newAddress, resident } from '../mail.ts';
import { legalIn, look, newKey, setTable, tableIn } from '../play.ts';
import { nothing, spoiling, table, type Asking, type Askings } from './asking.ts';

const invitation: Asking = {
  stage: 'lobby',
  prepare: ({ table: { game } }) => {
    const code = String(game.invitation);
    return () => ({ params: { code } });
  },
};

/** For a vote of two people, one against it, so that none is open for the next caller. */
const newVote: Asking = spoiling(
  table('playing', async ({ visitors, table: { game } }) => {
    const { vote } = (await look(visitors.owner, game.id)).game;
    if (vote) await tableIn(await sendBody(visitors.owner, 'PUT', votePath(game.id, vote.id), { inFavour: false }));
    return { body: { kind: 'cancel' } };
  }),
);

/** For a vote that the other person has proposed. */
const ballot: Asking = spoiling(
  table('playing', async ({ visitors, table: { game } }) => {
    const open = (await look(visitors.member, game.id)).game.vote;
    const asked = open
      ? null
      : await tableIn(await visitors.member.post(`/api/games/${game.id}/votes`, { kind: 'cancel' }));
    return { params: { vote: String(open?.id ?? asked?.game.vote?.id) }, body: { inFavour: true } };
  }),
);
const votePath = (table: string, vote: number): string => `/api/games/${table}/votes/${vote}`;

/** Games, their seats and moves. */
export const GAME_ROUTES = {
  'GET /api/games': nothing,
  'POST /api/games': {
    prepare: () => () => ({
      headers: { 'idempotency-key': newKey() },
      body: { rules: { preset: 'hub' }, seats: 2 },
    }),
  },
  'GET /api/games/{id}': table('playing'),
  'GET /api/games/{id}/recap': table('playing', () => ({ query: '?since=1' })),
  'GET /api/games/{id}/record': table('finished'),
  'GET /api/games/{id}/deals/{round}': table('finished', () => ({ params: { round: '1' } })),
  'POST /api/games/{id}/actions': table('playing', async ({ visitors, table: { game } }) => ({
    // Once their turn is over, any action will do.
    body: { do: legalIn(await look(visitors.owner, game.id))[0] ?? 'draw' },
  })),
  'POST /api/games/{id}/commitments': table('lobby', ({ table: { game } }) => ({
    body: { messages: [{ round: at(game.fairness.lists, 0).round, seal: newHex32() }] },
  })),
  'GET /api/games/{id}/seat-links': table('lobby'),
  'POST /api/games/{id}/invitation': spoiling(table('lobby')),
  'POST /api/games/{id}/start': spoiling(table('lobby', () => ({ body: { openSeats: 'computers' } }))),
  'PATCH /api/games/{id}/seat': table('playing', () => ({ body: { forced: false } })),
  'POST /api/games/{id}/seat': table('playing'),
  'PUT /api/games/{id}/vacancy': table('playing', () => ({ body: { open: false } })),
  'POST /api/games/{id}/vacancy/seat': table('playing', () => ({ body: { zone: 'Europe/Vienna' } })),
  'GET /api/vacancies': nothing,
  'PUT /api/games/{id}/plan': spoiling(table('playing', () => ({ body: { plan: SOME_PLAN, turns: 1, instead: 0 } }))),
  'DELETE /api/games/{id}/plan': table('playing'),
  'PUT /api/games/{id}/vacation': {
    prepare: async (fixture) => {
      const { id } = (await tableWithClock(fixture)).game;
      return () => ({ params: { id }, body: tomorrow() });
    },
  },
  'DELETE /api/games/{id}/vacation': {
    prepare: async (fixture) => {
      const { id } = (await tableWithClock(fixture)).game;
      return async (caller) => {
        await fixture.visitors[caller].put(`/api/games/${id}/vacation`, tomorrow());
        return { params: { id } };
      };
    },
  },
  'DELETE /api/games/{id}/seat': spoiling(table('lobby')),
  'PATCH /api/games/{id}/player-state': table('playing', () => ({ body: { readUpTo: 1 } })),
  'POST /api/games/{id}/end': table('playing'),
  'DELETE /api/games/{id}/end': table('playing'),
  'POST /api/games/{id}/votes': newVote,
  'PUT /api/games/{id}/votes/{vote}': ballot,
  'GET /api/invitations/{code}': invitation,
  'POST /api/invitations/{code}/seat': spoiling({
    stage: 'lobby',
    prepare: ({ table: { game } }) => {
      const code = String(game.invitation);
      return () => ({ params: { code }, body: { zone: 'Europe/Vienna' } });
    },
  }),
  'PUT /api/invitations/{code}/answer': {
    async prepare({ worker }) {
      const [host, email] = [await resident(worker, newAddress()), newAddress()];
      await host.put('/api/me', { name: 'Dora' });
      const { game } = await setTable(host, { seats: 3 });
      await host.post(`/api/games/${game.id}/mail-invitations`, { email });
      const { text } = await worker.mailbox.next(email);
      const [, code = ''] = /\/join\/([\w-]{22})/.exec(text ?? '') ?? [];
      return () => ({ params: { code }, body: { answer: 'later' } });
    },
  },
} as const satisfies Askings;
