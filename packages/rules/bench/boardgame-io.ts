import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { legalActions, play, viewFor, type Action, type RoundState, type Seat, type View } from '../src/index.ts';
import type { Script } from './games.ts';

/** The part of boardgame.io's client that the benchmark calls. */
interface Client {
  readonly moves: { readonly act: (seat: Seat, action: Action) => void };
  getState(): { readonly G: unknown } | null;
}

export interface Library {
  readonly Client: (options: object) => Client;
}

const here = import.meta.dirname;

/** Loads boardgame.io; the first call installs it from npm next to the benchmark. */
export function loadLibrary(): Library {
  if (!existsSync(join(here, 'node_modules', 'boardgame.io'))) {
    console.error('Installing boardgame.io for the comparison.');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--silent'], {
      cwd: here,
      stdio: 'inherit',
    });
  }
  const require = createRequire(import.meta.url);
  return { Client: require('boardgame.io/client').Client };
}

/** Plays the same games on boardgame.io: `play` is its move, `viewFor` its playerView. Returns the number of steps. */
export function replayOnBoardgame({ Client }: Library, scripts: readonly Script[]): number {
  let steps = 0;
  for (const { setup, start, actions } of scripts) {
    const client = Client({
      debug: false,
      numPlayers: setup.seats,
      game: {
        setup: (): RoundState => start,
        moves: {
          act: ({ G }: { G: RoundState }, seat: Seat, action: Action): RoundState => {
            const played = play(G, seat, action);
            if (!played.ok) throw new Error(played.error.code);
            return played.value.state;
          },
        },
        playerView: ({ G }: { G: RoundState }): unknown => viewFor(G, G.table.turn.seat),
      },
    });
    for (const { seat, action } of actions) {
      client.moves.act(seat, action);
      const view = client.getState()?.G;
      if (!isView(view)) throw new Error('boardgame.io shows no view');
      if (legalActions(view.table, view.hand, view.seat ?? 0).length < 0) throw new Error('never');
      steps++;
    }
  }
  return steps;
}

/** Narrows the result of playerView to our view. */
function isView(value: unknown): value is View {
  return typeof value === 'object' && value !== null && 'table' in value && 'hand' in value && 'seat' in value;
}
