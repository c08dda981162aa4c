import { timeNow } from '@slow-train/local/kit';
import { TournamentSchema, type NewTournament } from '@slow-train/protocol';
import { A_DAY } from './open-games.ts';
import { bodyIn } from './passkeys.ts';
import type { Visitor } from './visitor.ts';

/** Returns three Swiss rounds of one-round games for two, with registration for a day. */
export const newTournament = (): NewTournament => ({
  name: 'Autumn Cup',
  kind: 'swiss',
  tableSize: 2,
  rounds: 3,
  roundDays: 7,
  mostPeople: 16,
  closesAt: new Date(timeNow() + 86_400_000).toISOString(),
  language: 'en',
  rules: { preset: 'station' },
  clock: A_DAY,
  gameRounds: 1,
});

/** Sets up a tournament, for an organiser who is no guest. Returns its id. */
export async function setTournament(organiser: Visitor, different: Partial<NewTournament> = {}): Promise<string> {
  const created = await organiser.post('/api/tournaments', { ...newTournament(), ...different });
  return (await bodyIn(TournamentSchema, created, 201)).id;
}
