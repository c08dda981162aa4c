import {
  MEXICAN,
  OPTION_NAMES,
  PHASES,
  PRESET_NAMES,
  STEPS,
  valuesOf,
  type EventNotation,
  type OptionName,
  type Options,
  type RuleChoice,
  type ViewNotation,
} from '@slow-train/rules';
import * as z from 'zod';

/** `true` if two types have the same values: a schema that drifts from its type in the rules does not compile. */
export type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

const seat = z.int().min(0).max(15);
const pips = z.int().min(0);
const tile = z.string().regex(/^\d{1,2}-\d{1,2}$/);
const tiles = z.array(tile).max(190).readonly();
const train = z.union([seat, z.literal(MEXICAN)]);
const openDouble = z.object({ train, tile });

type OptionShape = { readonly [K in OptionName]: z.ZodOptional<z.ZodLiteral<Options[K]>> };
function optionShape(): OptionShape;
function optionShape(): { readonly [name: string]: z.ZodOptional<z.ZodLiteral> } {
  return Object.fromEntries(OPTION_NAMES.map((name) => [name, z.literal(valuesOf(name)).optional()]));
}

export const RuleChoiceSchema = z.strictObject({ preset: z.enum(PRESET_NAMES), ...optionShape() });
true satisfies Same<z.infer<typeof RuleChoiceSchema>, RuleChoice>;

/** A round as one seat sees it: `ViewNotation` of the rules. */
export const RoundViewSchema = z.object({
  rules: RuleChoiceSchema,
  set: z.int().min(6).max(18),
  round: z.int().min(1),
  engine: tile,
  phase: z.enum(PHASES),
  turn: z.object({ seat, step: z.enum(STEPS), doubles: z.array(openDouble).readonly() }),
  seats: z
    .array(
      z.object({
        train: tiles,
        marker: z.boolean(),
        turns: z.int().min(0),
        tapOwed: z.boolean(),
        stuck: z.boolean(),
        tiles: z.int().min(0).describe('tiles in hand'),
        sent: z.boolean(),
      }),
    )
    .readonly(),
  mexican: tiles,
  boneyard: z.int().min(0).describe('undrawn tiles'),
  open: z.array(openDouble).readonly(),
  starter: seat,
  passes: z.int().min(0),
  out: seat.nullable(),
  scores: z.array(pips).readonly().nullable(),
  seat: seat.nullable().describe('the seat whose view this is; null for a spectator'),
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
  z.object({ type: z.literal('played'), ...at, tile, train, end: pips }),
  z.object({ type: z.literal('drew'), ...at, tile: tile.nullable() }),
  z.object({ type: z.literal('passed'), ...at }),
  z.object({ type: z.literal('skipped'), ...at }),
  z.object({ type: z.literal('marked'), ...at }),
  z.object({ type: z.literal('unmarked'), ...at }),
  z.object({ type: z.literal('doubleOpened'), train, tile }),
  z.object({ type: z.literal('doubleCovered'), train, tile }),
  z.object({ type: z.literal('lineEnded'), train, tile }),
  z.object({ type: z.literal('lastTile'), ...at }),
  z.object({ type: z.literal('tapped'), ...at }),
  z.object({ type: z.literal('caught'), ...at, by: seat, tiles: tiles.nullable(), count: z.int() }),
  z.object({ type: z.literal('wentOut'), ...at }),
  z.object({ type: z.literal('blocked') }),
  z.object({ type: z.literal('roundOver'), scores: z.array(pips).readonly() }),
]);
true satisfies Same<z.infer<typeof RoundEventSchema>, EventNotation>;
