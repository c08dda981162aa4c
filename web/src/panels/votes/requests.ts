import type { GameAnswer, VoteMatter } from '@slow-train/protocol';
import { api, call } from '../../client/call.ts';

/** Starts a vote; the player who starts it is in favour. */
export function postVote(id: string, matter: VoteMatter): Promise<GameAnswer> {
  return call(api.games[':id'].votes.$post, { param: { id }, json: matter });
}

/** Votes for or against, replacing an earlier vote. */
export function putBallot(id: string, vote: number, inFavour: boolean): Promise<GameAnswer> {
  const param = { id, vote: String(vote) };
  return call(api.games[':id'].votes[':vote'].$put, { param, json: { inFavour } });
}
