import { advance } from './rounds.ts';
import * as tournamentStore from './store.ts';
import { createTableGame, replaceLeavers } from './table-games.ts';
import type { TournamentStep, Tournament } from './tournament.ts';
import { suspendedAmong, type TournamentServices } from './with-tournament.ts';

const POSTPONED_MS = 15 * 60_000;
/** Games created at the same time. The platform opens six connections at once. */
const AT_ONCE = 6;

/**
 * Takes the tournaments that have waited longest as far as they get: begins them, counts results, ends rounds, pairs the
 * next ones and creates their games; called by the schedule. One that fails is postponed, so that it does not hold up the
 * others. Any number of runs at the same time, or cut off at any point, lead to the same.
 * @param most games to create, or tournaments to look at
 */
export async function runTournaments(services: TournamentServices, most: number): Promise<void> {
  let left = most;
  for (const id of await tournamentStore.due(services.db, services.now(), most)) {
    if (left <= 0) return;
    try {
      left -= await runTournament(services, id, left);
    } catch (error) {
      services.log.error('A tournament could not go on. It is tried again later.', { tournament: id, error });
      await tournamentStore.postpone(services.db, id, new Date(services.now().getTime() + POSTPONED_MS));
    }
  }
}

/** Returns how much of the budget it has used. */
async function runTournament(services: TournamentServices, id: string, most: number): Promise<number> {
  const { now, chance } = services;
  const before = await tournamentStore.load(services.db, id);
  if (before === undefined) return 1;
  const games = before.status === 'open' ? [] : await tournamentStore.openGames(services.db, id);
  await replaceLeavers(services, before, games);
  const accounts = before.entrants.flatMap(({ account }) => account ?? []);
  const [blocks, suspended] = await Promise.all([
    services.store.blocksAmong(accounts),
    suspendedAmong(services.store, accounts),
  ]);
  const at = now().getTime();
  const step = advance(before, { games, blocks, suspended, now: at, chance });
  // Somebody else has changed it: it is still due.
  if (
    isChanged(before, step) &&
    !(await tournamentStore.save(services.db, services.scheduler, before, step.tournament, step.events, at))
  )
    return 1;
  return 1 + (await createGames(services, step.tournament, most));
}

function isChanged(before: Tournament, { tournament: after, events }: TournamentStep): boolean {
  const parts = ['status', 'round', 'dueAt', 'entrants', 'scores', 'tables'] as const;
  return events.length > 0 || parts.some((part) => before[part] !== after[part]);
}

/** Creates the games of the round that are yet to be. Returns how many it has. */
async function createGames(services: TournamentServices, tournament: Tournament, most: number): Promise<number> {
  if (tournament.status !== 'playing') return 0;
  const waiting = tournament.tables.filter(({ state }) => state === 'waiting').slice(0, most);
  if (waiting.length === 0) return 0;
  const ids = new Set(waiting.map(({ game }) => game));
  const numbers = new Set(
    tournament.scores.flatMap((one) => (one.game !== null && ids.has(one.game) ? [one.number] : [])),
  );
  const accounts = tournament.entrants.flatMap((one) => (numbers.has(one.number) ? (one.account ?? []) : []));
  const profiles = await services.store.profilesOf(accounts);
  const queue = waiting.values();
  const created: string[] = [];
  const worker = async (): Promise<void> => {
    for (const table of queue)
      if (await createTableGame(services, tournament, table, profiles)) created.push(table.game);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (created.length > 0) await tournamentStore.opened(services.db, created);
  return waiting.length;
}
