import { chooseAction } from '@slow-train/players';
import type { NotifyEvent } from '@slow-train/protocol';
import { at, play, viewFor, writeAction, type RuleChoice, type Seat } from '@slow-train/rules';
import { cryptoChance } from '../../src/fairness/chance.ts';
import { answerFor } from '../../src/games/answer.ts';
import { runOn } from '../../src/games/automation.ts';
import { addStep } from '../../src/games/step.ts';
import { changeOf, type Entry } from '../../src/games/change.ts';
import { seatsOn, type Game, type Seated } from '../../src/games/game.ts';
import type { MailTarget, Told } from '../../src/notify/told.ts';
import { NOON, startedTable } from './pure-table.ts';

/** A table that was played at, with all that happened. */
export interface Played {
  readonly game: Game;
  readonly entries: readonly Entry[];
}

/** Plays on as computer players would, until a position is as wanted, or the game is over. */
export function playedUntil(
  rules: RuleChoice,
  seats: readonly Seated[],
  isWanted: (game: Game, actions: number) => boolean,
  rounds = 1,
): Played {
  let change = startedTable(rules, seats, rounds);
  const entries = [...change.entries];
  for (let actions = 0; change.game.status === 'playing' && !isWanted(change.game, actions); actions++) {
    const { game } = change;
    const seat = at(seatsOn(game), 0);
    if (game.round === null) throw new Error('not dealt');
    const action = chooseAction(viewFor(game.round, seat));
    const played = play(game.round, seat, action);
    if (!played.ok) throw new Error(played.error.code);
    const step = { seat, action: writeAction(action), by: 'person', ...played.value } as const;
    change = runOn(addStep(changeOf(game, NOON), step), cryptoChance);
    entries.push(...change.entries);
  }
  return { game: change.game, entries };
}

/** What is told of it to an account: everything since the table was set, if not otherwise said. */
export function toldTo(account: string, event: NotifyEvent, { game, entries }: Played, more: Partial<Told> = {}): Told {
  const key = `mail:${account}:${game.id}:${event}`;
  return { key, event, happenedAt: NOON, turnBy: null, by: null, answer: answerFor(game, entries, account), ...more };
}

/** Every tile that a seat holds. */
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
  timeZone: 'Europe/Vienna',
  tableLink: (id) => `${APP_URL}/tables/${id}#token=${'x'.repeat(43)}`,
  unsubscribe: { page: `${APP_URL}/unsubscribe#token=mail.1`, oneClick: `${APP_URL}/api/unsubscribe/mail.1` },
};
