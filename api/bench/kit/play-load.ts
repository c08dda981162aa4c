import { Agent } from 'node:http';
import { chooseAction } from '@slow-train/players';
import { readView, writeAction } from '@slow-train/rules';
import * as z from 'zod';
import { send } from './http.ts';
import { generateLoad, inParallel, monotonic } from './load.ts';
import { PlayJobSchema, type PlayedGame } from './play-job.ts';

const Answer = z.object({ game: z.object({ revision: z.number(), status: z.string(), round: z.unknown() }) });
const ViewOfRound = z.custom<Parameters<typeof readView>[0]>((round) => typeof round === 'object' && round !== null);
let keys = 0;

async function playGame(
  url: string,
  agent: Agent,
  { id, revision, cookies, script, most, first }: PlayedGame,
  count: (milliseconds: number, moves: number) => void,
): Promise<void> {
  const act = async (cookie: string, action: string, known: number): Promise<string> => {
    const from = monotonic();
    const answer = await send(`${url}/api/games/${id}/actions`, 200, agent, {
      method: 'POST',
      body: JSON.stringify({ do: action }),
      headers: {
        cookie,
        'content-type': 'application/json',
        'if-match': `"${known}"`,
        'idempotency-key': `${String(process.pid).padStart(8, '0')}${String(keys++).padStart(8, '0')}`,
      },
    });
    latest = monotonic() - from;
    return answer;
  };
  let latest = 0;
  let now = revision;
  for (const { seat, do: action } of script ?? []) {
    await act(cookies[seat] ?? '', action, now++);
    count(latest, 1);
  }
  // With computer players, only the answer says what they did.
  let round: unknown = first;
  for (let left = most; left > 0 && round !== undefined && round !== null; left--) {
    const text = await act(cookies[0] ?? '', writeAction(chooseAction(readView(ViewOfRound.parse(round)))), now);
    const { game } = Answer.parse(JSON.parse(text));
    count(latest, game.revision - now);
    now = game.revision;
    round = game.status === 'playing' ? game.round : null;
  }
}

/** Plays games on a Worker, which their players have opened before: a load generator, and as lean as one in Node can be. */
await generateLoad({
  job: PlayJobSchema,
  async prepare({ url, games, atOnce }) {
    // The Worker does not close idle connections, and nothing else may be counted to a request.
    const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
    // A player has the page open.
    await inParallel(games, atOnce, async ({ id, cookies }) => {
      for (const cookie of cookies) await send(`${url}/api/games/${id}`, 200, agent, { headers: { cookie } });
    });
    return {
      run: (count) => inParallel(games, atOnce, (game) => playGame(url, agent, game, count)),
      stop: () => Promise.resolve(agent.destroy()),
    };
  },
});
