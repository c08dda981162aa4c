import { testChance } from '@slow-train/local/kit';
import { chooseAction } from '@slow-train/players';
import type { GameEventName } from '@slow-train/protocol';
import { at, play, viewFor, writeAction, type RuleChoice, type Seat } from '@slow-train/rules';
import type { Chance } from '../../src/game/chance.ts';
import { answerFor } from '../../src/game/view.ts';
import { advanceUntilChoice } from '../../src/game/advance.ts';
import { applyAction } from '../../src/game/apply-action.ts';
import { activeSeats, type Game } from '../../src/game/game.ts';
import type { Occupant } from '../../src/game/seats.ts';
import { startUpdate, type StoredEntry } from '../../src/game/update.ts';
import type { GameNotification, MailTarget } from '../../src/notifications/notification.ts';
import { TIME_ZONE } from './notification.ts';
import { NOON, startedTable } from './pure-table.ts';

/** A played game, with everything that happened. */
export interface Played {
  readonly game: Game;
  readonly entries: readonly StoredEntry[];
}

/** Plays as computer players would, until a position is as wanted or the game is over. */
export function playedUntil(
  rules: RuleChoice,
  seats: readonly Occupant[],
  isWanted: (game: Game, actions: number) => boolean,
  rounds = 1,
  chance: Chance = testChance(),
): Played {
  let change = startedTable(rules, seats, rounds, chance);
  const entries = [...change.entries];
  for (let actions = 0; change.game.status === 'playing' && !isWanted(change.game, actions); actions++) {
    const { game } = change;
    const seat = at(activeSeats(game), 0);
    if (game.round === null) throw new Error('not dealt');
    const action = chooseAction(viewFor(game.round, seat));
    const played = play(game.round, seat, action);
    if (!played.ok) throw new Error(played.error.code);
    const step = { seat, action: writeAction(action), by: 'person', ...played.value } as const;
    change = advanceUntilChoice(applyAction(startUpdate(game, NOON), step), chance);
    entries.push(...change.entries);
  }
  return { game: change.game, entries };
}

/** Returns a notification for an account, with the game's whole log. */
export function notificationTo(
  account: string,
  event: GameEventName,
  { game, entries }: Played,
  more: Partial<GameNotification> = {},
): GameNotification {
  return {
    key: `mail:${account}:${game.id}:${event}`,
    event,
    happenedAt: new Date(NOON),
    turnBy: null,
    by: null,
    language: 'en',
    timeZone: TIME_ZONE,
    answer: answerFor(game, entries, account),
    ...more,
  };
}

/** Returns every tile in a seat's hand. */
export const handOf = ({ game }: Played, seat: Seat): readonly string[] =>
  game.round === null ? [] : (answerFor(game, [], accountAt(game, seat)).game.round?.hand ?? []);

export function accountAt(game: Game, seat: Seat): string {
  const seated = at(game.seats, seat);
  return seated.kind === 'person' ? seated.account : '';
}

export const APP_URL = 'https://slow-train.example';
export const READER: MailTarget = {
  address: 'ada@example.org',
  name: 'Ada',
  gameLink: (id) => `${APP_URL}/tables/${id}#token=${'x'.repeat(43)}`,
  turnLink: null,
  unsubscribe: { page: `${APP_URL}/unsubscribe#token=mail.1`, oneClick: `${APP_URL}/api/unsubscribe/mail.1` },
};
