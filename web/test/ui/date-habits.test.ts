import { afterAll, expect, test, vi } from 'vitest';

const AT = new Date(2026, 11, 3, 20, 40).getTime();
const NOW = new Date(2026, 10, 20, 12, 0).getTime();

/** The page's texts as a browser with these languages reads them: formatters are made once. */
async function textsOf(languages: readonly string[], region: string | null = null, hours: string | null = null) {
  vi.resetModules();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  if (region !== null) localStorage.setItem('slow-train:region', region);
  if (hours !== null) localStorage.setItem('slow-train:hours', hours);
  const { followDateHabits } = await import('../../src/ui/date-habits.ts');
  followDateHabits();
  const { dayAndTime, dateOf } = await import('../../src/text/en/shell.ts');
  const { deadlineTime, dayName } = await import('@slow-train/words/en');
  const spaced = (text: string): string => text.replaceAll(/\s/g, ' ');
  return [dayAndTime(AT), dateOf(AT), deadlineTime(AT, NOW), dayName('2026-12-03')].map(spaced);
}

// The next file in this process gets modules that nobody has told how to write dates.
afterAll(() => vi.resetModules());

const AMERICAN = ['Thu Dec 3, 8:40 PM', 'Dec 3', 'Thu Dec 3, 8:40 PM', 'December 3'];
const BRITISH = ['Thu 3 Dec, 20:40', '3 Dec', 'Thu 3 Dec, 20:40', '3 December'];

test.each([
  ['in the United States', ['en-US', 'en'], AMERICAN],
  ['in Canada', ['fr-CA', 'en-CA'], AMERICAN],
  ['in Britain', ['en-GB', 'en-US'], BRITISH],
  ['that names no region', ['en'], BRITISH],
  ['under Linux without a locale', ['en-US@posix'], AMERICAN],
  ['with malformed languages', ['en-', 'en-x', 'en-US_POSIX', '', '@', 'en_US'], BRITISH],
])('31.21 a browser %s reads dates and times as people write them there', async (_, languages, expected) => {
  expect(await textsOf(languages)).toEqual(expected);
});

test('31.21 the region of dates and the clock can be chosen against the browser', async () => {
  expect(await textsOf(['en-US'], 'en-GB')).toEqual(BRITISH);
  expect((await textsOf(['en-US'], 'en-US', '24'))[0]).toBe('Thu Dec 3, 20:40');
  expect((await textsOf(['en-GB'], 'en-GB', '12'))[0]).toBe('Thu 3 Dec, 8:40 PM');
});
