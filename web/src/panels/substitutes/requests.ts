import type { GameAnswer, SeatRequest, Vacancy } from '@slow-train/protocol';
import { api, call } from '../../client/call.ts';

/** Takes one's own seat back from whoever holds it. */
export function takeSeatBack(id: string): Promise<GameAnswer> {
  return call(api.games[':id'].seat.$post, { param: { id } });
}

/** Says whether volunteers may take the seat that is held. */
export function putVacancy(id: string, open: boolean): Promise<GameAnswer> {
  return call(api.games[':id'].vacancy.$put, { param: { id }, json: { open } });
}

/** The seats that I could take at tables that look for somebody. */
export async function readVacancies(signal?: AbortSignal): Promise<readonly Vacancy[]> {
  return (await call(api.vacancies.$get, {}, signal)).vacancies;
}

/** Sits in for somebody at a table that lets volunteers do so. */
export function sitInAt(id: string, json: SeatRequest): Promise<GameAnswer> {
  return call(api.games[':id'].vacancy.seat.$post, { param: { id }, json });
}
