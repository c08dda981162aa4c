import type { GameAnswer, Vacation } from '@slow-train/protocol';
import { api, call } from '../../client/call.ts';

/** Declares a holiday in a game. */
export function declareHoliday(id: string, json: Vacation): Promise<GameAnswer> {
  return call(api.games[':id'].vacation.$put, { param: { id }, json });
}

/** Cancels a holiday, or ends it early. */
export function endHoliday(id: string): Promise<GameAnswer> {
  return call(api.games[':id'].vacation.$delete, { param: { id } });
}
