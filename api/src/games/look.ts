import { versionOf, type GameAnswer } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { NOT_SIGNED_IN } from '../accounts/failure.ts';
import { deskOf, type DeskRow } from '../desks/desk.ts';
import { planOf } from '../plans/seat-plan.ts';
import { NOT_FOUND, type Failure } from '../problem.ts';
import { answerFor } from './answer.ts';
import type { Entry } from './change.ts';
import { isDue, settleDue } from './due.ts';
import { isMember, seatOf, type Game } from './game.ts';
import type { Caller } from './player.ts';
import type { Ports } from './ports.ts';

export interface Asked {
  readonly id: string;
  /** The log is wanted from the revision after this one on. */
  readonly since: number | undefined;
  /** Whether the asker has this version already (If-None-Match, RFC 9110 section 13.1.2); null if it did not say. */
  readonly has: ((version: string) => boolean) | null;
}

export type Look =
  | { readonly isNew: false; readonly version: string }
  | { readonly isNew: true; readonly answer: GameAnswer };

/**
 * A table as one of its members sees it, or that nothing is new there: that costs one statement by primary key.
 * What is due there happens first: a deal that was waited for long enough, a time-out.
 * Failures: `not-signed-in`; `not-found`, the same for a table that is not there and for one that is not theirs
 */
export async function look(ports: Ports, caller: Caller, asked: Asked): Promise<Result<Look, Failure>> {
  const { store, now } = ports;
  if (asked.has !== null) {
    const seen = await store.peek(caller, asked.id);
    if (seen === undefined) return err(NOT_SIGNED_IN);
    const { game, account } = seen;
    if (game === null || !isMember(game, account)) return err(NOT_FOUND);
    const version = versionOf(
      game.revision,
      game.notes,
      seen.desk ?? 0,
      planOf(game.plans, seatOf(game, account)).version,
    );
    if (asked.has(version) && !(game.wakeAt !== null && game.wakeAt <= now())) return ok({ isNew: false, version });
  }
  const loaded = await load(ports, caller, asked);
  if (!loaded.ok || !isDue(loaded.value.game, now())) return answered(loaded);
  await settleDue(ports, loaded.value.game);
  return answered(await load(ports, caller, asked));
}

interface Loaded {
  readonly account: string;
  readonly game: Game;
  readonly log: readonly Entry[];
  readonly desk: DeskRow | null;
}

async function load({ store }: Ports, caller: Caller, { id, since }: Asked): Promise<Result<Loaded, Failure>> {
  const asked = await store.loadWithLog(caller, id, since);
  if (asked === undefined) return err(NOT_SIGNED_IN);
  const { account, found } = asked;
  if (found === null || !isMember(found.game, account)) return err(NOT_FOUND);
  return ok({ account, ...found });
}

function answered(loaded: Result<Loaded, Failure>): Result<Look, Failure> {
  if (!loaded.ok) return loaded;
  const { game, log, account, desk } = loaded.value;
  return ok({ isNew: true, answer: { ...answerFor(game, log, account), desk: deskOf(desk) } });
}
