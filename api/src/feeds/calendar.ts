import { localDay } from '@slow-train/clock';
import type { Language } from '@slow-train/protocol/languages';
import { textIn } from '../notifications/text/index.ts';
import type { FeedEntry } from './entries.ts';

/** A duration (RFC 5545 section 3.3.6). */
const HOUR = 'PT1H';

const MOST_OCTETS = 75;
const ENCODER = new TextEncoder();

/** A calendar needs a component (RFC 5545 section 3.6). This one changes nothing, and needs no event. */
const NO_EVENT = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * Returns a calendar (RFC 5545, RFC 7986) of the games waiting for an account: each at its deadline, with an alarm an
 * hour before; without a clock, all day today.
 * @param host the site's host, for the UIDs
 */
export function calendarOf(
  entries: readonly FeedEntry[],
  {
    host,
    now,
    timeZone,
    language,
  }: { readonly host: string; readonly now: Date; readonly timeZone: string; readonly language: Language },
): string {
  const today = localDay(now, timeZone);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Slow Train//Tables//${language.toUpperCase()}`,
    'NAME:Slow Train',
    'X-WR-CALNAME:Slow Train',
    `X-WR-CALDESC:${escaped(textIn(language).feed.calendar)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${HOUR}`,
    `X-PUBLISHED-TTL:${HOUR}`,
    ...(entries.length === 0 ? NO_EVENT : entries.flatMap((entry) => eventOf(entry, host, today))),
    'END:VCALENDAR',
  ];
  // Every line ends in CRLF (section 3.1), also the last one.
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Returns the event of a game (RFC 5545 section 3.6.1). */
function eventOf(entry: FeedEntry, host: string, today: string): readonly string[] {
  const { turnBy } = entry;
  const title = escaped(entry.title);
  return [
    'BEGIN:VEVENT',
    `UID:${entry.id.replace('/', '-')}@${host}`,
    `SEQUENCE:${entry.revision}`,
    `DTSTAMP:${instantOf(entry.updatedAt)}`,
    ...(turnBy === null
      ? [`DTSTART;VALUE=DATE:${today.replaceAll('-', '')}`, 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE']
      : [`DTSTART:${instantOf(turnBy)}`]),
    `SUMMARY:${title}`,
    // A waiting game does not make anybody busy.
    'TRANSP:TRANSPARENT',
    `DESCRIPTION:${escaped(entry.summary)}`,
    ...(turnBy === null
      ? []
      : ['BEGIN:VALARM', 'ACTION:DISPLAY', `TRIGGER:-${HOUR}`, `DESCRIPTION:${title}`, 'END:VALARM']),
    `URL;VALUE=URI:${entry.link}`,
    `LAST-MODIFIED:${instantOf(entry.updatedAt)}`,
    'END:VEVENT',
  ];
}

/** `20261008T183000Z` (section 3.3.5). */
function instantOf(time: Date): string {
  return time.toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/** Returns a text as a value of that type (section 3.3.11). */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

/** Folds a line at 75 octets, between two characters (section 3.1). */
function folded(line: string): string {
  let [all, octets] = ['', 0];
  for (const character of line) {
    const more = ENCODER.encode(character).length;
    if (octets + more > MOST_OCTETS) [all, octets] = [`${all}\r\n `, 1];
    all += character;
    octets += more;
  }
  return all;
}
