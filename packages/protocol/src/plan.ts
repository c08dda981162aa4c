import { MEXICAN } from '@slow-train/rules';
import * as z from 'zod';

// What a player lays out while it is somebody else's turn. Nobody else is told, not even that there is one.

const seat = z.int().min(0).max(15);
const tile = z.string().regex(/^\d{1,2}-\d{1,2}$/);
const tiles = z.array(tile).max(190).readonly();

/** The most turns that one plan plays. */
export const MOST_PLANNED_TURNS = 20;

export const PlanSchema = z.strictObject({
  train: tiles.describe('the own train, in this order'),
  cover: tiles.describe('for a double that has to be covered: the first of these that fits'),
  plays: z
    .array(z.string().max(12))
    .max(40)
    .readonly()
    .describe('plays in writing (RULES.md section 7), as "12-5@M": the first that is legal'),
  otherwise: z
    .enum(['wait', 'advice'])
    .describe('where nothing of it fits: wait for me, or what the computer player advises'),
  stops: z
    .strictObject({
      doubleOpens: z.boolean(),
      trainOpens: z.boolean(),
      oneTile: z.boolean(),
      roundEnds: z.boolean(),
    })
    .describe('what ends it before it has played all of its turns'),
});

/** Why a plan has stopped. */
export const PlanStopSchema = z.discriminatedUnion('why', [
  z.object({ why: z.literal('doubleOpened'), tile, train: z.union([seat, z.literal(MEXICAN)]) }),
  z.object({ why: z.literal('trainOpened'), seat }),
  z.object({ why: z.literal('oneTile'), seat }).describe('somebody has one tile left'),
  z.object({ why: z.literal('roundEnded') }),
  z.object({ why: z.literal('nothingFits') }),
  z.object({ why: z.literal('turnsUsed') }),
]);

/** One's own plan as it stands. */
export const LaidPlanSchema = z.object({
  plan: PlanSchema,
  round: z.int().min(1).describe('for which it was laid out'),
  left: z.int().min(0).describe('turns it may still play'),
  played: z.int().min(0).describe('turns it has played'),
  stopped: PlanStopSchema.nullable(),
  stoppedAt: z.int().nullable().describe('with which revision'),
});

/** A plan as it is sent. `instead` is the version of what it replaces: where that has played meanwhile, it is refused. */
export const NewPlanSchema = z.strictObject({
  plan: PlanSchema,
  turns: z.int().min(1).max(MOST_PLANNED_TURNS),
  instead: z.int().min(0),
});

export type PlanStopNotation = z.infer<typeof PlanStopSchema>;
export type LaidPlan = z.infer<typeof LaidPlanSchema>;
export type NewPlan = z.infer<typeof NewPlanSchema>;
