import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';

// Votes of the people in a game.

const seat = z.int().min(0).max(15);

/** Who plays a seat whose owner got up: a computer player, one that looks for a substitute, or nobody but for the least move. */
const SEAT_PLAYS = ['computer', 'substitute', 'least'] as const;
export const SeatPlaysSchema = z.enum(SEAT_PLAYS);
export type SeatPlays = z.infer<typeof SeatPlaysSchema>;

/** The subject of a vote. */
export const VoteMatterSchema = z.discriminatedUnion('kind', [
  z
    .strictObject({ kind: z.literal('pause'), days: z.int().min(1).max(30) })
    .describe(prose('all clocks stop for this many days')),
  z.strictObject({ kind: z.literal('resume') }).describe(prose('the pause ends')),
  z.strictObject({ kind: z.literal('extend') }).describe(prose('the running turn gets its allowance once more')),
  z
    .strictObject({ kind: z.literal('replace'), seat })
    .describe(prose('a computer player holds this seat, which has timed out')),
  z.strictObject({ kind: z.literal('cancel') }).describe(prose('the game ends without a result')),
  z
    .strictObject({ kind: z.literal('goOn'), seat, how: z.enum([...SEAT_PLAYS, 'end']) })
    .describe(prose('how the game goes on without the person who got up from this seat; `end`: it ends as it stands')),
]);
export type VoteMatter = z.infer<typeof VoteMatterSchema>;
export type VoteKind = VoteMatter['kind'];

/** An open vote. Ballots are public. */
export const VoteSchema = z.object({
  id: z.int().min(1).describe(prose('the revision that opened it')),
  matter: VoteMatterSchema,
  by: seat.describe(prose('the seat that called it')),
  until: z.iso.datetime().describe(prose('when it fails')),
  voters: z.array(seat).readonly(),
  needed: z.int().min(1).describe(prose('the votes in favour that it needs to pass')),
  yes: z.array(seat).readonly(),
  no: z.array(seat).readonly(),
});
export const BallotSchema = z.strictObject({ inFavour: z.boolean() });
export type Vote = z.infer<typeof VoteSchema>;
