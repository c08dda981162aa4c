import type { Vote, VoteMatter } from '@slow-train/protocol';
import type { Seat } from '@slow-train/rules';
import type { Game } from '../games/game.ts';
import { majorityOf } from './majority.ts';

/** How a vote stands. */
export type Verdict = 'open' | 'passed' | 'failed';

/** The seats that vote on this: those of the people who sit there now, but for the one that it is about. */
export function votersOn(matter: VoteMatter, { seats }: Pick<Game, 'seats'>): Seat[] {
  const concerned = matter.kind === 'replace' ? matter.seat : null;
  return seats.flatMap((seated, seat) => (seated.kind === 'person' && seat !== concerned ? [seat] : []));
}

/** The vote for the seats as they are: whoever sits there no more has no ballot, and the majority is that of the others. */
export function recounted(vote: Vote, game: Pick<Game, 'seats'>): Vote {
  const voters = votersOn(vote.matter, game);
  const isVoter = (seat: Seat): boolean => voters.includes(seat);
  const needed = majorityOf(vote.matter.kind, voters.length);
  return { ...vote, voters, needed, yes: vote.yes.filter(isVoter), no: vote.no.filter(isVoter) };
}

/** The vote with the ballot of this seat in the place of the one before; without any for null. */
export function withBallot(vote: Vote, seat: Seat, inFavour: boolean | null): Vote {
  const others = (ballots: readonly Seat[]): Seat[] => ballots.filter((one) => one !== seat);
  const yes = inFavour === true ? [...others(vote.yes), seat] : others(vote.yes);
  const no = inFavour === false ? [...others(vote.no), seat] : others(vote.no);
  return { ...vote, yes, no };
}

/** It has passed once enough are in favour, and failed once they cannot become enough any more. */
export function verdictOn({ voters, needed, yes, no }: Pick<Vote, 'voters' | 'needed' | 'yes' | 'no'>): Verdict {
  if (yes.length >= needed) return 'passed';
  return voters.length - no.length < needed ? 'failed' : 'open';
}
