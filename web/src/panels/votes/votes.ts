import type { GameView, VoteMatter } from '@slow-train/protocol';
import { api, call } from '../../client/call.ts';
import { takeAnswer, type GameHandle } from '../../client/game.ts';

/** The player's actions on votes. Both methods reject when the service refuses. */
export interface Votes {
  /** Starts a vote; the player who starts it is in favour. */
  askFor(matter: VoteMatter): Promise<void>;
  /** Votes, or changes a vote. */
  cast(vote: number, inFavour: boolean): Promise<void>;
}

/** Returns the votes of one game; updates the game after each. */
export function votesAt(id: string, handle: GameHandle): Votes {
  return {
    askFor: (matter) => takeAnswer(handle, call(api.games[':id'].votes.$post, { param: { id }, json: matter })),
    cast(vote, inFavour) {
      const param = { id, vote: String(vote) };
      return takeAnswer(handle, call(api.games[':id'].votes[':vote'].$put, { param, json: { inFavour } }));
    },
  };
}

/** Whether a vote waits for the player's ballot. */
export function waitsForBallot({ vote, you }: Pick<GameView, 'vote' | 'you'>): boolean {
  if (vote === null || you.seat === null) return false;
  return vote.voters.includes(you.seat) && !vote.yes.includes(you.seat) && !vote.no.includes(you.seat);
}
