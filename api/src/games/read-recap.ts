import { MAX_COUNT, type Recap } from '@slow-train/protocol';
import { err, ok, viewFor, writeView, type Result, type Seat } from '@slow-train/rules';
import type { Game } from '../game/game.ts';
import { replay, type History, type Snapshot } from '../game/history.ts';
import { isMember, seatOf } from '../game/seats.ts';
import { logEntryFor } from '../game/view.ts';
import { NOT_FOUND, type Failure } from '../http/problem.ts';
import { NOT_SIGNED_IN, type SessionClaim } from '../session/session.ts';
import type { GameStore } from '../store/game-store.ts';

/** Maximum number of frames in one recap. */
const MOST = 60;

/**
 * Returns what has happened in a game after revision `since` and up to `until`, as the account's seat could see it, by replaying deals
 * and actions. Shows only the hand of the seat they sit in; an owner whose seat is held sees none.
 * Failures: `not-signed-in`; `not-found`, the same for an unknown game and for one the account is not a member of
 */
export async function readRecap(
  store: GameStore,
  claim: SessionClaim,
  {
    id,
    since,
    until = MAX_COUNT,
  }: { readonly id: string; readonly since: number; readonly until?: number | undefined },
): Promise<Result<Recap, Failure>> {
  const loaded = await store.loadWithHistory(claim, id, { since, until, most: MOST });
  if (loaded === undefined) return err(NOT_SIGNED_IN);
  const { account, found } = loaded;
  if (found === null || !isMember(found.game, account)) return err(NOT_FOUND);
  return ok(recapFor(found.game, seatOf(found.game, account), { since, until }, found.history));
}

/**
 * Returns the newest revisions after `since` up to `until`, each with the board after it as this seat sees it (null for a spectator),
 * starting where the board is known. Pure.
 * @param history the revisions since, preceded by the earlier ones of their round
 */
export function recapFor(
  game: Game,
  seat: Seat | null,
  { since, until = MAX_COUNT }: { readonly since: number; readonly until?: number },
  history: History,
): Recap {
  const end = Math.min(until, game.revision);
  const start = Math.max(since, end - MOST);
  const snapshots = replay(game, history).map((snapshot) => withPresentRound(game, snapshot));
  const unknown = snapshots.findLastIndex(({ entry, round }) => entry.revision > start && round === null);
  const shown = snapshots.slice(unknown + 1).filter(({ entry }) => entry.revision > start && entry.revision <= end);
  const [first] = shown;
  const before = first && snapshots.find(({ entry }) => entry.revision === first.entry.revision - 1);
  const view = ({ round }: Snapshot) => (round === null ? [] : [writeView(viewFor(round, seat))]);
  return {
    from: (before && view(before)[0]) ?? null,
    frames: shown.flatMap((snapshot) =>
      view(snapshot).map((round) => ({ entry: logEntryFor(snapshot.entry, seat), round })),
    ),
    skipped: Math.max(0, (first?.entry.revision ?? end + 1) - since - 1),
  };
}

/** Uses the game's own round for the newest revision: that is the current one, which a replay might not know. */
function withPresentRound({ revision, round }: Game, snapshot: Snapshot): Snapshot {
  return snapshot.entry.revision === revision ? { ...snapshot, round } : snapshot;
}
