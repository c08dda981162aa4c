import type { VoteMatter } from '@slow-train/protocol';
import { taken, type Taker } from '../api/taken.ts';
import { postVote, putBallot } from './requests.ts';

/** What one can do about votes at a table. Both reject where the table did not take it. */
export interface Votes {
  askFor(matter: VoteMatter): Promise<void>;
  /** Votes, or changes one's mind. */
  cast(vote: number, inFavour: boolean): Promise<void>;
}

/** The votes of one table, which is taken as it is after each of them. */
export function votesAt(id: string, table: Taker): Votes {
  return {
    askFor: (matter) => taken(table, postVote(id, matter)),
    cast: (vote, inFavour) => taken(table, putBallot(id, vote, inFavour)),
  };
}
