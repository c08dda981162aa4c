import { isQuietTooLong } from '@slow-train/clock';
import type { SeatHours } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import type { AccountId, PersonOccupant } from '../game/seats.ts';
import type { Failure } from '../http/problem.ts';
import type { OccupantProfile } from '../store/game-store.ts';

/**
 * Returns a person ready to be seated, with their account's current name: a session's cookie may be older. Their clock
 * stands still during their quiet hours.
 * @param zone their time zone, if their account has none
 * Failure: `conflict` if they have no name yet, because the others could not call them anything
 */
export function occupantFrom(
  account: AccountId,
  profile: OccupantProfile | null,
  zone?: string,
): Result<PersonOccupant, Failure> {
  if (profile !== null) return ok({ kind: 'person', account, name: profile.name, hours: hoursFrom(profile, zone) });
  return err({
    problem: 'conflict',
    detail: 'Give yourself a name first (PUT /api/me): the others at the table will see it.',
  });
}

function hoursFrom({ quiet, timeZone }: OccupantProfile, zone: string | undefined): SeatHours {
  const known = timeZone ?? zone;
  if (known === undefined) return { zone: 'UTC', quiet: null };
  return { zone: known, quiet: quiet === null || isQuietTooLong(quiet) ? null : quiet };
}
