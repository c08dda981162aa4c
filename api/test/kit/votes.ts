import { testChance } from '@slow-train/local/kit';
import { sayIn, type Sentence } from '@slow-train/words';
import { expect } from 'vitest';
import type { ClockTerms, Instant, VoteMatter } from '@slow-train/protocol';
import { at, type Result, type Seat } from '@slow-train/rules';
import { advanceUntilChoice } from '../../src/game/advance.ts';
import type { Game } from '../../src/game/game.ts';
import type { Occupant } from '../../src/game/seats.ts';
import { type GameUpdate, startUpdate } from '../../src/game/update.ts';
import { begin } from '../../src/game/seating.ts';
import { castBallot, openVote } from '../../src/game/vote.ts';
import { AN_HOUR } from './clocked.ts';
import { lobbyTable, NOON } from './pure-table.ts';

const NAMES = ['Ana', 'Bo', 'Cy', 'Dot', 'Eve', 'Fay'];

/** Returns people, followed by computer players: the number of each. */
export function occupants(people: number, computers = 0): Occupant[] {
  return Array.from({ length: people + computers }, (_, seat) => {
    const name = NAMES[seat] ?? `Nr ${seat}`;
    return seat < people ? { kind: 'person', account: `account-${seat}`, name } : { kind: 'computer', name };
  });
}

/** Returns a game that started at noon, without a database; with a clock unless `clock` is null. */
export function votingTable(seats: readonly Occupant[], clock: ClockTerms | null = AN_HOUR): Game {
  const game = lobbyTable({ preset: 'hub' }, seats);
  const setup = { ...game.setup, ...(clock && { clock }) };
  return begin(startUpdate({ ...game, setup }, NOON), testChance()).game;
}

/** Returns the game with this many time-outs in a row for a seat. */
export function withStrikes(game: Game, seat: Seat, strikes: number): Game {
  if (game.clock === null) throw new Error('no clock');
  const { seats } = game.clock;
  return { ...game, clock: { ...game.clock, seats: seats.with(seat, { ...at(seats, seat), strikes }) } };
}

/** Returns the update saved when a seat proposes a vote. */
export function ask({ game }: Pick<GameUpdate, 'game'>, by: Seat, matter: VoteMatter, now = NOON): GameUpdate {
  return settled(openVote(game, by, matter, now));
}

/** Returns the update saved when a seat votes on the open vote. */
export function say({ game }: Pick<GameUpdate, 'game'>, seat: Seat, inFavour: boolean, now = NOON): GameUpdate {
  return settled(castBallot(game, seat, { vote: game.vote?.id ?? 0, inFavour }, now));
}

function settled(change: Result<GameUpdate | null, Sentence>): GameUpdate {
  if (!change.ok || change.value === null)
    throw new Error(change.ok ? 'nothing is different' : sayIn('en', change.error));
  return advanceUntilChoice(change.value, testChance());
}

/** Returns the types of an update's events; for a closed vote, how it ended. */
export function told({ entries }: Pick<GameUpdate, 'entries'>): string[] {
  return entries.flatMap(({ events }) =>
    events.map((event) => (event.type === 'voteClosed' ? (event.passed ? 'passed' : 'failed') : event.type)),
  );
}

export const hours = (count: number): Instant => NOON + count * 3_600_000;

/** Returns the matter that a computer player is to hold this seat. */
export const replace = (seat: Seat): VoteMatter => ({ kind: 'replace', seat });

/** Matches a sentence that says this in English. */
export function saying(what: RegExp): unknown {
  return expect.toSatisfy((sentence: Sentence) => what.test(sayIn('en', sentence)));
}

/** Returns why a proposed vote is refused; null if it is not. */
export function refusal(game: Game, by: Seat, matter: VoteMatter, now = NOON): string | null {
  const opened = openVote(game, by, matter, now);
  return opened.ok ? null : sayIn('en', opened.error);
}
