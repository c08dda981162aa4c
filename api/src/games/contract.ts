import { addressNumber, GameIdSchema, MAX_COUNT, type GameAnswer } from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import { MOST_ENGINES } from '@slow-train/rules';
import type { Context } from 'hono';
import * as z from 'zod';
import { GameAnswerBody } from '../http/responses.ts';
import { json } from '../session/define-route.ts';
import { REPLAYED, tagged } from '../http/headers.ts';
import type { AppEnv } from '../http/router.ts';
import type { GameServices } from './services.ts';
import { finish } from './finish.ts';
import type { Outcome } from './with-game.ts';

// Contracts shared by the routes of games.

/** The game that a route is about. */
export const gameParams = z.object({ id: GameIdSchema });

/** A seat of a game. */
export const seatParams = gameParams.extend({ seat: addressNumber(0, 15) });

/** A revision in an address. */
export const revisionParam = addressNumber(0, MAX_COUNT);

/** The number of rounds that a page has already. */
export const roundsParam = addressNumber(0, MOST_ENGINES)
  .optional()
  .describe(prose('the number of finished rounds that you have; their results and deals are left out'));

/** Returns an answer without results and deals of the first rounds, which do not change and would come with every action. */
export function withoutRounds<A extends GameAnswer>(answer: A, rounds = 0): A {
  const { game } = answer;
  if (rounds === 0 || rounds > game.results.length) return answer;
  const deals = game.fairness.deals.filter(({ round }) => round > rounds);
  const fairness = { ...game.fairness, deals };
  return { ...answer, game: { ...game, results: game.results.slice(rounds), fairness, roundsBefore: rounds } };
}

/** A number in an address by which something is found, from 1 on. */
export const numberParam = addressNumber(1, MAX_COUNT);

/** An answer with the game as its viewer may see it. */
export const gameResponse = (description: string) => json(description, GameAnswerBody);

/** The same, of a route with an Idempotency-Key. */
export const replayableResponse = (description: string) => ({
  ...gameResponse(description),
  headers: z.object({
    'Idempotent-Replayed': z
      .literal(REPLAYED['idempotent-replayed'])
      .optional()
      .describe(prose('the mark of an answer to a retry, which is the first answer to its Idempotency-Key again')),
  }),
});

/** The answer of `withSeat`. */
export const EDITED = { 200: gameResponse('The updated game, and the events since') };

/** Responds with the game after a use case. */
export function respondWithGame<E extends AppEnv<GameServices>>(
  c: Context<E>,
  outcome: Outcome<GameAnswer>,
  rounds?: number,
) {
  const answer = finish(c, outcome);
  return c.json(withoutRounds(answer, rounds), 200, headersOf(outcome, answer));
}

/** Returns the headers of a use case's answer with a game. */
export function headersOf({ isReplay = false }: Outcome<GameAnswer>, answer: GameAnswer) {
  return { ...tagged(answer), ...(isReplay && REPLAYED) };
}
