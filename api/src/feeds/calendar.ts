import { ICalAlarmType, ICalCalendar, ICalEventTransparency, type ICalEventData } from 'ical-generator';
import { localDay } from '@slow-train/clock';
import type { Line } from './lines.ts';

const HOUR_SECONDS = 3_600;

/**
 * A calendar (RFC 5545, RFC 7986) of the tables that wait for its reader: each at its deadline, with an alarm an hour
 * before; those without a clock all through today.
 * @param lines in the words of `waitingLines`
 * @param host of the site, behind the `@` of the UIDs
 */
export function calendarOf(
  lines: readonly Line[],
  { host, now, timeZone }: { readonly host: string; readonly now: Date; readonly timeZone: string },
): string {
  const calendar = new ICalCalendar({
    prodId: { company: 'Slow Train', product: 'Tables', language: 'EN' },
    name: 'Slow Train',
    description: 'The tables that wait for you.',
    ttl: HOUR_SECONDS,
    events: lines.map((line) => ({
      id: `${line.id.replace('/', '-')}@${host}`,
      sequence: line.revision,
      stamp: line.updatedAt,
      lastModified: line.updatedAt,
      summary: line.title,
      description: line.news,
      url: line.link,
      // Nobody is busy because a table waits.
      transparency: ICalEventTransparency.TRANSPARENT,
      ...timeOf(line, localDay(now, timeZone)),
    })),
  });
  return calendar.toString();
}

function timeOf({ turnBy, title }: Line, today: string): ICalEventData {
  if (turnBy === null) return { start: new Date(`${today}T00:00:00Z`), allDay: true };
  const alarm = { type: ICalAlarmType.display, triggerBefore: HOUR_SECONDS, description: title };
  return { start: turnBy, alarms: [alarm] };
}
