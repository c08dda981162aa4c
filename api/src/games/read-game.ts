import { versionOf, type GameAnswer, type GameList } from '@slow-train/protocol';
import { err, ok, type Result, type Seat } from '@slow-train/rules';
import type { Language } from '@slow-train/protocol/languages';
import { LOOK_AHEAD_MS, waitsForSeals } from '../game/commitments.ts';
import { invitationFor, listingFor } from '../game/listing.ts';
import { planOf } from '../game/plans.ts';
import { reservedSeatOf } from '../game/reservations.ts';
import { isMember, seatOf, type AccountId, type Seated } from '../game/seats.ts';
import { talkFor } from '../game/talk.ts';
import { answerFor } from '../game/view.ts';
import { NOT_FOUND, type Failure } from '../http/problem.ts';
import { hashOf } from '../platform/hash.ts';
import { NOT_SIGNED_IN, type SessionClaim } from '../session/session.ts';
import type { GameStore, GameVersion } from '../store/game-store.ts';
import { playerStateOf } from '../store/player-state-store.ts';
import type { Ports } from './services.ts';
import { withGame, type Outcome } from './with-game.ts';

export interface GameQuery {
  readonly id: string;
  /** Log entries after this revision are wanted. */
  readonly since?: number | undefined;
  /** Talk after this version is wanted. */
  readonly talkSince?: number | undefined;
  /** Whether the client has this version (If-None-Match, RFC 9110 section 13.1.2); null if it named none. */
  readonly has: ((version: string) => boolean) | null;
}

export type GameReading =
  | {
      readonly isNew: false;
      readonly version: string;
      /** Whether the next player is looking at the game. */
      readonly isNextPresent: boolean;
      /** The seats of other people who are looking at the game, of those who show it. */
      readonly here: readonly Seat[];
    }
  | { readonly isNew: true; readonly answer: GameAnswer };

/**
 * Returns a game as one of its members may see it, or that they have its latest version, which costs one statement by
 * primary key. Processes what is due first, for example a time-out.
 * Failures: `not-signed-in`; `not-found`, the same for an unknown game and for one the account is not a member of
 */
export async function readGame(ports: Ports, claim: SessionClaim, query: GameQuery): Promise<Outcome<GameReading>> {
  const { id, since, talkSince, has } = query;
  if (has !== null) {
    const current = await currentVersion(ports, claim, id);
    if (!current.ok) return { result: current, events: [] };
    const { isDue, ...reading } = current.value;
    if (has(reading.version) && !isDue) return { result: ok({ isNew: false, ...reading }), events: [] };
  }
  return withGame(ports, {
    async load() {
      const loaded = await ports.store.loadWithLog(claim, id, since, talkSince);
      if (loaded === undefined) return err(NOT_SIGNED_IN);
      const { account, found } = loaded;
      return found === null || !mayRead(found.game, account) ? err(NOT_FOUND) : ok({ account, ...found });
    },
    decide({ account, game, log, playerState, talk }) {
      // Talk is not for somebody who may still say no: once they sit there, all of it is new to them.
      const heard = isMember(game, account) ? talk : { ...talk, version: 0, messages: [] };
      const own = { playerState: playerStateOf(playerState), talk: talkFor(game, heard, account) };
      const answer = { ...answerFor(game, log, account), ...own };
      return ok({ update: null, answer: { isNew: true as const, answer } });
    },
  });
}

/** Whether an account has a seat in the game, or one is kept for it: no such seat is left when the game starts. */
function mayRead(game: Seated, account: AccountId): boolean {
  return isMember(game, account) || reservedSeatOf(game, account) !== null;
}

async function currentVersion(
  { store, now }: Ports,
  claim: SessionClaim,
  id: string,
): Promise<Result<CurrentVersion, Failure>> {
  const found = await store.version(claim, id);
  if (found === undefined) return err(NOT_SIGNED_IN);
  const { game, account, playerState, talk } = found;
  if (game === null || !mayRead(game, account)) return err(NOT_FOUND);
  const { looking, waitingFor } = game;
  const plan = planOf(game.plans, seatOf(game, account));
  const heard = isMember(game, account) ? (talk ?? 0) : 0;
  return ok({
    version: versionOf(game.revision, game.received, playerState ?? 0, plan.version, heard),
    isDue: game.wakeAt !== null && game.wakeAt.getTime() - aheadOf(game) <= now().getTime(),
    isNextPresent: looking.some((one) => waitingFor.length === 0 || waitingFor.includes(one)),
    // Who is only invited is not at the table yet.
    here: isMember(game, account) ? looking.flatMap((one) => seatOf(game, one) ?? []).toSorted((a, b) => a - b) : [],
  });
}

/** Where seals are awaited, a look may make the game go on before it would by itself: then `isDue` reads it whole. */
function aheadOf({ dealBy, updatedAt }: GameVersion): number {
  const isAhead = waitsForSeals({ dealBy: dealBy?.getTime() ?? null, updatedAt: updatedAt.getTime() });
  return isAhead ? LOOK_AHEAD_MS : 0;
}

interface CurrentVersion extends Omit<GameReading & { readonly isNew: false }, 'isNew'> {
  readonly isDue: boolean;
}

/**
 * Returns an account's games, the tournaments in which it waits for one, the circles that it is asked into, and a tag that
 * changes when any of them changes or is read.
 * Failure: `not-signed-in`
 */
export async function listGames(
  store: GameStore,
  claim: SessionClaim,
  language: Language,
): Promise<Result<{ readonly list: GameList; readonly tag: string }, Failure>> {
  const found = await store.list(claim);
  if (found === undefined) return err(NOT_SIGNED_IN);
  const { account, games, entered, asked } = found;
  const versions = games.map(({ id, revision, readUpTo }) => [id, revision, readUpTo]);
  const tag = await hashOf([account, language, ...versions, ...entered, ...asked]);
  const own = games.filter((game) => isMember(game, account));
  const list = {
    games: own.map((game) => listingFor(game, seatOf(game, account), account, language)),
    invitations: games.flatMap((game) => (isMember(game, account) ? [] : (invitationFor(game, account) ?? []))),
    circles: asked,
    tournaments: entered,
  };
  return ok({ tag, list });
}
