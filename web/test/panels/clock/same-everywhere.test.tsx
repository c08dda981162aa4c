import { render, screen, within } from '@solidjs/testing-library';
import { beforeEach, expect, test, vi } from 'vitest';
import { calendarOf } from '../../../../api/src/feeds/calendar.ts';
import { localTime, timeLeft as timeLeftInMail } from '../../../../api/src/notifications/templates/times.ts';
import { GameRow } from '../../../src/pages/home/GameRow.tsx';
import { TurnCard } from '../../../src/pages/home/TurnCard.tsx';
import { ownTimeZone } from '../../../src/client/time-zone.ts';
import { memoryPlayerState } from '../../../src/player-state/player-state.ts';
import { bonepileTable } from '../../../src/playground/positions.ts';
import { NOON } from '../../clock.ts';
import { summary } from '../../fixtures.ts';
import { show } from '../../board/on-screen.tsx';
import { clockView, onBoard } from './fixtures.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  // The calendar is written by the Worker, which has functions that a page on plain http lacks.
  crypto.randomUUID = () => '00000000-0000-4000-8000-000000000000';
});
test.each([MINUTE, 59 * MINUTE, 61 * MINUTE, 2 * HOUR, 21 * HOUR, 47.5 * HOUR, 2 * DAY, 5 * DAY, 6 * DAY, 20 * DAY])(
  'a deadline in %i ms reads the same in the header, both lists, the seats, a mail and the calendar',
  (ahead) => {
    const by = NOON + ahead;
    const iso = new Date(by).toISOString();
    const mailed = localTime(new Date(by), new Date(NOON), ownTimeZone(), 'en').replace(' UTC', '');
    const left = timeLeftInMail(new Date(by), new Date(NOON), 'en') ?? '';
    const clock = clockView(8);
    const next = show(bonepileTable(), { playerState: memoryPlayerState(), onAct: () => {}, onShowScores: () => {} });
    const seats = clock.seats.map((seat, index) => (index === 0 ? { ...seat, by: iso, reserveFrom: iso } : seat));
    next({ game: onBoard(bonepileTable(), { seats }, iso) });
    const header = screen.getByRole('banner');
    expect(within(header).getByText(mailed)).toBeTruthy();
    expect(within(header).getByText(left)).toBeTruthy();
    within(document.body).getByRole('button', { name: 'Menu' }).click();
    screen.getByRole('tab', { name: 'Seats' }).click();
    expect(screen.getByText(`${mailed}, ${left}`)).toBeTruthy();

    // A calendar shows instants in its own words: it has the same minute.
    const calendar = calendarOf(
      [
        {
          id: 'one/1',
          title: 'Your turn',
          summary: '',
          link: 'https://a.example/',
          revision: 1,
          turnBy: new Date(by),
          updatedAt: new Date(NOON),
        },
      ],
      { host: 'a.example', now: new Date(NOON), timeZone: ownTimeZone(), language: 'en' },
    );
    const starts = /DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(calendar)?.slice(1) ?? [];
    const [year, month, date, hour, minute, second] = starts;
    const start = new Date(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`);
    expect(start.toISOString()).toBe(iso);
    expect(localTime(start, new Date(NOON), ownTimeZone(), 'en').replace(' UTC', '')).toBe(mailed);

    const [day, time] = [mailed.slice(0, -5).replace(/,? $/, ''), mailed.slice(-5)];
    for (const Line of [GameRow, TurnCard]) {
      const { container } = render(() => <Line game={summary({ turnBy: iso })} now={NOON} isGreen />);
      for (const part of [day, time, left]) expect(within(container).getByText(part)).toBeTruthy();
    }
  },
);
