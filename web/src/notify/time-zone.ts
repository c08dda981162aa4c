import { readNotifications, saveNotifications } from './requests.ts';

/** The time zone of this browser, as `Europe/Vienna`. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Has quiet hours meant in this browser's zone, where nobody has said in which. Best done where push was just allowed. */
export async function settleTimeZone(): Promise<void> {
  const { choices } = await readNotifications();
  if (choices.timeZone === null) await saveNotifications({ ...choices, timeZone: ownTimeZone() });
}
