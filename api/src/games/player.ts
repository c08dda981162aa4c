import { err, ok, type Result } from '@slow-train/rules';
import type { Failure } from '../problem.ts';
import type { Seated } from './game.ts';

/** Who asks. */
export interface Player {
  readonly account: string;
  /** Null for a guest who has not said yet. */
  readonly name: string | null;
}

/** The player as somebody who can sit down. Failure: `conflict` for one without a name, for the others have to call them something. */
export function sitterFrom({ account, name }: Player): Result<Seated & { kind: 'person' }, Failure> {
  if (name !== null) return ok({ kind: 'person', account, name });
  return err({
    problem: 'conflict',
    detail: 'Give yourself a name first (PUT /api/me): the others at the table will see it.',
  });
}
