import { isTimeZone, NotifyChoicesSchema, type NotifyChoices } from '@slow-train/protocol';

/**
 * What somebody has chosen, and the usual for the rest, out of what is stored. A time zone that this runtime has never
 * heard of, or not any more, is none: nobody goes without being told for that.
 * @throws ZodError for what was never a choice
 */
export function choicesOf(stored: Partial<NotifyChoices>): NotifyChoices {
  const { timeZone = null, ...rest } = stored;
  return NotifyChoicesSchema.parse({ ...rest, timeZone: timeZone !== null && isTimeZone(timeZone) ? timeZone : null });
}
