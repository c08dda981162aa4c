import { nextWeekly } from '@slow-train/clock';
import type { Instant, StandingInvitation } from '@slow-train/protocol';
import { isApartFrom, peopleIn, type Blocks } from '../game/blocks.ts';
import type { Game } from '../game/game.ts';
import { looksLike } from '../game/look-alike.ts';
import { reservedSeatOf } from '../game/reservations.ts';
import { seatOf, type AccountId } from '../game/seats.ts';

/** A circle as it is stored. */
export interface StoredCircle {
  readonly id: string;
  readonly name: string;
  readonly founder: AccountId | null;
  readonly invitation: string;
  readonly standing: StandingInvitation | null;
  /** When the schedule asks everybody for the next game; null for never. */
  readonly opensAt: Instant | null;
}

/** Somebody in a circle, or asked to join it. */
export interface CircleMember {
  readonly account: AccountId;
  readonly number: number;
  readonly state: 'asked' | 'member';
  /** The name of their account when they joined or were asked, and now. */
  readonly joinedAs: string;
  readonly current: string;
  readonly by: string | null;
  /** Whether somebody who is asked answers later. */
  readonly isLater: boolean;
  readonly since: Instant;
}

/** A circle with everybody in it, and the blocks between them. */
export interface LoadedCircle {
  readonly circle: StoredCircle;
  /** Members that the founder has removed, and not asked again. */
  readonly removed: readonly AccountId[];
  /** By number, so the longest member first. */
  readonly people: readonly CircleMember[];
  readonly blocks: Blocks;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Everybody is asked so long before a game starts. */
const ASKED_AHEAD = 2 * DAY;
/** Or later, but not later than this. */
const SHORTEST_NOTICE = 12 * HOUR;

/** Returns the members: without those who have only been asked. */
export function membersOf({ people }: Pick<LoadedCircle, 'people'>): readonly CircleMember[] {
  return people.filter(({ state }) => state === 'member');
}

/** Whether an account is in the circle. */
export function isIn(loaded: Pick<LoadedCircle, 'people'>, account: AccountId): boolean {
  return membersOf(loaded).some((one) => one.account === account);
}

/** Returns each member's name: their present one, unless that looks like another's. */
export function namesIn({ people }: Pick<LoadedCircle, 'people'>): ReadonlyMap<AccountId, string> {
  const names = new Map<AccountId, string>();
  for (const { account, current, joinedAs } of people) {
    const isTaken = [...names.values()].some((name) => looksLike(name, current));
    names.set(account, isTaken || current === '' ? joinedAs : current);
  }
  return names;
}

/** When everybody is asked for a game, and when it starts. */
export interface Opening {
  readonly asksAt: Instant;
  readonly startsAt: Instant;
}

/** Returns the next weekly game for which there is time to ask everybody; null if there is none each week. */
export function nextOpening(standing: StandingInvitation | null, now: Instant): Opening | null {
  const weekly = standing?.weekly;
  if (weekly === undefined || weekly === null) return null;
  const startsAt = nextWeekly(weekly, now + SHORTEST_NOTICE);
  return { startsAt, asksAt: Math.max(now, startsAt - ASKED_AHEAD) };
}

/** Returns when everybody is asked to the weekly game after the one that they are asked to now; null for never. */
export function openingAfter(standing: StandingInvitation | null, now: Instant): Instant | null {
  const opening = nextOpening(standing, now);
  const weekly = standing?.weekly ?? null;
  return opening === null || weekly === null ? null : nextWeekly(weekly, opening.startsAt) - ASKED_AHEAD;
}

/**
 * Returns the members to ask to a game of this size, in the order of their seats: the one who has sat out longest comes
 * first, and nobody with somebody they have blocked.
 * @param first who sets it up; null for the schedule
 * @param playedLast when each of them last played
 */
export function askedIn(
  loaded: LoadedCircle,
  seats: number,
  first: AccountId | null,
  playedLast: ReadonlyMap<AccountId, Instant>,
): readonly CircleMember[] {
  const asked: CircleMember[] = [];
  for (const one of inOrder(loaded, first, playedLast)) {
    const others = asked.map(({ account }) => account);
    if (asked.length < seats && !isApartFrom(loaded.blocks, one.account, others)) asked.push(one);
  }
  return asked;
}

/** Returns the members, those first who have sat out longest. */
function inOrder(
  loaded: LoadedCircle,
  first: AccountId | null,
  playedLast: ReadonlyMap<AccountId, Instant>,
): readonly CircleMember[] {
  const last = ({ account }: CircleMember): number => (account === first ? -1 : (playedLast.get(account) ?? 0));
  return membersOf(loaded).toSorted((a, b) => last(a) - last(b) || a.number - b.number);
}

/**
 * Returns the member to ask to a game when somebody says no: the next one after all who have been asked, so that nobody
 * is asked twice; undefined if there is nobody left.
 */
export function askedNext(
  loaded: LoadedCircle,
  { seats, host }: Pick<Game, 'seats' | 'host'>,
  playedLast: ReadonlyMap<AccountId, Instant>,
): CircleMember | undefined {
  const order = inOrder(loaded, null, playedLast);
  const isThere = ({ account }: CircleMember): boolean =>
    seatOf({ seats }, account) !== null || reservedSeatOf({ seats }, account) !== null;
  // The member who sets a game up is in it, whenever they last played.
  const latest = order.findLastIndex((one) => one.account !== host && isThere(one));
  const people = peopleIn({ seats });
  return order.slice(latest + 1).find((one) => !isThere(one) && !isApartFrom(loaded.blocks, one.account, people));
}
