import { PRESET_NAMES } from '@slow-train/rules';
import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { ClockTermsSchema } from './clock.ts';
import { nameSchema } from './name.ts';
import { RuleChoiceSchema } from './round.ts';
import { BrowserZoneSchema } from './time.ts';

/** The name of a game. */
export const GameNameSchema = nameSchema(40);

/** The one thing that may change when asking for the next game. */
const RematchChangeSchema = z.discriminatedUnion('what', [
  z
    .strictObject({ what: z.literal('rules'), preset: z.enum(PRESET_NAMES) })
    .describe(prose('a published rule set, with its own tiles; as many rounds as before, if its set has them')),
  z.strictObject({ what: z.literal('clock'), clock: ClockTermsSchema.nullable() }),
  z.strictObject({ what: z.literal('rounds'), rounds: z.int().min(1).max(19) }),
  z.strictObject({ what: z.literal('name'), name: GameNameSchema }),
]);

/** What is different from the game before, as it was there. */
export const RematchDifferenceSchema = z.discriminatedUnion('what', [
  z.object({ what: z.literal('rules'), was: RuleChoiceSchema }),
  z.object({ what: z.literal('clock'), was: ClockTermsSchema.nullable() }),
  z.object({ what: z.literal('rounds'), was: z.int() }),
  z.object({ what: z.literal('name'), was: z.string() }),
]);

/** A request to play a finished game again with the same people. */
export const RematchSchema = z.strictObject({
  zone: BrowserZoneSchema.optional().describe(prose('your time zone, if your account has none')),
  takesPart: z
    .boolean()
    .default(false)
    .describe(prose('whether the first deal waits for this browser’s contribution, if the game starts at once')),
  change: RematchChangeSchema.optional().describe(prose('the change, ignored if somebody else has asked before')),
});

export type RematchChange = z.infer<typeof RematchChangeSchema>;
export type RematchDifference = z.infer<typeof RematchDifferenceSchema>;
