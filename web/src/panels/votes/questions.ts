import type { GameView, VoteMatter } from '@slow-train/protocol';
import { playsAlone } from '../../components/seats.ts';
import { isOn, type Seat, type View } from '@slow-train/rules';

/** Without a clock, how long others wait before they may vote on replacing a player. */
const PATIENCE_MS = 3 * 24 * 60 * 60_000;
/** The default length of a pause, in days. */
const SOME_DAYS = 3;

/** Something that can be put to a vote now. */
export interface VoteQuestion {
  readonly matter: VoteMatter;
  /** The number of people who vote on it. */
  readonly voters: number;
}

/** Returns the questions of a seated player for a vote now, ignoring open votes. The service has the last word. */
export function questionsFor(game: GameView, { table }: Pick<View, 'table'>, now: number): readonly VoteQuestion[] {
  if (game.status !== 'playing' || game.you.seat === null) return [];
  const people = game.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const late = people.filter((seat) => seat !== game.you.seat && isLate(game, isOn(table, seat), seat, now));
  return [
    ...timeMatters(game).map((matter) => ({ matter, voters: people.length })),
    ...late.map((seat) => ({ matter: { kind: 'replace' as const, seat }, voters: people.length - 1 })),
    ...game.seats
      .flatMap((_, seat) => goOnMatters(game, seat, now))
      .map((matter) => ({ matter, voters: people.length })),
    // With nobody else to ask, the player ends the game without a vote.
    ...(playsAlone(game) ? [] : [{ matter: { kind: 'cancel' as const }, voters: people.length }]),
  ];
}

/** Returns the other ways in which a seat may play on whose owner got up. */
function goOnMatters({ seats }: GameView, seat: Seat, now: number): readonly VoteMatter[] {
  const occupant = seats[seat];
  if (occupant?.kind !== 'computer' || occupant.gotUp === undefined) return [];
  const { plays, until } = occupant.gotUp;
  if (Date.parse(until) <= now) return [];
  const ways = ['computer', 'substitute', 'least'] as const;
  return ways.filter((how) => how !== plays).map((how) => ({ kind: 'goOn', seat, how }));
}

function timeMatters({ clock, turnBy }: GameView): readonly VoteMatter[] {
  if (clock === null) return [];
  if (clock.pausedUntil !== null) return [{ kind: 'resume' }];
  const pause = { kind: 'pause', days: SOME_DAYS } as const;
  return turnBy === null ? [pause] : [pause, { kind: 'extend' }];
}

/** Whether a seat has kept the others waiting: by its clock, or without one, for days on end. */
function isLate({ clock, updatedAt }: GameView, isOnNow: boolean, seat: Seat, now: number): boolean {
  if (clock !== null) return (clock.seats[seat]?.strikes ?? 0) > 0;
  return isOnNow && now - Date.parse(updatedAt) >= PATIENCE_MS;
}
