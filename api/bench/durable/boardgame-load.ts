import { at } from '@slow-train/rules';
import * as z from 'zod';
import { generateLoad, inParallel, monotonic } from '../kit/load.ts';
import { BoardgameJobSchema, type Match } from './boardgame-job.ts';
import { GAME, loadLibrary, type Socket } from './library.ts';

/** Longer than any answer took. In milliseconds. */
const PATIENCE = 30_000;

/** The number of moves so far. */
const State = z.object({ ['_stateID']: z.number() }).transform(({ ['_stateID']: id }) => id);

/** A player's connection, over which boardgame.io's client speaks. */
interface Seated {
  readonly socket: Socket;
  /** Resolves when the server has sent this state. */
  reached(stateId: number): Promise<void>;
}

const { io } = loadLibrary();

function sit(url: string, { id, credentials }: Match, seat: number): Promise<Seated> {
  const socket = io(`${url}/${GAME}`, { transports: ['websocket'], forceNew: true });
  let latest = -1;
  let resolve = (): void => undefined;
  const reached = (wanted: number): Promise<void> =>
    new Promise((done, fail) => {
      const timer = setTimeout(() => fail(new Error(`boardgame.io did not answer move ${wanted}.`)), PATIENCE);
      resolve = () => {
        if (latest < wanted) return;
        clearTimeout(timer);
        resolve = () => undefined;
        done();
      };
      resolve();
    });
  socket.on('update', (_, state) => {
    latest = State.parse(state);
    resolve();
  });
  return new Promise((seated) => {
    socket.on('connect', () => socket.emit('sync', id, String(seat), credentials[seat], credentials.length));
    socket.on('sync', () => seated({ socket, reached }));
  });
}

async function playMatch(
  { id, credentials, script }: Match,
  seats: readonly Seated[],
  count: (milliseconds: number, moves: number) => void,
): Promise<void> {
  for (const [stateId, { seat, do: text }] of script.entries()) {
    const { socket, reached } = at(seats, seat);
    const playerID = String(seat);
    const payload = { type: 'act', args: [text], playerID, credentials: credentials[seat] };
    const from = monotonic();
    socket.emit('update', { type: 'MAKE_MOVE', payload }, stateId, id, playerID);
    await reached(stateId + 1);
    count(monotonic() - from, 1);
  }
}

/** Plays matches as boardgame.io's clients do; both players are connected. */
await generateLoad({
  job: BoardgameJobSchema,
  async prepare({ url, matches, atOnce }) {
    const tables = await Promise.all(
      matches.map(async (match) => ({
        match,
        seats: await Promise.all(match.credentials.map((_, seat) => sit(url, match, seat))),
      })),
    );
    return {
      run: (count) => inParallel(tables, atOnce, ({ match, seats }) => playMatch(match, seats, count)),
      stop() {
        for (const { socket } of tables.flatMap(({ seats }) => seats)) socket.close();
        return Promise.resolve();
      },
    };
  },
});
