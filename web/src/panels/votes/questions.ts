import type { GameView, VoteMatter } from '@slow-train/protocol';
import { isOn, type Seat, type View } from '@slow-train/rules';

/** How long others wait before they may ask for a seat where no clock says who is late. */
const PATIENCE_MS = 3 * 24 * 60 * 60_000;
/** A pause that nobody has thought about yet. */
const SOME_DAYS = 3;

/** Something that one may ask the table now. */
export interface Question {
  readonly matter: VoteMatter;
  /** How many people vote on it. */
  readonly voters: number;
}

/** What somebody who sits at a table may ask it now, whatever is asked already. The service decides in the end. */
export function questionsFor(game: GameView, { table }: Pick<View, 'table'>, now: number): readonly Question[] {
  if (game.status !== 'playing' || game.you.seat === null) return [];
  const people = game.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const late = people.filter((seat) => seat !== game.you.seat && isLate(game, isOn(table, seat), seat, now));
  return [
    ...timeMatters(game).map((matter) => ({ matter, voters: people.length })),
    ...late.map((seat) => ({ matter: { kind: 'replace' as const, seat }, voters: people.length - 1 })),
    { matter: { kind: 'cancel' }, voters: people.length },
  ];
}

function timeMatters({ clock, turnBy }: GameView): readonly VoteMatter[] {
  if (clock === null) return [];
  if (clock.pausedUntil !== null) return [{ kind: 'resume' }];
  const pause = { kind: 'pause', days: SOME_DAYS } as const;
  return turnBy === null ? [pause] : [pause, { kind: 'extend' }];
}

/** Whether somebody has kept the others waiting: by the clock, or where there is none, for days on end. */
function isLate({ clock, updatedAt }: GameView, isOnNow: boolean, seat: Seat, now: number): boolean {
  if (clock !== null) return (clock.seats[seat]?.strikes ?? 0) > 0;
  return isOnNow && now - Date.parse(updatedAt) >= PATIENCE_MS;
}
