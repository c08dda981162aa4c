import { playText, viewFor, type RoundState, type Seat } from '@slow-train/rules';
import * as z from 'zod';
import { monotonic } from '../kit/load.ts';
import { GAME, loadLibrary } from './library.ts';

/**
 * boardgame.io's server with bgio-postgres, as its documentation shows it, and our rules as its game: a move is `play`,
 * the view of a player is `viewFor`. Each round is a match. Tells its parent the address, and, when asked, when this many
 * moves had been stored.
 */
const { Server, PostgresStore, original } = loadLibrary();

interface Context {
  readonly G: RoundState;
  readonly playerID: string | null;
}
const seatOf = (playerID: string | null): Seat | null => (playerID === null ? null : Number(playerID));

const game = {
  name: GAME,
  // Otherwise every state carries all states before it.
  disableUndo: true,
  setup: (_: object, dealt: RoundState): RoundState => dealt,
  // The rules decide whose turn it is.
  turn: { activePlayers: { all: null } },
  moves: {
    act({ G, playerID }: Context, text: string): RoundState | 'INVALID_MOVE' {
      // The rules change nothing, so they need no proxy around every tile.
      const played = playText(original(G) ?? G, seatOf(playerID) ?? 0, text);
      return played.ok ? played.value.state : 'INVALID_MOVE';
    },
  },
  playerView: ({ G, playerID }: Context) => viewFor(G, seatOf(playerID)),
  endIf: ({ G }: Context) => (G.table.phase === 'over' ? { scores: G.table.scores } : undefined),
};

let stored = 0;
let storedAt = 0;
let arrived = (): void => undefined;
class WatchedStore extends PostgresStore {
  // Without the deal, which is in the state already.
  override createMatch(id: string, options: { readonly metadata: object }): Promise<void> {
    return super.createMatch(id, { ...options, metadata: { ...options.metadata, setupData: undefined } });
  }

  override async setState(id: string, state: object, log: object): Promise<void> {
    await super.setState(id, state, log);
    stored += 1;
    storedAt = monotonic();
    arrived();
  }
}

// As many connections as our own endpoint has.
const db = new WatchedStore(process.argv[2] ?? '', { logging: false, pool: { max: 16 } });
const server = Server({ games: [game], db, origins: ['http://127.0.0.1'] });
const { appServer } = await server.run({ port: { port: 0, host: '127.0.0.1' } });
const address = appServer.address();
if (address === null || typeof address === 'string') throw new Error('boardgame.io does not listen.');

process.on('message', (message) => {
  const wanted = z.number().parse(message);
  arrived = () => {
    if (stored < wanted) return;
    arrived = () => undefined;
    stored = 0;
    process.send?.(storedAt);
  };
  arrived();
});
process.once('disconnect', () => process.exit());
process.send?.(`http://127.0.0.1:${address.port}`);
