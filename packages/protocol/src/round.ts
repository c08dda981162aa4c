import {
  MEXICANS,
  MOST_ENGINES,
  OPTION_NAMES,
  OPTIONS,
  PHASES,
  PRESET_NAMES,
  STEPS,
  type EventNotation,
  type OptionName,
  type OptionRecord,
  type Options,
  type RuleChoice,
  type ViewNotation,
} from '@slow-train/rules';
import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { oneOf } from './one-of.ts';

/** `true` if two types have the same values: a schema that drifts from its type in the rules does not compile. */
export type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

const seat = z.int().min(0).max(15);
const pips = z.int().min(0);
/** Going out may be worth a bonus, so that a score is below 0. */
const score = z.int();
const tile = z.string().regex(/^\d{1,2}-\d{1,2}$/);
const tiles = z.array(tile).max(190).readonly();
/** A train of a round, by its seat or its name. */
export const TrainSchema = z.union([seat, z.enum(MEXICANS)]);
const train = TrainSchema;
/** A line of a train (docs/rules.md section 19). */
export const LineSchema = z
  .string()
  .regex(/^[abc]{1,40}$/)
  .optional()
  .describe(prose('the branch of the train; left out for its first line'));
const line = LineSchema;
const openDouble = z.object({ train, line, tile, by: seat.optional() });
type OptionShape = { readonly [K in OptionName]: z.ZodOptional<z.ZodType<Options[K], Options[K]>> };
function optionShape(): OptionShape;
function optionShape(): { readonly [name: string]: z.ZodOptional } {
  return Object.fromEntries(OPTION_NAMES.map((name) => [name, valueSchema(OPTIONS[name]).optional()]));
}

function valueSchema(record: OptionRecord): z.ZodType {
  switch (record.kind) {
    case 'list':
      return oneOf(record.values);
    case 'range': {
      const number = z.int().min(record.from).max(record.to);
      return record.usual === undefined ? number : z.union([z.literal(record.usual), number]);
    }
    case 'hands': {
      const hand = z.int().min(3).max(40);
      return z.union([hand, z.record(z.string().regex(/^\d{1,2}$/), hand).readonly()]);
    }
    case 'engines':
      return z.union([
        z.enum(['all', 'even', 'odd']),
        z.array(z.int().min(0).max(18)).min(1).max(MOST_ENGINES).readonly(),
      ]);
    default:
      return record satisfies never;
  }
}

export const RuleChoiceSchema = z.strictObject({ preset: z.enum(PRESET_NAMES), ...optionShape() });
true satisfies Same<z.infer<typeof RuleChoiceSchema>, RuleChoice>;

/** A round as one seat sees it: `ViewNotation` of the rules. */
export const RoundViewSchema = z.object({
  rules: RuleChoiceSchema,
  set: z.int().min(4).max(18),
  round: z.int().min(1),
  engine: tile,
  phase: z.enum(PHASES),
  turn: z.object({
    seat,
    step: z.enum(STEPS),
    doubles: z.array(openDouble).readonly(),
    drewTwo: z.literal(true).optional().describe(prose('whether two tiles were drawn, the last two of the hand')),
    bonus: z
      .literal(true)
      .optional()
      .describe(prose('whether a double was placed this turn, though none is left to cover')),
  }),
  seats: z
    .array(
      z.object({
        train: tiles,
        marker: z.boolean(),
        turns: z.int().min(0),
        tapOwed: z.boolean(),
        stuck: z.boolean(),
        tiles: z.int().min(0).describe(prose('tiles in hand')),
        sent: z.boolean(),
      }),
    )
    .readonly(),
  mexican: tiles.optional().describe(prose('the Mexican train; left out if there is none, or more than one')),
  mexicans: z
    .array(tiles)
    .max(8)
    .readonly()
    .optional()
    .describe(prose('the Mexican trains; left out unless there are several')),
  branches: z
    .record(z.string(), tiles)
    .readonly()
    .optional()
    .describe(prose('the branches of all trains by name, “0a” or “M2ba”; left out without branches')),
  boneyard: z.int().min(0).describe(prose('undrawn tiles')),
  open: z.array(openDouble).readonly(),
  starter: seat,
  passes: z.int().min(0),
  out: seat.nullable(),
  outOnDouble: z.literal(true).optional(),
  scores: z.array(score).readonly().nullable(),
  seat: seat.nullable().describe(prose('the seat whose view this is; null for a spectator')),
  hand: tiles,
  pending: z.string().nullable(),
});
true satisfies Same<z.infer<typeof RoundViewSchema>, ViewNotation>;

const at = { seat };

/** An event of a round: `EventNotation` of the rules. */
export const RoundEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('thrownIn') }),
  z.object({ type: z.literal('dealt'), round: z.int(), engine: tile, handSize: z.int() }),
  z.object({ type: z.literal('engineLaid'), ...at, tile }),
  z.object({ type: z.literal('turnBegan'), ...at }),
  z.object({ type: z.literal('built'), ...at, tiles }),
  z.object({ type: z.literal('buildSent'), ...at }),
  z.object({ type: z.literal('played'), ...at, tile, train, line, end: pips }),
  z.object({ type: z.literal('drew'), ...at, tile: tile.nullable() }),
  z.object({ type: z.literal('passed'), ...at }),
  z.object({ type: z.literal('skipped'), ...at }),
  z.object({ type: z.literal('marked'), ...at }),
  z.object({ type: z.literal('unmarked'), ...at }),
  z.object({ type: z.literal('doubleOpened'), train, line, tile }),
  z.object({ type: z.literal('doubleCovered'), train, line, tile }),
  z.object({ type: z.literal('lineEnded'), train, line, tile }),
  z.object({ type: z.literal('lastTile'), ...at }),
  z.object({ type: z.literal('tapped'), ...at }),
  z.object({ type: z.literal('caught'), ...at, by: seat, tiles: tiles.nullable(), count: z.int() }),
  z.object({ type: z.literal('wentOut'), ...at }),
  z.object({ type: z.literal('blocked') }),
  z.object({ type: z.literal('roundOver'), scores: z.array(score).readonly() }),
]);
true satisfies Same<z.infer<typeof RoundEventSchema>, EventNotation>;
