import type { GameAnswer, Vacation } from '@slow-train/protocol';
import { api, call } from '../../client/call.ts';

/** Declares a vacation in a game. */
export function postVacation(id: string, json: Vacation): Promise<GameAnswer> {
  return call(api.games[':id'].vacation.$put, { param: { id }, json });
}

/** Cancels a vacation, or ends it early. */
export function deleteVacation(id: string): Promise<GameAnswer> {
  return call(api.games[':id'].vacation.$delete, { param: { id } });
}
