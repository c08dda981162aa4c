import { GameIdSchema } from '@slow-train/protocol';
import * as z from 'zod';
import {
  ALWAYS,
  CONFLICT,
  CROSS_ORIGIN,
  GameAnswer,
  INVALID,
  NOT_SIGNED_IN,
  TOO_LARGE,
  UNKNOWN,
} from '../responses.ts';

// What the contracts of routes about one table have in common.

/** The table that a route is about. */
export const tableParams = z.object({ id: GameIdSchema });

/** A body that has to be there. */
export const jsonBody = <S extends z.ZodType>(schema: S) =>
  ({ required: true, content: { 'application/json': { schema } } }) as const;

/** An answer with the table as its reader may see it. */
export const tableAnswer = (description: string) => ({
  description,
  content: { 'application/json': { schema: GameAnswer } },
});

/** What a change of a table may answer that is meant the same at whatever revision (`editTable`). */
export const EDITED = {
  200: tableAnswer('The table afterwards, and what has happened'),
  ...INVALID,
  ...NOT_SIGNED_IN,
  ...CROSS_ORIGIN,
  ...UNKNOWN,
  ...CONFLICT,
  ...ALWAYS,
};
/** The same of one with a body. */
export const EDITED_BY_BODY = { ...EDITED, ...TOO_LARGE };
