import type { Evening } from '@slow-train/protocol/evening';
import { writeEvening } from '@slow-train/protocol/evening';
import { api, call } from './call.ts';
import { reread } from './circles.ts';

const route = api.circles[':id'].evenings;

/** Enters an evening of real dominoes into the season of a circle. @param players the member in each seat, by number; null for a guest */
export async function postEvening(id: string, evening: Evening, players: readonly (number | null)[]): Promise<void> {
  await call(route.$post, { param: { id }, json: { evening: writeEvening(evening), players: [...players] } });
  await reread(id);
}

/** Confirms an evening, or has it deleted. */
export async function putEveningAnswer(id: string, game: string, answer: 'yes' | 'no'): Promise<void> {
  await call(route[':game'].answer.$put, { param: { id, game }, json: { answer } });
  await reread(id);
}
