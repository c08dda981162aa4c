import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as z from 'zod';
import { startBenchPostgres } from '../kit/environment.ts';
import { startLoadGenerator, type Load } from '../kit/load.ts';
import { cpuOfTree } from '../kit/processes.ts';
import type { ScriptedGame } from '../kit/site.ts';
import type { BoardgameJob, Match } from './boardgame-job.ts';
import { GAME, installLibrary } from './library.ts';

/** What a load cost on their server, in ms of CPU time. */
interface TheirMeasured extends Load {
  readonly server: number;
  readonly postgres: number;
  /** When the last move was stored, by the clock of `began`. */
  readonly stored: number;
}

/** boardgame.io's server on a PostgreSQL of its own that waits for the disk. */
export interface TheirSite {
  /** Plays the same moves, one match for each game, this many at once. */
  play(games: readonly ScriptedGame[], atOnce: number): Promise<TheirMeasured>;
  stop(): Promise<void>;
}

const Created = z.object({ matchID: z.string() });
const Joined = z.object({ playerCredentials: z.string() });

/** @throws Error in one sentence if boardgame.io could not be installed */
export async function startTheirSite(): Promise<TheirSite> {
  await installLibrary();
  const postgres = await startBenchPostgres('keep');
  const server = fork(join(import.meta.dirname, 'boardgame-process.ts'), [postgres.url('postgres')], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = once(server, 'exit');
  const lost = ended.then(() => Promise.reject(new Error('boardgame.io’s server has ended.')));
  lost.catch(() => undefined);
  const message = async (): Promise<unknown> => (await Promise.race([once(server, 'message'), lost]))[0];
  const url = z.string().parse(await message());
  const generator = startLoadGenerator(join(import.meta.dirname, 'boardgame-load.ts'));

  const post = async (path: string, body: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${url}/games/${GAME}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const matchOf = async ({ dealt, script }: ScriptedGame): Promise<Match> => {
    const { matchID } = Created.parse(await post('create', { numPlayers: 2, setupData: dealt }));
    const credentials: string[] = [];
    for (const [seat, playerName] of ['Ana', 'Bo'].entries()) {
      const joined = Joined.parse(await post(`${matchID}/join`, { playerID: String(seat), playerName }));
      credentials.push(joined.playerCredentials);
    }
    return { id: matchID, credentials, script: [...script] };
  };
  const times = async () => ({ server: await cpuOfTree(server.pid ?? 0), postgres: await postgres.cpu() });
  return {
    async play(games, atOnce) {
      const matches: Match[] = [];
      for (const game of games) matches.push(await matchOf(game));
      await generator.prepare({ url, matches, atOnce } satisfies BoardgameJob);
      const moves = matches.reduce((sum, { script }) => sum + script.length, 0);
      const storing = message();
      server.send(moves);
      const before = await times();
      const load = await generator.begin();
      const stored = z.number().parse(await storing);
      const after = await times();
      return { ...load, server: after.server - before.server, postgres: after.postgres - before.postgres, stored };
    },
    async stop() {
      await generator.stop();
      if (server.connected) server.disconnect();
      await ended;
      await postgres.stop();
    },
  };
}
