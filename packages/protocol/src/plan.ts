import { prose } from '@slow-train/protocol/prose';
import { LineSchema, TrainSchema } from './round.ts';
import * as z from 'zod';
import { CountSchema } from './count.ts';

// A plan: turns that a player prepares ahead. Nobody else can see it, or that it exists.

const seat = z.int().min(0).max(15);
const tile = z.string().regex(/^\d{1,2}-\d{1,2}$/);
const tiles = z.array(tile).max(190).readonly();

/** The most turns one plan can play. */
export const MOST_PLANNED_TURNS = 20;

export const PlanSchema = z.strictObject({
  train: tiles.describe(prose('the tiles for your own train, in this order')),
  cover: tiles.describe(prose('the tiles for an open double: the first of these that fits covers it')),
  plays: z
    .array(z.string().max(12))
    .max(40)
    .readonly()
    .describe(
      prose('the plays in the notation of docs/rules.md section 7, such as "12-5@M": the first legal one is played'),
    ),
  otherwise: z
    .enum(['wait', 'advice'])
    .describe(prose('the course if nothing fits: to wait for you, or to play the advice of the computer player')),
  stops: z
    .strictObject({
      doubleOpens: z.boolean(),
      trainOpens: z.boolean(),
      oneTile: z.boolean(),
      roundEnds: z.boolean(),
    })
    .describe(prose('the events that stop the plan before it has played all its turns')),
});

/** Why a plan stopped. */
const PlanStopSchema = z.discriminatedUnion('why', [
  z.object({ why: z.literal('doubleOpened'), tile, train: TrainSchema, line: LineSchema }),
  z.object({ why: z.literal('trainOpened'), seat }),
  z.object({ why: z.literal('oneTile'), seat }).describe(prose('this seat has one tile left')),
  z.object({ why: z.literal('roundEnded') }),
  z.object({ why: z.literal('nothingFits') }),
  z.object({ why: z.literal('turnsUsed') }),
]);

/** The viewer's own plan and its progress. */
export const PlanViewSchema = z.object({
  plan: PlanSchema,
  round: z.int().min(1).describe(prose('the round it was made for')),
  left: z.int().min(0).describe(prose('turns left to play')),
  played: z.int().min(0).describe(prose('turns played')),
  stopped: PlanStopSchema.nullable(),
  stoppedAt: z.int().nullable().describe(prose('the revision at which it stopped')),
});

/** A plan to set. `instead` is the version it replaces; if that one has played since, the request is refused. */
export const NewPlanSchema = z.strictObject({
  plan: PlanSchema,
  turns: z.int().min(1).max(MOST_PLANNED_TURNS),
  instead: CountSchema,
});

export type PlanStopNotation = z.infer<typeof PlanStopSchema>;
export type PlanView = z.infer<typeof PlanViewSchema>;
export type NewPlan = z.infer<typeof NewPlanSchema>;
