import type { GameAnswer } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { isDealDue } from '../fairness/preparing.ts';
import { NOT_FOUND, type Failure } from '../problem.ts';
import { answerFor } from './answer.ts';
import { dealIfDue } from './deal-due.ts';
import { seatOf } from './game.ts';
import type { Player } from './player.ts';
import type { Ports } from './ports.ts';

export interface Asked {
  readonly id: string;
  /** The log is wanted from the revision after this one on. */
  readonly since: number | undefined;
  /** Whether the asker has this revision already (If-None-Match, RFC 9110 section 13.1.2); null if it did not say. */
  readonly has: ((revision: number) => boolean) | null;
}

export type Look =
  | { readonly isNew: false; readonly revision: number }
  | { readonly isNew: true; readonly answer: GameAnswer };

/**
 * A table as one of its members sees it, or that nothing is new there: that costs one statement by primary key.
 * A round that was waited for long enough is dealt first.
 * Failure: `not-found`, the same for a table that is not there and for one that is not theirs
 */
export async function look(ports: Ports, { account }: Player, asked: Asked): Promise<Result<Look, Failure>> {
  const { store, now } = ports;
  if (asked.has !== null) {
    const seen = await store.peek(asked.id);
    if (seen === undefined || seatOf(seen, account) === null) return err(NOT_FOUND);
    if (asked.has(seen.revision) && !isDealDue(seen, now())) return ok({ isNew: false, revision: seen.revision });
  }
  let found = await store.loadWithLog(asked.id, asked.since);
  if (found !== undefined && seatOf(found.game, account) !== null && isDealDue(found.game, now())) {
    await dealIfDue(ports, found.game);
    found = await store.loadWithLog(asked.id, asked.since);
  }
  if (found === undefined || seatOf(found.game, account) === null) return err(NOT_FOUND);
  return ok({ isNew: true, answer: answerFor(found.game, found.log, account) });
}
