import type { GameAnswer, SeatRequest, Vacancy } from '@slow-train/protocol';
import { api, call } from '../../client/call.ts';

/** Takes one's own seat back from its substitute. */
export function reclaimSeat(id: string): Promise<GameAnswer> {
  return call(api.games[':id'].seat.$post, { param: { id } });
}

/** Sets whether volunteers may take the held seat. */
export function putVacancy(id: string, open: boolean): Promise<GameAnswer> {
  return call(api.games[':id'].vacancy.$put, { param: { id }, json: { open } });
}

/** Returns the seats at other games that I could take as a substitute. */
export async function fetchVacancies(signal?: AbortSignal): Promise<readonly Vacancy[]> {
  return (await call(api.vacancies.$get, {}, signal)).vacancies;
}

/** Takes a seat as a volunteer substitute. */
export function sitInAt(id: string, json: SeatRequest): Promise<GameAnswer> {
  return call(api.games[':id'].vacancy.seat.$post, { param: { id }, json });
}
