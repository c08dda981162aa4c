import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { AccountPartIdSchema } from './account.ts';
import { NewGameSchema } from './game.ts';
import { nameSchema } from './name.ts';

/** The most set-ups that an account saves. */
export const MOST_SETUPS = 20;
/** The longest name of one, in characters. */
const LONGEST_NAME = 40;

/** What a saved set-up says about a new game: everything but its name and its people. */
const SetupChoicesSchema = z.strictObject(
  NewGameSchema.pick({
    rules: true,
    seats: true,
    set: true,
    rounds: true,
    computers: true,
    levels: true,
    forcedPlays: true,
    clock: true,
    rated: true,
    phrasesOnly: true,
    watchers: true,
  }).shape,
);

/** What replaces a saved set-up. */
export const SetupSchema = z.strictObject({ name: nameSchema(LONGEST_NAME), choices: SetupChoicesSchema });
/** A set-up to save. */
export const NewSetupSchema = SetupSchema.extend({
  id: AccountPartIdSchema.describe(prose('the id, chosen by the client so that a retry saves nothing twice')),
});
const SavedSetupSchema = z.object(NewSetupSchema.shape);
export const SetupListSchema = z.object({ setups: z.array(SavedSetupSchema).readonly() });

export type SetupChoices = z.output<typeof SetupChoicesSchema>;
export type NamedSetup = z.output<typeof SetupSchema>;
export type SavedSetup = z.infer<typeof SavedSetupSchema>;
