import type { LevelName } from '@slow-train/players';
import type { GameAnswer } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import type { Chance } from '../game/chance.ts';
import { begin, removeOpenSeats, seatComputers } from '../game/seating.ts';
import type { AccountId } from '../game/seats.ts';
import { startUpdate, type GameUpdate } from '../game/update.ts';
import type { Failure } from '../http/problem.ts';
import type { Ports } from './services.ts';
import { decisionFor, loadForSeat, withGame, type Outcome } from './with-game.ts';

/** What to do with open seats. */
export const OPEN_SEATS = ['computers', 'remove'] as const;
type OpenSeats = (typeof OPEN_SEATS)[number];

export interface StartCommand {
  readonly id: string;
  readonly revision: number;
  readonly openSeats: OpenSeats;
  /** Of the computer players that are added; missing for `regular`. */
  readonly level?: LevelName | undefined;
}

/**
 * Starts a game for its host: deals the first round, and lets computer players act until a person has to choose.
 * Failures: `not-found`, `forbidden` (not the host), `stale-revision`, `conflict` (started already, or too few seats)
 */
export function startGame(
  ports: Ports,
  account: AccountId,
  { id, revision, openSeats, level }: StartCommand,
): Promise<Outcome<GameAnswer>> {
  const { store, chance } = ports;
  return withGame(ports, {
    revision,
    async load() {
      const loaded = await loadForSeat(store, id, account);
      return loaded.ok && loaded.value.game.host !== account ? err(NOT_HOST) : loaded;
    },
    decide({ game }, now) {
      if (game.status !== 'lobby') return err({ problem: 'conflict', detail: (say) => say.alreadyStarted });
      const filled = fillOpenSeats(startUpdate(game, now), openSeats, level, chance);
      return filled.ok ? ok(decisionFor(game, begin(filled.value, chance), account)) : filled;
    },
  });
}

const NOT_HOST: Failure = { problem: 'forbidden', detail: (say) => say.hostStarts };

function fillOpenSeats(
  update: GameUpdate,
  openSeats: OpenSeats,
  level: StartCommand['level'],
  chance: Chance,
): Result<GameUpdate, Failure> {
  switch (openSeats) {
    case 'computers': {
      const open = update.game.seats.filter(({ kind }) => kind === 'nobody').length;
      if (open > 0 && update.game.setup.rated === true)
        return err({ problem: 'conflict', detail: (say) => say.ratedComputers });
      return ok(seatComputers(update, open, chance, level && Array.from({ length: open }, () => level)));
    }
    case 'remove': {
      const removed = removeOpenSeats(update, chance);
      if (removed.ok) return removed;
      return err({ problem: 'conflict', detail: (say) => say.cannotStartWithout(removed.error) });
    }
    default:
      return openSeats satisfies never;
  }
}
