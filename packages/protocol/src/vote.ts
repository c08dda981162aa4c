import * as z from 'zod';

// What the people at a table decide together.

const seat = z.int().min(0).max(15);

/** What a vote is about. */
export const VoteMatterSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pause'), days: z.int().min(1).max(30) }).describe('all clocks stand still so long'),
  z.strictObject({ kind: z.literal('resume') }).describe('the pause ends now'),
  z.strictObject({ kind: z.literal('extend') }).describe('whoever is on gets the allowance of a turn once more'),
  z.strictObject({ kind: z.literal('replace'), seat }).describe('a computer player holds this seat: it has been late'),
  z.strictObject({ kind: z.literal('cancel') }).describe('the game ends without a result'),
]);
export type VoteMatter = z.infer<typeof VoteMatterSchema>;
export type VoteKind = VoteMatter['kind'];

/** A vote that is open. Who votes how lies open as well. */
export const VoteSchema = z.object({
  id: z.int().min(1).describe('the revision with which it began'),
  matter: VoteMatterSchema,
  by: seat.describe('who asked for it'),
  until: z.iso.datetime().describe('then it has failed'),
  voters: z.array(seat).readonly(),
  needed: z.int().min(1).describe('votes in favour with which it passes'),
  yes: z.array(seat).readonly(),
  no: z.array(seat).readonly(),
});
export const BallotSchema = z.strictObject({ inFavour: z.boolean() });
export type Vote = z.infer<typeof VoteSchema>;
