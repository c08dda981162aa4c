import { isDealAwaited } from '../game/commitments.ts';
import type { Game } from '../game/game.ts';
import { seatOf, type AccountId } from '../game/seats.ts';
import { changedCommitments, type GameUpdate } from '../game/update.ts';

/** What a save has to find as it was, because its decision rests on a game that was remembered instead of loaded. */
export interface Proof {
  /** Of the session that made the request. */
  readonly token: string;
  readonly account: AccountId;
  /** The transaction that wrote the game's row. */
  readonly writtenBy: string;
  /** The accounts at the game that no message can reach. */
  readonly unreachable: readonly AccountId[];
}

/** What an action is decided on. */
export interface Recalled {
  readonly account: AccountId;
  readonly game: Game;
  readonly unreachable: readonly AccountId[];
  readonly proof: Proof;
}

interface Recent extends Pick<Proof, 'writtenBy' | 'unreachable'> {
  readonly game: Game;
  /** Who plays in it, by the token of their session. */
  readonly accounts: ReadonlyMap<string, AccountId>;
}

/** A few megabytes, of the 128 of an isolate. */
const MOST = 200;

/**
 * The games in which this isolate has just played, so that the next action there need not load them. Only a guess: the
 * save checks it (`Proof`), in the same transaction as it checks the revision.
 */
export class RecentGames {
  /** Longest unused first. */
  readonly #games = new Map<string, Recent>();

  /** Returns what an action at this revision would load; null if that is not known here. */
  recall(token: string, id: string, revision: number): Recalled | null {
    const recent = this.#games.get(id);
    const account = recent?.accounts.get(token);
    if (recent === undefined || account === undefined || recent.game.revision !== revision) return null;
    const { game, writtenBy, unreachable } = recent;
    return { account, game, unreachable, proof: { token, account, writtenBy, unreachable } };
  }

  /** Keeps what an action has loaded, if it was a player's. */
  loaded(game: Game, { token, account, writtenBy, unreachable }: Proof): void {
    if (seatOf(game, account) === null) return;
    const accounts = this.#games.get(game.id)?.accounts ?? [];
    this.#keep({ game, writtenBy, unreachable, accounts: new Map([...accounts, [token, account]]) });
  }

  /**
   * Follows what has been saved.
   * @param writtenBy the transaction that wrote it; null if the game's row was not written
   */
  saved(update: GameUpdate, writtenBy: string | null): void {
    const { base, game } = update;
    const recent = this.#games.get(game.id);
    const isMove = game.plans === base?.plans && changedCommitments(update).length === 0;
    if (recent !== undefined && writtenBy !== null && isMove) this.#keep({ ...recent, game, writtenBy });
    else this.forget(game.id);
  }

  /** Forgets a game: another save came first, or nobody knows whether one has succeeded. */
  forget(id: string): void {
    this.#games.delete(id);
  }

  #keep(recent: Recent): void {
    const { game } = recent;
    this.forget(game.id);
    // With a clock, the next action is hours away, and outages move the deadlines.
    if (game.status !== 'playing' || game.clock !== null || isDealAwaited(game)) return;
    this.#games.set(game.id, recent);
    const [longestUnused] = this.#games.keys();
    if (this.#games.size > MOST && longestUnused !== undefined) this.forget(longestUnused);
  }
}
