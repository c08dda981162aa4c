import type { Recap } from '@slow-train/protocol';
import { err, ok, viewFor, writeView, type Result, type Seat } from '@slow-train/rules';
import { NOT_SIGNED_IN } from '../accounts/failure.ts';
import { NOT_FOUND, type Failure } from '../problem.ts';
import { logEntry } from './answer.ts';
import { isMember, seatOf, type Game } from './game.ts';
import { playAgain, type Moment, type Past } from './past.ts';
import type { Caller } from './player.ts';
import type { GameStore } from './store.ts';

/** Frames in one recap. */
const MOST = 60;

/**
 * What has happened at a table after revision `since`, as the caller's seat could see it, from its deals and actions
 * played again: nothing but its own hand is in it that was not shown to all, and not that for whom another sits there.
 * Failures: `not-signed-in`; `not-found`, the same for a table that is not there and for one that is not theirs
 */
export async function recap(
  store: GameStore,
  caller: Caller,
  id: string,
  since: number,
): Promise<Result<Recap, Failure>> {
  const asked = await store.loadSince(caller, id, { since, most: MOST });
  if (asked === undefined) return err(NOT_SIGNED_IN);
  const { account, found } = asked;
  if (found === null || !isMember(found.game, account)) return err(NOT_FOUND);
  return ok(recapFor(found.game, seatOf(found.game, account), since, found));
}

/**
 * The newest revisions after `since`, each with the board of this seat after it (of a spectator's for null), from where
 * the board is known. Pure.
 * @param past the revisions since, with those of their round before them
 */
export function recapFor(game: Game, seat: Seat | null, since: number, past: Past): Recap {
  const start = Math.max(since, game.revision - MOST);
  const moments = playAgain(game, past).map((moment) => present(game, moment));
  const unknown = moments.findLastIndex(({ entry, round }) => entry.revision > start && round === null);
  const shown = moments.slice(unknown + 1).filter(({ entry }) => entry.revision > start);
  const [first] = shown;
  const before = first && moments.find(({ entry }) => entry.revision === first.entry.revision - 1);
  const view = ({ round }: Moment) => (round === null ? [] : [writeView(viewFor(round, seat))]);
  return {
    from: (before && view(before)[0]) ?? null,
    frames: shown.flatMap((moment) => view(moment).map((round) => ({ entry: logEntry(moment.entry, seat), round }))),
    skipped: Math.max(0, (first?.entry.revision ?? game.revision + 1) - since - 1),
  };
}

/** Of the newest revision the table itself has the round: what is shown last is what lies there. */
function present({ revision, round }: Game, moment: Moment): Moment {
  return moment.entry.revision === revision ? { ...moment, round } : moment;
}
