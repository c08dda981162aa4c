import type { VoteMatter } from '@slow-train/protocol';
import { takeAnswer, type GameHandle } from '../../client/game.ts';
import { postVote, putBallot } from './requests.ts';

/** What a player can do about votes. Both reject where the service refuses. */
export interface Votes {
  askFor(matter: VoteMatter): Promise<void>;
  /** Votes, or changes a vote. */
  cast(vote: number, inFavour: boolean): Promise<void>;
}

/** The votes of one game, whose new state is taken after each of them. */
export function votesAt(id: string, table: GameHandle): Votes {
  return {
    askFor: (matter) => takeAnswer(table, postVote(id, matter)),
    cast: (vote, inFavour) => takeAnswer(table, putBallot(id, vote, inFavour)),
  };
}
