import type { LevelName } from '@slow-train/players';
import type { AgreedTerm, Instant } from '@slow-train/protocol';
import { at, ok, parseSetup, type EarlierRound, type Result, type Seat } from '@slow-train/rules';
import { advanceUntilChoice } from './advance.ts';
import type { Chance } from './chance.ts';
import { firstPatienceFrom, isPartlyCommitted, reseated } from './commitments.ts';
import { REMOVE } from './events.ts';
import type { Game, GameSetup } from './game.ts';
import { computerNames } from './names.ts';
import { isKept, openSeatFor } from './reservations.ts';
import {
  isFull,
  nameAt,
  namesAt,
  seatOf,
  type AccountId,
  type ComputerOccupant,
  type Occupant,
  type PersonOccupant,
  type Seated,
} from './seats.ts';
import { addRevision, startUpdate, type GameUpdate, type StoredEntry } from './update.ts';

/** Seats a newcomer in the seat kept for them, or in the first open one; no change if there is none. */
export function sitDown(update: GameUpdate, newcomer: PersonOccupant | ComputerOccupant): GameUpdate {
  const seat = newcomer.kind === 'person' ? openSeatFor(update.game, newcomer.account) : seatForComputer(update.game);
  return seat === null ? update : sitDownAt(update, seat, newcomer);
}

/** Seats a newcomer in this seat. */
export function sitDownAt(update: GameUpdate, seat: Seat, newcomer: PersonOccupant | ComputerOccupant): GameUpdate {
  const { seats } = update.game;
  const events = [{ type: 'joined', seat, name: newcomer.name }] as const;
  const by = newcomer.kind === 'person' ? { by: newcomer.kind, account: newcomer.account } : { by: newcomer.kind };
  return addRevision(update, { seat, action: 'join', ...by, events }, { seats: seats.with(seat, newcomer) });
}

/** Returns an open seat, also one that is kept for somebody if there is no other; null if there is none. */
function seatForComputer(game: Seated): Seat | null {
  const kept = game.seats.findIndex(({ kind }) => kind === 'nobody');
  return openSeatFor(game, null) ?? (kept < 0 ? null : kept);
}

/**
 * Seats computer players in the first `count` open seats, each as a revision of its own.
 * @param levels in their order; those without one play as `regular`
 */
export function seatComputers(
  update: GameUpdate,
  count: number,
  chance: Chance,
  levels: readonly LevelName[] = [],
): GameUpdate {
  return computerNames(count, namesAt(update.game), chance, levels).reduce((so, name, index) => {
    const level = levels[index];
    return sitDown(so, { kind: 'computer', name, ...(level !== undefined && { level }) });
  }, update);
}

/** Removes the open seats; those after them move up. Failure: a sentence on why the rules need more seats */
export function removeOpenSeats(update: GameUpdate, chance: Chance): Result<GameUpdate, string> {
  const { game } = update;
  if (isFull(game)) return ok(update);
  const { rules, set } = game.setup;
  const taken = game.seats.flatMap(({ kind }, seat) => (kind === 'nobody' ? [] : [seat]));
  const fits = parseSetup(rules, taken.length, set);
  if (!fits.ok) return fits;
  const seats = taken.map((seat) => at(game.seats, seat));
  const setup = withEarlierOf(game.setup, taken);
  return ok({ ...update, game: { ...game, setup, seats, commitments: reseated(game, taken, chance) } });
}

/**
 * Returns a lobby whose host has changed these things: the seat of everybody else who sits there is kept for them, until
 * they agree again. Several changes add up in the news for them.
 */
export function askedAgain(game: Game, changes: readonly AgreedTerm[], chance: Chance): Game {
  if (changes.length === 0) return game;
  const renew = (before: readonly AgreedTerm[]): readonly AgreedTerm[] => [...new Set([...before, ...changes])];
  const seats = game.seats.map((one): Occupant => {
    if (one.kind === 'person' && one.account !== game.host) {
      const { account, name, mailed } = one;
      const reserved = { account, name, answer: 'waiting', renewed: renew([]) } as const;
      return { kind: 'nobody', reserved, ...(mailed !== undefined && { mailed }) };
    }
    if (one.kind !== 'nobody' || one.reserved?.renewed === undefined) return one;
    return { ...one, reserved: { ...one.reserved, renewed: renew(one.reserved.renewed) } };
  });
  const stays = seats.map((one, seat) => (one === game.seats[seat] ? seat : null));
  return { ...game, seats, commitments: reseated(game, stays, chance) };
}

/**
 * Returns the seats of a lobby for this many, with those who are there and the seats kept for others; null without room
 * for all of them, or for anybody else where one person is alone.
 */
