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
}

/** Games and sessions. A few megabytes, of the 128 of an isolate. */
const MOST_GAMES = 200;
const MOST_SESSIONS = 1_000;

/**
 * The games in which this isolate has just played or which it has shown to a player, and whose sessions it has met, so that
 * the next action need not load either. Only a guess: the save checks it (`Proof`), in the transaction that checks the revision.
 */
export class RecentGames {
  readonly #games = new Latest<string, Recent>(MOST_GAMES);
  /** By token. */
  readonly #accounts = new Latest<string, AccountId>(MOST_SESSIONS);

  /** Returns the game that an action at this revision would load; null if that is not known here. */
  recall(token: string, id: string, revision: number): Recalled | null {
    const recent = this.#games.get(id);
    const account = this.#accounts.get(token);
    if (recent === undefined || account === undefined || recent.game.revision !== revision) return null;
    const { game, writtenBy, unreachable } = recent;
    if (seatOf(game, account) === null) return null;
    return { account, game, unreachable, proof: { token, account, writtenBy, unreachable } };
  }

  /** Keeps whose session this is. */
  met(token: string, account: AccountId): void {
    this.#accounts.keep(token, account);
  }

  /** Keeps the game that an action or a page has loaded, if it was a player's. */
  loaded(game: Game, { token, account, writtenBy, unreachable }: Proof): void {
    this.met(token, account);
    if (seatOf(game, account) !== null) this.#keep({ game, writtenBy, unreachable });
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
    this.#games.forget(id);
  }

  #keep(recent: Recent): void {
    const { game } = recent;
    // With a clock, the next action is hours away, and outages move the deadlines.
    if (game.status === 'playing' && game.clock === null && !isDealAwaited(game)) this.#games.keep(game.id, recent);
    else this.forget(game.id);
  }
}

/** What was kept latest, so much of it. */
class Latest<Key, Value> {
  /** In the order in which they were kept. */
  readonly #values = new Map<Key, Value>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key): Value | undefined {
    return this.#values.get(key);
  }

  keep(key: Key, value: Value): void {
    this.forget(key);
    this.#values.set(key, value);
    const [first] = this.#values.keys();
    if (this.#values.size > this.#most && first !== undefined) this.forget(first);
  }

  forget(key: Key): void {
    this.#values.delete(key);
  }
}
