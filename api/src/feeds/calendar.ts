import { ICalAlarmType, ICalCalendar, ICalEventTransparency, type ICalEventData } from 'ical-generator';
import { localDay } from '@slow-train/clock';
import type { Language } from '@slow-train/protocol/languages';
import { textIn } from '../notifications/text/index.ts';
import type { FeedEntry } from './entries.ts';

const HOUR_SECONDS = 3_600;

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
  return calendar.toString();
}

function timeOf({ turnBy, title }: FeedEntry, today: string): ICalEventData {
  if (turnBy === null) return { start: new Date(`${today}T00:00:00Z`), allDay: true };
  const alarm = { type: ICalAlarmType.display, triggerBefore: HOUR_SECONDS, description: title };
  return { start: turnBy, alarms: [alarm] };
}