export function resized(game: Game, many: number, chance: Chance): Pick<Game, 'seats' | 'commitments'> | null {
  if (many === game.seats.length) return game;
  const taken = game.seats.flatMap((one, seat) => (one.kind === 'nobody' && !isKept(one) ? [] : [seat]));
  const people = taken.filter((seat) => game.seats[seat]?.kind !== 'computer');
  if (taken.length > many || (taken.length === many && people.length < 2)) return null;
  const open = Array.from({ length: many - taken.length }, () => ({ kind: 'nobody' }) as const);
  const seats = [...taken.map((seat) => at(game.seats, seat)), ...open];
  return { seats, commitments: reseated(game, [...taken, ...open.map(() => null)], chance) };
}

/** Returns a setup whose earlier rounds have the scores of these seats only. */
function withEarlierOf(setup: GameSetup, taken: readonly Seat[]): GameSetup {
  if (setup.earlier === undefined) return setup;
  const earlier = setup.earlier.map(({ engine, scores, out }): EarlierRound => {
    const moved = taken.indexOf(out ?? -1);
    return { engine, scores: taken.map((seat) => at(scores, seat)), out: moved < 0 ? null : moved };
  });
  return { ...setup, earlier };
}

/** Whether the rules allow a game to start with those who are there. */
export function mayStart({ seats, setup: { rules, set } }: Pick<Game, 'seats' | 'setup'>): boolean {
  const taken = seats.filter(({ kind }) => kind !== 'nobody').length;
  return parseSetup(rules, taken, set).ok;
}

/** Removes a person from a game that has not started, and makes `host` the host. */
export function getUp(game: Game, seat: Seat, host: AccountId | null, now: Instant, chance: Chance): GameUpdate {
  const next = host === game.host ? null : seatOf(game, host);
  const left = { type: 'left', seat, name: nameAt(game, seat) ?? '' } as const;
  const events = [next === null ? left : { ...left, host: next }];
  const occupant = game.seats[seat];
  const whose = occupant?.kind === 'person' ? { account: occupant.account } : {};
  const remaining = game.seats.map((_, other) => (other === seat ? null : other));
  const entry = { seat, action: 'leave', by: 'person', events, ...whose } as const;
  return addRevision(startUpdate(game, now), entry, {
    seats: game.seats.with(seat, { kind: 'nobody' }),
    host,
    commitments: reseated(game, remaining, chance),
  });
}

/** Removes a person from a game that has not started, for its host. */
export function removePerson(game: Game, seat: Seat, now: Instant, chance: Chance): GameUpdate {
  const occupant = game.seats[seat];
  const events = [{ type: 'left', seat, name: nameAt(game, seat) ?? '' }] as const;
  const whose = occupant?.kind === 'person' ? { account: occupant.account } : {};
  const remaining = game.seats.map((_, other) => (other === seat ? null : other));
  const entry = { seat: seatOf(game, game.host), action: REMOVE, by: 'person', events, ...whose } as const;
  return addRevision(startUpdate(game, now), entry, {
    seats: game.seats.with(seat, { kind: 'nobody' }),
    commitments: reseated(game, remaining, chance),
  });
}

/** Seats somebody who has waited for it, and starts the game if it is full; no change if no seat is free. */
export function seatWaiting(update: GameUpdate, newcomer: PersonOccupant, chance: Chance): GameUpdate {
  const seat = openSeatFor(update.game, newcomer.account);
  if (seat === null) return update;
  const events = [{ type: 'joined', seat, name: newcomer.name }] as const;
  const seats = update.game.seats.with(seat, newcomer);
  const { account } = newcomer;
  const entry = { seat: null, action: 'join', by: 'table', account, events } as const;
  return beginIfFull(addRevision(update, entry, { seats }), chance);
}

/** Starts a full game, deals unless a contribution is missing, and advances until a person has to choose. */
export function begin(update: GameUpdate, chance: Chance): GameUpdate {
  return advanceUntilChoice(addRevision(update, startOf(update), { status: 'playing' }), chance);
}

/**
 * Starts a game that is meant to start by itself, once every seat is taken. Where browsers take part in the first deal,
 * it waits for all of them: a person who has just sat down could not commit before.
 */
export function beginIfFull(update: GameUpdate, chance: Chance): GameUpdate {
  const { setup, status } = update.game;
  if (setup.startsFull !== true || status !== 'lobby' || !isFull(update.game)) return update;
  return isPartlyCommitted(update.game) ? beginWaiting(update) : begin(update, chance);
}

/** Starts a full game, but lets the first deal wait for every person's browser to contribute. */
export function beginWaiting(update: GameUpdate): GameUpdate {
  return addRevision(update, startOf(update), { status: 'playing', dealBy: firstPatienceFrom(update.game, update.at) });
}

function startOf({ game }: GameUpdate): Omit<StoredEntry, 'revision' | 'at'> {
  return { seat: seatOf(game, game.host), action: 'start', by: 'person', events: [{ type: 'started' }] };
}
