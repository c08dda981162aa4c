import type { Instant } from '@slow-train/protocol';
import type { Rating } from '@slow-train/ranking/rating';
import { parseAction, totalsOf, type PresetName, type Seat } from '@slow-train/rules';
import { isCancelled, placesIn, type Game } from './game.ts';
import { gotUpFrom, ownerOf, type AccountId, type Occupant } from './seats.ts';
import type { StoredEntry } from './update.ts';

/** What a finished game was for one of its players. */
export interface Standing {
  readonly account: AccountId;
  readonly preset: PresetName;
  readonly isRated: boolean;
  /** The number of seats. */
  readonly seats: number;
  /**
   * Null if the game was ended without a result. A person who was not in their seat at the end shares the last place.
   */
  readonly place: number | null;
  /** Rounds that were played to their end. */
  readonly rounds: number;
  /** Rounds in which they went out. */
  readonly roundsWon: number;
  /** In all of those rounds. */
  readonly pips: number;
  /** Tiles in their train when it was longest at the end of a round, those of other players among them. */
  readonly longestTrain: number;
  /** Turns while they sat in their seat, and how many of those ran out of time. */
  readonly turns: number;
  readonly timeouts: number;
  /** Whether somebody else had their seat at the end. */
  readonly isAway: boolean;
  readonly startedAt: Instant;
  readonly finishedAt: Instant;
}

/** A rating, and after how many rated games with the preset it was reached. */
export interface RatedTimes extends Rating {
  readonly nth: number;
}

/** A standing, with the rating after the game if it was rated. */
export interface RatedStanding extends Standing {
  readonly rating: RatedTimes | null;
}

/**
 * Returns a finished game's standings of its players, by seat; none if fewer than two people played, since a game
 * against computer players only stands for nothing, nor does one that goes on from real dominoes: anybody could have
 * written that sheet. Leaves out players whose accounts are deleted.
 * @param entries the whole history
 */
export function standingsOf(game: Game, entries: readonly StoredEntry[]): readonly Standing[] {
  const players = game.seats.flatMap((occupant, seat) => {
    const account = playerOf(occupant);
    return account === undefined ? [] : [{ seat, account, isAway: ownerOf(occupant) !== undefined }];
  });
  const start = entries.find(({ events }) => events.some(({ type }) => type === 'started'));
  if (start === undefined || game.setup.earlier !== undefined || game.seats.filter(isPlayer).length < 2) return [];
  const count = game.seats.length;
  const { results, setup } = game;
  const places = isCancelled(game) ? null : placesIn(game);
  const totals = totalsOf(
    results.map(({ scores }) => scores),
    count,
  );
  const course = courseOf(entries, count);
  return players.map(({ seat, account, isAway }) => ({
    account,
    preset: setup.rules.preset,
    isRated: setup.rated === true && places !== null,
    seats: count,
    place: places === null ? null : isAway ? count : (places[seat] ?? count),
    rounds: results.length,
    roundsWon: results.filter(({ out }) => out === seat).length,
    pips: totals[seat] ?? 0,
    longestTrain: course[seat]?.longestTrain ?? 0,
    turns: course[seat]?.turns ?? 0,
    timeouts: course[seat]?.timeouts ?? 0,
    isAway,
    startedAt: start.at,
    finishedAt: game.updatedAt,
  }));
}

/** What a game played to its end was for a person, for the circle it may belong to. */
export interface CircleStanding {
  readonly account: AccountId;
  /** Who played, if that was somebody else. */
  readonly playedBy: AccountId | null;
  readonly seats: number;
  readonly place: number;
  /** Pips by round. */
  readonly scores: readonly number[];
}

/**
 * Returns a game's results for the members it counts for in a circle; none if it ended without a result. A person who
 * played for the seat's owner plays for them here as well; if a computer player did, or they got up, they share
 * the last place.
 */
export function circleStandingsOf(game: Game): readonly CircleStanding[] {
  const { seats, results } = game;
  if (game.status !== 'finished' || isCancelled(game)) return [];
  const places = placesIn(game);
  return seats.flatMap((occupant, seat) => {
    const account = playerOf(occupant);
    if (account === undefined) return [];
    const isAway = ownerOf(occupant) !== undefined;
    const isLast = gotUpFrom(occupant) !== undefined || (isAway && occupant.kind === 'computer');
    const place = isLast ? seats.length : (places[seat] ?? seats.length);
    const scores = results.map((round) => round.scores[seat] ?? 0);
    const playedBy = isAway && occupant.kind === 'person' ? occupant.account : null;
    return [{ account, playedBy, seats: seats.length, place, scores }];
  });
}

/**
 * Returns the account a seat belongs to, also while somebody else holds it; undefined for computer players and deleted
 * accounts.
 */
function playerOf(occupant: Occupant): AccountId | undefined {
  return ownerOf(occupant)?.account ?? (occupant.kind === 'person' ? occupant.account : undefined);
}

/** Whether a person played in this seat, even if their account is deleted by now. */
function isPlayer(occupant: Occupant): boolean {
  return occupant.kind === 'gone' || playerOf(occupant) !== undefined;
}

/** What the log says of one seat. */
interface Course {
  readonly isAway: boolean;
  readonly turns: number;
  readonly timeouts: number;
  /** Whether it has had a turn since the last deal. */
  readonly hasBegun: boolean;
  readonly train: number;
  readonly longestTrain: number;
}

function courseOf(entries: readonly StoredEntry[], seats: number): readonly Course[] {
  const nothing: Course = { isAway: false, turns: 0, timeouts: 0, hasBegun: true, train: 0, longestTrain: 0 };
  const course = Array.from({ length: seats }, () => nothing);
  const change = (seat: Seat, changed: (one: Course) => Partial<Course>): void => {
    const one = course[seat];
    if (one !== undefined) course[seat] = { ...one, ...changed(one) };
  };
  const everywhere = (changed: (one: Course) => Partial<Course>): void =>
    course.forEach((_, seat) => change(seat, changed));
  const begin = (seat: Seat): void =>
    change(seat, ({ isAway, turns }) => ({ turns: isAway ? turns : turns + 1, hasBegun: true }));
  for (const { seat, action, events } of entries) {
    // No event tells of the turn with which a round begins, nor of those in which everybody builds.
    if (seat !== null && course[seat]?.hasBegun === false && parseAction(action) !== undefined) begin(seat);
    for (const event of events)
      switch (event.type) {
        case 'dealt':
          everywhere(() => ({ train: 0, hasBegun: false }));
          break;
        case 'turnBegan':
          begin(event.seat);
          break;
        case 'played': {
          const { train } = event;
          if (typeof train === 'number') change(train, (one) => ({ train: one.train + 1 }));
          break;
        }
        case 'built':
          change(event.seat, (one) => ({ train: one.train + event.tiles.length }));
          break;
        case 'roundOver':
          everywhere(({ train, longestTrain }) => ({ longestTrain: Math.max(train, longestTrain) }));
          break;
        case 'timedOut':
          change(event.seat, ({ timeouts }) => ({ timeouts: timeouts + 1 }));
          break;
        case 'held':
          change(event.seat, () => ({ isAway: true }));
          break;
        case 'returned':
          change(event.seat, () => ({ isAway: false }));
          break;
        default:
      }
  }
  return course;
}
