import { ICalAlarmType, ICalCalendar, ICalEventTransparency, type ICalEventData } from 'ical-generator';
import { localDay } from '@slow-train/clock';
import type { Language } from '@slow-train/protocol/languages';
import { textIn } from '../notifications/text/index.ts';
import type { FeedEntry } from './entries.ts';

const HOUR_SECONDS = 3_600;

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
  const calendar = new ICalCalendar({
    prodId: { company: 'Slow Train', product: 'Tables', language: language.toUpperCase() },
    name: 'Slow Train',
    description: textIn(language).feed.calendar,
    ttl: HOUR_SECONDS,
    events: entries.map((entry) => ({
      id: `${entry.id.replace('/', '-')}@${host}`,
      sequence: entry.revision,
      stamp: entry.updatedAt,
      lastModified: entry.updatedAt,
      summary: entry.title,
      description: entry.summary,
      url: entry.link,
      // A waiting game does not make anybody busy.
      transparency: ICalEventTransparency.TRANSPARENT,
      ...timeOf(entry, localDay(now, timeZone)),
    })),
  });
  const lines = calendar.toString().trimEnd().split('\r\n');
  if (entries.length === 0) lines.splice(-1, 0, ...NO_EVENT);
  // Every line ends in CRLF (section 3.1), also the last one.
  return `${lines.join('\r\n')}\r\n`;
}

function timeOf({ turnBy, title }: FeedEntry, today: string): ICalEventData {
  if (turnBy === null) return { start: new Date(`${today}T00:00:00Z`), allDay: true };
  const alarm = { type: ICalAlarmType.display, triggerBefore: HOUR_SECONDS, description: title };
  return { start: turnBy, alarms: [alarm] };
}
