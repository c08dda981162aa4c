/** Returns the time zone of this browser, such as `Europe/Vienna`. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
