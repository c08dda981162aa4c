import { timeNow } from '@slow-train/local/kit';
import { TournamentSchema } from '@slow-train/protocol';
import type { MatrixFixture } from '../matrix-fixture.ts';
import { addPasskey, bodyIn } from '../passkeys.ts';
import { newTournament, setTournament } from '../tournaments.ts';
import { nothing, type Asking, type Askings, type MatrixRequest } from './asking.ts';

/** Returns a tournament of the owner, who takes part. A guest cannot, so they get a passkey. */
async function tournamentOf({ worker, visitors: { owner } }: MatrixFixture): Promise<string> {
  await addPasskey(worker, owner);
  const id = await setTournament(owner);
  await bodyIn(TournamentSchema, await owner.put(`/api/tournaments/${id}/entry`, {}));
  return id;
}

const tournament = (
  more: { readonly [name: string]: string } = {},
  body?: () => NonNullable<MatrixRequest['body']>,
): Asking => ({
  spoils: true,
  async prepare(fixture) {
    const id = await tournamentOf(fixture);
    return () => ({ params: { id, ...more }, ...(body && { body: body() }) });
  },
});

/** Tournaments. */
export const TOURNAMENT_ROUTES = {
  'GET /api/tournaments': nothing,
  'POST /api/tournaments': {
    spoils: true,
    async prepare(fixture) {
      await tournamentOf(fixture);
      return () => ({ body: newTournament() });
    },
  },
  'GET /api/tournaments/{id}': tournament(),
  'PATCH /api/tournaments/{id}': tournament({}, () => ({
    closesAt: new Date(timeNow() + 2 * 86_400_000).toISOString(),
  })),
  'PUT /api/tournaments/{id}/entry': tournament(),
  'DELETE /api/tournaments/{id}/entry': tournament(),
  'POST /api/tournaments/{id}/begin': tournament(),
  'POST /api/tournaments/{id}/cancel': tournament(),
  'DELETE /api/tournaments/{id}/entrants/{numbers}': tournament({ numbers: '1,1' }),
} as const satisfies Askings;
