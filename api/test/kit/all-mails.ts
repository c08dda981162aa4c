import { seededChance, seedOf } from '@slow-train/local/kit';
import { GAME_EVENTS } from '@slow-train/protocol';
import { activeSeats } from '../../src/game/game.ts';
import type {
  DailyDigest,
  GameNotification,
  TestMessage,
  TournamentNotification,
} from '../../src/notifications/notification.ts';
import { sampleTournamentNews } from './sample-tournament-news.ts';
import { accountAt, notificationTo, playedUntil, type Played } from './played-game.ts';
import { ana, bo, lobbyTable, nobody, NOON, robot } from './pure-table.ts';

// The same for any file that loads this first.
const chance = seededChance(seedOf('mails'));

/** A game of three in the middle of its second round or later, with more behind it than a mail lists. */
export const MIDDLE = playedUntil(
  { preset: 'hub' },
  [ana, bo, robot('Locke')],
  ({ results, round }, actions) => results.length > 0 && (round?.table.seats[2]?.turns ?? 0) > 2 && actions > 40,
  13,
  chance,
);
/** The reader’s seat in it, and their account. */
export const SEAT = activeSeats(MIDDLE.game)[0] ?? 0;
export const ME = accountAt(MIDDLE.game, SEAT);
export const FINISHED = playedUntil({ preset: 'hub' }, [ana, bo, robot('Locke')], () => false, 2, chance);
export const OPEN: Played = { game: lobbyTable({ preset: 'hub' }, [ana, bo, nobody]), entries: [] };

export const HOUR = 3_600_000;
export const NEXT_DAY = new Date(NOON + 21 * HOUR);
/** A notification of every kind. */
export const MAILS: { readonly [name: string]: GameNotification | TournamentNotification | DailyDigest | TestMessage } =
  {
    ...Object.fromEntries(
      GAME_EVENTS.map((event) => {
        const about = event === 'invited' ? OPEN : event === 'gameOver' ? FINISHED : MIDDLE;
        const who = event === 'invited' ? 'account-of-cy' : ME;
        return [event, notificationTo(who, event, about, { by: event === 'invited' ? 'Ana' : null, turnBy: NEXT_DAY })];
      }),
    ),
    daily: {
      key: 'daily:1',
      event: 'daily',
      language: 'en',
      games: [
        notificationTo(ME, 'turn', MIDDLE),
        notificationTo('account-of-cy', 'invited', OPEN, { by: 'Ana' }),
        notificationTo(ME, 'gameOver', FINISHED),
      ],
    },
    tournament: sampleTournamentNews(),
    tryOut: { key: 'try:1', event: 'tryOut', language: 'en' },
  };
