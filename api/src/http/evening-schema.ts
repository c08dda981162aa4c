import { nameSchema, PlayerNameSchema } from '@slow-train/protocol';
import { readEvening } from '@slow-train/protocol/evening';
import * as z from 'zod';

/** UTF-16 units: an evening of twenty people whose every hand was counted by its tiles, with corrections. */
const LONGEST = 100_000;

const TitleSchema = nameSchema(48);

/** An evening as text: every name in it is one that others may read. */
export const EveningSchema = z
  .string()
  .max(LONGEST, `must have at most ${LONGEST} characters`)
  .refine((text) => {
    const evening = readEvening(text);
    if (evening === null || (evening.title !== '' && !TitleSchema.safeParse(evening.title).success)) return false;
    return evening.people.every((name) => PlayerNameSchema.safeParse(name).success);
  }, 'must be an evening in JSON of format slow-train-evening/1, with names of 1 to 24 characters')
  .meta({ description: 'An evening as JSON text, of format `slow-train-evening/1`', maxLength: LONGEST });
