import type { GameAnswer, VoteMatter } from '@slow-train/protocol';
import { service } from '../api/client.ts';
import { ask, bodyOf, within } from '../api/http.ts';

/** Asks the table for a vote; whoever asks is in favour. */
export async function postVote(id: string, matter: VoteMatter): Promise<GameAnswer> {
  return bodyOf(await ask(() => service.games[':id'].votes.$post({ param: { id }, json: matter }, within())));
}

/** Votes for or against, in place of what one voted before. */
export async function putBallot(id: string, vote: number, inFavour: boolean): Promise<GameAnswer> {
  const param = { id, vote: String(vote) };
  return bodyOf(await ask(() => service.games[':id'].votes[':vote'].$put({ param, json: { inFavour } }, within())));
}
