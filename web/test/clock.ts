import { vi } from 'vitest';

// Every test begins at BEGINNING (setup.ts), and the date stands still until the test moves it.

/** A Monday in December: for a test whose texts depend on the day or the hour, with `vi.setSystemTime`. */
export const NOON = Date.parse('2026-12-21T12:00:00.000Z');

/** Returns the moment that many milliseconds after the running test's date, as the service writes it. */
export function fromNow(milliseconds: number): string {
  const now = vi.getMockedSystemTime();
  if (now === null) throw new Error('no test is running');
  return new Date(now.getTime() + milliseconds).toISOString();
}
