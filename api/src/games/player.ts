import { err, ok, type Result } from '@slow-train/rules';
import type { Failure } from '../problem.ts';
import type { Seated } from './game.ts';

/** Who asks, as far as a cookie that we signed tells: the first query finds whose session it is, and whether it still is one. */
export interface Caller {
  readonly token: string;
}

/** Who asks. How they are called is not taken from the session: its cookie may be older than their name. */
export interface Player {
  readonly account: string;
}

/**
 * The player as somebody who can sit down, under the name the account has now.
 * Failure: `conflict` for one without a name, for the others have to call them something
 */
export async function sitterFrom(
  store: { nameOf(account: string): Promise<string | null> },
  { account }: Player,
): Promise<Result<Seated & { kind: 'person' }, Failure>> {
  const name = await store.nameOf(account);
  if (name !== null) return ok({ kind: 'person', account, name });
  return err({
    problem: 'conflict',
    detail: 'Give yourself a name first (PUT /api/me): the others at the table will see it.',
  });
}
