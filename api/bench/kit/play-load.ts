import { Agent } from 'node:http';
import { chooseAction } from '@slow-train/players';
import { isOn, readView, writeAction } from '@slow-train/rules';
import * as z from 'zod';
import { send } from './http.ts';
import { generateLoad, inParallel, monotonic } from './load.ts';
import { PlayJobSchema, type PlayedGame } from './play-job.ts';

const Answer = z.object({ game: z.object({ revision: z.number(), status: z.string(), round: z.unknown() }) });
const ViewOfRound = z.custom<Parameters<typeof readView>[0]>((round) => typeof round === 'object' && round !== null);
/** In one game, without news. */
const MOST_LOOKS = 10_000;

let keys = 0;

async function playGame(
  url: string,
  agent: Agent,
  { id, revision, cookies, script, most, first }: PlayedGame,
  count: (milliseconds: number, moves: number) => void,
): Promise<void> {
  const ask = async (path: string, init: Parameters<typeof send>[3]): Promise<string> => {
    const from = monotonic();
    const answer = await send(`${url}/api/games/${id}${path}`, 200, agent, init);
    latest = monotonic() - from;
    return answer;
  };
  const act = (cookie: string, action: string, known: number): Promise<string> =>
    ask('/actions', {
      method: 'POST',
      body: JSON.stringify({ do: action }),
      headers: {
        cookie,
        'content-type': 'application/json',
        'if-match': `"${known}"`,
        'idempotency-key': `${String(process.pid).padStart(8, '0')}${String(keys++).padStart(8, '0')}`,
      },
    });
  let latest = 0;
  let looks = 0;
  let now = revision;
  for (const { seat, do: action } of script ?? []) {
    await act(cookies[seat] ?? '', action, now++);
    count(latest, 1);
  }
  // With computer players, only the answer says what they did.
  let round: unknown = first;
  for (let left = most; left > 0 && round !== undefined && round !== null;) {
    const view = readView(ViewOfRound.parse(round));
    const isMine = isOn(view.table, 0);
    if (isMine) left--;
    // A save leaves computers' moves beyond its budget to the schedule, and a page asks again.
    const cookie = cookies[0] ?? '';
    const text = await (isMine ? act(cookie, writeAction(chooseAction(view)), now) : ask('', { headers: { cookie } }));
    const { game } = Answer.parse(JSON.parse(text));
    if (isMine || game.revision > now) count(latest, game.revision - now);
    else if (++looks > MOST_LOOKS) throw new Error('The schedule leaves a computer waiting.');
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
