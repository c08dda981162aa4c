import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { AccountPartIdSchema } from './account.ts';

/** Somebody that the account does not want to hear. */
const BoundarySchema = z.object({
  id: AccountPartIdSchema.describe(prose('the id of the boundary; it says nothing about the other account')),
  name: z.string().describe(prose('their name when it was drawn')),
  kind: z
    .enum(['mute', 'block'])
    .describe(
      prose('`mute`: their talk is folded away. `block`: neither hears or sees the other, and no new game seats both'),
    ),
  since: z.iso.datetime(),
});
export const BoundaryListSchema = z.object({ boundaries: z.array(BoundarySchema).readonly() });

export type Boundary = z.infer<typeof BoundarySchema>;
