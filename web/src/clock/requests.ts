import type { GameAnswer, Vacation } from '@slow-train/protocol';
import { service } from '../api/client.ts';
import { ask, bodyOf, within } from '../api/http.ts';

/** Declares a holiday at a table. */
export async function declareHoliday(id: string, json: Vacation): Promise<GameAnswer> {
  return bodyOf(await ask(() => service.games[':id'].vacation.$put({ param: { id }, json }, within())));
}

/** Takes it back, or comes home from it. */
export async function endHoliday(id: string): Promise<GameAnswer> {
  return bodyOf(await ask(() => service.games[':id'].vacation.$delete({ param: { id } }, within())));
}
