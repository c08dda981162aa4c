import type { TestWorker } from '@slow-train/local/testing';
import type { GameAnswer } from '@slow-train/protocol';
import { at, PRESET_NAMES, type PresetName } from '@slow-train/rules';
import { boarded, start } from './boarded.ts';
import type { Browser } from './browser.ts';
import { databaseProbe } from './database.ts';
import { keptGames, type KeptGame } from './kept-games.ts';
import { SOME_PLAN } from './matrix-clocked.ts';
import { legalIn, look, send, someAction, tableIn } from './play.ts';
import { clockTerms } from './clock-terms.ts';

const A_DAY = clockTerms({ allowance: 1_440, bank: 600, cap: 1_200, weekendsOff: true, vacationDays: 5, strikes: 2 });

/** Plays games of every preset through every phase, and returns each as this release stores it on the way. */
export async function gamesToKeep(worker: TestWorker): Promise<KeptGame[]> {
  const kept: KeptGame[] = [];
  for (const preset of PRESET_NAMES) kept.push(...(await gamesOf(worker, preset)));
  return [...kept, ...(await gamesWithAClock(worker))];
}

async function gamesOf(worker: TestWorker, preset: PresetName): Promise<KeptGame[]> {
  const { keep } = keptGames(worker.database);
  const kept = new Map<string, KeptGame>();
  const { id, people, host } = await boarded(worker, ['Ana', 'Bo'], { rules: { preset }, rounds: 2, computers: 1 });
  const note = async (phase: string): Promise<void> => {
    if (!kept.has(phase)) kept.set(phase, await keep(`${preset}, ${phase}`, id));
  };
  await note('lobby');
  let now = await start(host, id);
  while (now.game.status === 'playing') {
    const { round, results } = now.game;
    if (round === null) await note('waiting for the first deal');
    else if (round.phase === 'over') await note('waiting for the second deal');
    else if (round.phase === 'building') await note('building');
    else if (results.length > 0) await note('second round');
    else await note(round.open.length > 0 ? 'with an open double' : 'playing');
    now = await playOn(people, id);
  }
  const finished = await keep(`${preset}, finished`, id);
  // Only the finished game has its history: the others have the same at most.
  return [...[...kept.values()].map((one) => ({ ...one, actions: [] })), finished];
}

/** Plays one action of the player who has to act. Browsers contribute to a deal only once the game waits for them. */
async function playOn(people: readonly Browser[], id: string): Promise<GameAnswer> {
  for (const one of people) {
    const { round } = (await look(one.who, id)).game;
    if (round !== null && round.phase !== 'over') break;
    await one.visit(id);
  }
  for (const { who } of people) {
    const seen = await look(who, id);
    if (seen.game.status === 'playing' && legalIn(seen).length > 0)
      return tableIn(await send(who, seen, someAction(seen)));
  }
  return look(at(people, 0).who, id);
}

async function gamesWithAClock(worker: TestWorker): Promise<KeptGame[]> {
  const { keep } = keptGames(worker.database);
  const { letTimeRunOut } = databaseProbe(worker.database);
  const kept: KeptGame[] = [];
  const { id, people, host } = await boarded(worker, ['Ana', 'Bo', 'Cy'], { rules: { preset: 'hub' }, clock: A_DAY });
  const note = async (what: string): Promise<void> => void kept.push({ ...(await keep(what, id)), actions: [] });
  const vote = async ({ who }: Browser, matter: object): Promise<GameAnswer> =>
    tableIn(await who.post(`/api/games/${id}/votes`, matter));
  let now = await start(host, id);
  while (now.game.round === null) now = await playOn(people, id);
  for (let actions = 0; actions < 5; actions++) now = await playOn(people, id);
  await note('with a clock');
  for (const { who } of people) {
    const seen = await look(who, id);
    if (legalIn(seen).length === 0)
      await tableIn(await who.put(`/api/games/${id}/plan`, { plan: SOME_PLAN, turns: 1, instead: 0 }));
  }
  await note('with plans');
  const { game } = await vote(host, { kind: 'pause', days: 3 });
  await note('with an open vote');
  for (const { who } of people.slice(1)) {
    if ((await look(who, id)).game.vote === null) break;
    await tableIn(await who.put(`/api/games/${id}/votes/${game.vote?.id ?? 0}`, { inFavour: true }));
  }
  await note('paused');
  await vote(host, { kind: 'resume' });
  for (const { who } of people.slice(1)) {
    const { vote: open } = (await look(who, id)).game;
    if (open !== null) await tableIn(await who.put(`/api/games/${id}/votes/${open.id}`, { inFavour: true }));
  }
  // Ana never plays again.
  for (now = await look(host.who, id); at(now.game.seats, 0).kind === 'person';) {
    if (now.game.status !== 'playing') throw new Error('The game ended before a computer player held a seat.');
    if (legalIn(now).length > 0) await letTimeRunOut(id);
    else await playOn(people.slice(1), id);
    now = await look(host.who, id);
  }
  await note('with a held seat');
  return kept;
}
