import type { GameAnswer, SitDown, Vacancy } from '@slow-train/protocol';
import { service } from '../api/client.ts';
import { ask, bodyOf, within } from '../api/http.ts';

/** Takes one's own seat back from whoever holds it. */
export async function takeSeatBack(id: string): Promise<GameAnswer> {
  return bodyOf(await ask(() => service.games[':id'].seat.$post({ param: { id } }, within())));
}

/** Says whether volunteers may take the seat that is held. */
export async function putVacancy(id: string, open: boolean): Promise<GameAnswer> {
  return bodyOf(await ask(() => service.games[':id'].vacancy.$put({ param: { id }, json: { open } }, within())));
}

/** The seats that I could take at tables that look for somebody. */
export async function readVacancies(signal?: AbortSignal): Promise<readonly Vacancy[]> {
  return (await bodyOf(await ask(() => service.vacancies.$get({}, within(signal)), signal))).vacancies;
}

/** Sits in for somebody at a table that lets volunteers do so. */
export async function sitInAt(id: string, json: SitDown): Promise<GameAnswer> {
  return bodyOf(await ask(() => service.games[':id'].vacancy.seat.$post({ param: { id }, json }, within())));
}
