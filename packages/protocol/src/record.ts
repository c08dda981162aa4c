import { RECORD_FORMAT, type GameRecord } from '@slow-train/rules';
import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { RuleChoiceSchema, type Same } from './round.ts';

const seat = z.int().min(0).max(15);

/** A finished game in the exchange format of docs/rules.md section 7. */
export const GameRecordSchema = z.object({
  format: z.literal(RECORD_FORMAT),
  rules: RuleChoiceSchema.extend({ rounds: z.int().optional() }),
  set: z.int(),
  seats: z.int(),
  names: z.array(z.string()).readonly().optional().describe(prose('the names by seat, if all players agreed')),
  earlier: z
    .array(z.object({ engine: z.string(), scores: z.array(z.int()).readonly(), out: seat.nullable() }))
    .readonly()
    .optional()
    .describe(prose('the rounds that were played with real dominoes before the game, and count in its totals')),
  rounds: z
    .array(
      z.object({
        engine: z.string(),
        starter: seat,
        leader: seat.optional().describe(prose('the seat that looked for the engine first, where the rules have one')),
        decks: z.array(z.array(z.string()).readonly()).readonly(),
        actions: z
          .array(
            z.object({
              seat,
              do: z.string(),
              legal: z.record(z.string(), z.array(z.string()).readonly()).optional(),
            }),
          )
          .readonly(),
        scores: z.array(z.int()).readonly(),
      }),
    )
    .readonly(),
});
true satisfies Same<z.infer<typeof GameRecordSchema>, GameRecord>;
