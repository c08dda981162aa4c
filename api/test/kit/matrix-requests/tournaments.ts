import { TournamentSchema, type NewTournament } from '@slow-train/protocol';
import { CLOCK } from '../../tournaments/kit.ts';
import type { MatrixFixture } from '../matrix-fixture.ts';
import { addPasskey, bodyIn } from '../passkeys.ts';
import { nothing, type Asking, type Askings, type MatrixRequest } from './asking.ts';

const NEW: NewTournament = {
  name: 'Autumn Cup',
  kind: 'swiss',
  tableSize: 2,
  rounds: 3,
  roundDays: 7,
  mostPeople: 16,
  closesAt: new Date(Date.now() + 86_400_000).toISOString(),
  language: 'en',
  rules: { preset: 'station' },
  clock: CLOCK,
  gameRounds: 1,
};

/** Returns a tournament of the owner, who takes part. A guest cannot, so they get a passkey. */
async function tournamentOf({ worker, visitors: { owner } }: MatrixFixture): Promise<string> {
  await addPasskey(worker, owner);
  const { id } = await bodyIn(TournamentSchema, await owner.post('/api/tournaments', NEW), 201);
  await bodyIn(TournamentSchema, await owner.put(`/api/tournaments/${id}/entry`, {}));
  return id;
}

const tournament = (more: { readonly [name: string]: string } = {}, body?: MatrixRequest['body']): Asking => ({
  spoils: true,
  async prepare(fixture) {
    const id = await tournamentOf(fixture);
    return () => ({ params: { id, ...more }, ...(body && { body }) });
  },
});

/** Tournaments. */
export const TOURNAMENT_ROUTES = {
  'GET /api/tournaments': nothing,
  'POST /api/tournaments': {
    spoils: true,
    async prepare(fixture) {
      await tournamentOf(fixture);
      return () => ({ body: NEW });
    },
  },
  'GET /api/tournaments/{id}': tournament(),
  'PATCH /api/tournaments/{id}': tournament({}, { closesAt: new Date(Date.now() + 2 * 86_400_000).toISOString() }),
  'PUT /api/tournaments/{id}/entry': tournament(),
  'DELETE /api/tournaments/{id}/entry': tournament(),
  'POST /api/tournaments/{id}/begin': tournament(),
  'POST /api/tournaments/{id}/cancel': tournament(),
  'DELETE /api/tournaments/{id}/entrants/{number}': tournament({ number: '1' }),
} as const satisfies Askings;
