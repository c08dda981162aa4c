import { isQuietTooLong } from '@slow-train/clock';
import type { SeatHours, SeatRequest } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { isAnybody, isOfficial } from '../game/names.ts';
import { looksLike } from '../game/look-alike.ts';
import type { AccountId, PersonOccupant } from '../game/seats.ts';
import type { Failure } from '../http/problem.ts';
import { suspended } from '../session/sanctions.ts';
import type { OccupantProfile } from '../store/occupant-queries.ts';

/**
 * Returns why nobody may have this name at any table; null if somebody may.
 * Failure: `name-taken`, for names of those who run the site, and for `You`, in any language
 */
export function reservedName(name: string): Failure | null {
  if (isOfficial(name)) return { problem: 'name-taken', detail: (say) => say.officialName };
  return isAnybody(name) ? { problem: 'name-taken', detail: (say) => say.anybodysName } : null;
}

/**
 * Returns a person ready to be seated, with their account's current name: a session's cookie may be older. Their clock
 * stands still during their quiet hours.
 * @param request the time zone is used if their account has none, the name instead of their account's
 * Failures: `conflict` if they have no name yet, because the others could not call them anything; `suspended`; `name-taken` (a name
 * that nobody may have)
 */
export function occupantFrom(
  account: AccountId,
  profile: OccupantProfile | null,
  { zone, name }: SeatRequest = {},
): Result<PersonOccupant, Failure> {
  if (profile !== null) {
    if (profile.suspendedUntil !== null) return err(suspended(profile.suspendedUntil));
    const reserved = name === undefined ? null : reservedName(name);
    if (reserved !== null) return err(reserved);
    return ok({ kind: 'person', account, name: name ?? profile.name, hours: hoursFrom(profile, zone) });
  }
  return err({
    problem: 'conflict',
    detail: (say) => say.noName,
  });
}

/**
 * Whether this account may take a seat of its own in such a game: guests play without rating, since a rating that
 * anybody can begin again says nothing.
 * Failure: `forbidden`
 */
export function mayPlay(
  { rated }: { readonly rated?: boolean | undefined },
  profile: OccupantProfile | null,
): Result<null, Failure> {
  if (rated !== true || profile?.isGuest !== true) return ok(null);
  return err({ problem: 'forbidden', detail: (say) => say.ratedGuest });
}

/**
 * Returns a newcomer, if nobody at the table has a name that looks like theirs.
 * @param names of the others
 * Failure: `name-taken`
 */
export function withOwnName(newcomer: PersonOccupant, names: readonly string[]): Result<PersonOccupant, Failure> {
  const other = names.find((name) => looksLike(name, newcomer.name));
  if (other === undefined) return ok(newcomer);
  return err({
    problem: 'name-taken',
    detail: (say) => say.nameTaken(other),
  });
}

function hoursFrom({ quiet, timeZone }: OccupantProfile, zone: string | undefined): SeatHours {
  const known = timeZone ?? zone;
  if (known === undefined) return { zone: 'UTC', quiet: null };
  return { zone: known, quiet: quiet === null || isQuietTooLong(quiet) ? null : quiet };
}
