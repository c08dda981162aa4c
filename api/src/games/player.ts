import { isQuietTooLong } from '@slow-train/clock';
import type { NotifyChoices, SeatHours } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import type { Failure } from '../problem.ts';
import type { Seated } from './game.ts';

/** Who asks, as far as a cookie that we signed tells: the first query finds whose session it is, and whether it still is one. */
export interface Caller {
  readonly token: string;
}

/** What an account says of itself. */
export interface Profile extends Pick<NotifyChoices, 'quiet' | 'timeZone'> {
  readonly name: string;
}

/** Who asks. How they are called is not taken from the session: its cookie may be older than their name. */
export interface Player {
  readonly account: string;
}

/**
 * The player as somebody who can sit down, under the name the account has now; their clock stands still in the hours of
 * which they have said that they do not want to be told anything.
 * @param zone where they live, if their account does not say so
 * Failure: `conflict` for one without a name, for the others have to call them something
 */
export async function sitterFrom(
  store: { profileOf(account: string): Promise<Profile | null> },
  { account }: Player,
  zone?: string,
): Promise<Result<Seated & { kind: 'person' }, Failure>> {
  const profile = await store.profileOf(account);
  if (profile !== null) return ok({ kind: 'person', account, name: profile.name, hours: hoursFrom(profile, zone) });
  return err({
    problem: 'conflict',
    detail: 'Give yourself a name first (PUT /api/me): the others at the table will see it.',
  });
}

function hoursFrom({ quiet, timeZone }: Profile, zone: string | undefined): SeatHours {
  const known = timeZone ?? zone;
  if (known === undefined) return { zone: 'UTC', quiet: null };
  return { zone: known, quiet: quiet === null || isQuietTooLong(quiet) ? null : quiet };
}
