import type { Instant } from '@slow-train/protocol';
import { eveningRounds, halfEntered, rankedBy, type Evening } from '@slow-train/protocol/evening';
import { err, ok, placesOf, totalsOf, type Result } from '@slow-train/rules';
import type { AccountId } from '../game/seats.ts';
import type { Failure } from '../http/problem.ts';
import { isIn, membersOf, namesIn } from './circle.ts';
import * as eveningStore from './evening-store.ts';
import { NO_CIRCLE, type CirclePorts } from './load-circle.ts';
import * as circlePageStore from './page-store.ts';
import { seasonFor } from './view.ts';

/** How long those who played have to object. */
const OBJECTION_MS = 3 * 24 * 60 * 60_000;
const ID_LENGTH = 12;

const NO_SEASON: Failure = { problem: 'conflict', detail: (say) => say.eveningNoSeason };
const UNFINISHED: Failure = { problem: 'conflict', detail: (say) => say.eveningUnfinished };
const POINTS: Failure = { problem: 'conflict', detail: (say) => say.eveningPoints };
const ENTERED: Failure = { problem: 'conflict', detail: (say) => say.eveningEntered };
const PLAYERS: Failure = { problem: 'invalid-request', detail: (say) => say.eveningPlayers };
const NO_EVENING: Failure = { problem: 'not-found', detail: (say) => say.noCircleEvening };
const COUNTS: Failure = { problem: 'conflict', detail: (say) => say.eveningCounts };

/** What an evening was for each of its people: pips by round, and the place among all of them. */
interface Outcome {
  readonly scores: readonly (readonly number[])[];
  readonly totals: readonly number[];
  readonly places: readonly number[];
}

/** Returns the outcome of an evening's complete rounds; null if there is none, or one that is half entered. */
function outcomeOf(evening: Evening): Outcome | null {
  const rounds = eveningRounds(evening);
  if (halfEntered(rounds) >= 0) return null;
  const scores = rounds.filter(({ isComplete }) => isComplete).map((round) => round.scores.map((score) => score ?? 0));
  if (scores.length === 0) return null;
  const seats = evening.people.length;
  return { scores, totals: totalsOf(scores, seats), places: placesOf(rankedBy(evening), scores, seats) };
}

/**
 * Enters an evening of real dominoes into the season of a circle, for one of its members, as if it were a game. Its
 * results count once all members who played have confirmed it, or after three days without an objection.
 * @param players the number of the member in each seat; null for a guest, who gets nothing
 * Failures: `not-found`; `invalid-request` (the players are no members, or fewer than two); `conflict` (no season is being
 * played, a round is half entered, points in a season of pips, entered before)
 */
export async function enterEvening(
  { db, chance, now, scheduler }: CirclePorts,
  account: AccountId,
  {
    id: circle,
    evening,
    players,
  }: { readonly id: string; readonly evening: Evening; readonly players: readonly (number | null)[] },
): Promise<Result<{ readonly id: string }, Failure>> {
  const page = await circlePageStore.page({ db, now }, circle, account);
  if (page === undefined || !isIn(page, account)) return err(NO_CIRCLE);
  const season = seasonFor(page, account);
  if (season === null || season.isOver) return err(NO_SEASON);
  const outcome = outcomeOf(evening);
  if (outcome === null) return err(UNFINISHED);
  if (season.terms.counted === 'pips' && evening.rules.scoring === 'winner') return err(POINTS);
  const members = membersOf(page);
  const seats = evening.people.map((name, seat) => {
    const number = players[seat] ?? null;
    return {
      name,
      number,
      account: members.find((one) => one.number === number)?.account ?? null,
      place: outcome.places[seat] ?? 1,
      pips: outcome.totals[seat] ?? 0,
      scores: outcome.scores.map((round) => round[seat] ?? 0),
    };
  });
  const parts = seats.flatMap(({ account: one, place, scores }) =>
    one === null ? [] : [{ account: one, place, scores, says: one === account ? true : null }],
  );
  const isMatched = seats.every((one) => one.number === null || one.account !== null);
  const isTwice = new Set(parts.map((one) => one.account)).size < parts.length;
  if (players.length !== seats.length || !isMatched || isTwice || parts.length < 2) return err(PLAYERS);
  const at = now();
  const id = chance.id(ID_LENGTH);
  const asked = parts.map((one) => one.account).filter((one) => one !== account);
  const anchors = await eveningStore.anchors(db, asked);
  const by = namesIn(page).get(account) ?? '';
  await scheduler.noLaterThan(at.getTime());
  const isEntered = await eveningStore.enter(
    db,
    {
      id,
      circle,
      season: season.number,
      by: account,
      evening: evening.id,
      title: evening.title,
      playedAt: new Date(Math.min(evening.begun, at.getTime())),
      openedAt: at,
      countsAt: new Date(at.getTime() + OBJECTION_MS),
      rounds: outcome.scores.length,
      guests: seats.flatMap(({ account: one, name, place, pips }) => (one === null ? [{ name, place, pips }] : [])),
      parts,
    },
    anchors.map((anchor) => eveningStore.eveningEvent('evening', anchor, { id, circle, by, at })),
  );
  return isEntered ? ok({ id }) : err(ENTERED);
}

/**
 * Confirms an evening for somebody who played, or objects to it; who entered it may take it back. One objection is enough:
 * then it is not entered, and who entered it is told.
 * Failures: `not-found`, `conflict` (it counts already)
 */
export async function answerEvening(
  { db, now, scheduler }: CirclePorts,
  account: AccountId,
  { id: circle, game, answer }: { readonly id: string; readonly game: string; readonly answer: 'yes' | 'no' },
): Promise<Result<null, Failure>> {
  const page = await circlePageStore.page({ db, now }, circle, account);
  const evening = page?.evenings.find(({ id }) => id === game);
  if (page === undefined || evening === undefined || !isIn(page, account)) return err(NO_EVENING);
  const hasPlayed = evening.parts.some((one) => one.account === account);
  if (!hasPlayed && evening.by !== account) return err(NO_EVENING);
  const at = now();
  if (!isPending(evening, at.getTime())) return answer === 'yes' ? ok(null) : err(COUNTS);
  if (answer === 'yes') await eveningStore.confirm(db, game, account, at);
  else {
    const author = evening.by === null || evening.by === account ? [] : [evening.by];
    const anchors = await eveningStore.anchors(db, author);
    const by = namesIn(page).get(account) ?? '';
    await scheduler.noLaterThan(at.getTime());
    const told = anchors.map((one) => eveningStore.eveningEvent('objected', one, { id: game, circle, by, at }));
    await eveningStore.withdraw(db, game, told, at);
  }
  return ok(null);
}

/** Whether the results of an evening do not count yet. */
const isPending = ({ countsAt }: { readonly countsAt: Date }, now: Instant): boolean => countsAt.getTime() > now;
