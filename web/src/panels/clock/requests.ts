import type { GameAnswer, Vacation } from '@slow-train/protocol';
import { api, call } from '../../client/call.ts';

/** Declares a holiday at a table. */
export function declareHoliday(id: string, json: Vacation): Promise<GameAnswer> {
  return call(api.games[':id'].vacation.$put, { param: { id }, json });
}

/** Takes it back, or comes home from it. */
export function endHoliday(id: string): Promise<GameAnswer> {
  return call(api.games[':id'].vacation.$delete, { param: { id } });
}
