import type { Circle, Season, SeasonTerms, StandingInvitation } from '@slow-train/protocol';
import { err, ok, parseSetup, type Result, type Seat } from '@slow-train/rules';
import { circleView, isOverFor, seasonFor } from './view.ts';
import { isIn, membersOf, nextOpening, openingAfter } from './circle.ts';
import { personAt, seatOf, type AccountId } from '../game/seats.ts';
import type { Outcome } from '../games/with-game.ts';
import type { Failure } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import * as circlePageStore from './page-store.ts';
import * as circleStore from './store.ts';
import { loadForFounder, NO_CIRCLE, type CirclePorts } from './load-circle.ts';
import { personWith } from './membership.ts';
import { openGame } from './open-game.ts';
import { askForTransfer, JOINED_LATER, SEASON_OVER, TAKEN } from './transfers.ts';
import * as transferStore from './transfer-store.ts';

const RUNS: Failure = { problem: 'conflict', detail: (say) => say.seasonRuns };
const NO_SEASON: Failure = { problem: 'not-found', detail: (say) => say.noSeason };
const NO_GAME: Failure = { problem: 'not-found', detail: (say) => say.noCircleGame };
const SEATED: Failure = { problem: 'conflict', detail: (say) => say.playsThemselves };
const NOBODY: Failure = { problem: 'conflict', detail: (say) => say.nobodyPlays };

/** Returns a circle as a member sees it. Failure: `not-found` */
export async function readCircle(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  account: AccountId,
  id: string,
): Promise<Result<Circle, Failure>> {
  const page = await circlePageStore.page({ db, now }, id, account);
  return page !== undefined && isIn(page, account) ? ok(circleView(page, account)) : err(NO_CIRCLE);
}

/** Returns one of a circle's seasons as a member sees it. Failure: `not-found` */
export async function readSeason(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  account: AccountId,
  { id, season }: { readonly id: string; readonly season: number },
): Promise<Result<Season, Failure>> {
  const page = await circlePageStore.page({ db, now }, id, account, season);
  if (page === undefined || !isIn(page, account)) return err(NO_CIRCLE);
  const view = seasonFor(page, account);
  return view === null ? err(NO_SEASON) : ok(view);
}

/**
 * Sets how a circle's next games are played, and when. The first weekly game for which there is time is asked for at
 * once or two days before.
 * Failures: `not-found`, `forbidden`, `invalid-request` (rules that do not go together)
 */
export async function setStanding(
  services: CirclePorts,
  account: AccountId,
  { id, standing }: { readonly id: string; readonly standing: StandingInvitation | null },
): Promise<Result<null, Failure>> {
  const loaded = await loadForFounder(services, id, account);
  if (!loaded.ok) return loaded;
  if (standing !== null) {
    const setup = parseSetup(
      standing.rules,
      Math.max(2, membersOf(loaded.value).length),
      standing.set,
      standing.rounds,
    );
    const two = setup.ok ? setup : parseSetup(standing.rules, 2, standing.set, standing.rounds);
    if (!two.ok) return err({ problem: 'invalid-request', detail: (say) => say.setup(two.error) });
  }
  const opening = nextOpening(standing, services.now().getTime());
  if (opening !== null) await services.scheduler.noLaterThan(opening.asksAt);
  await circleStore.setStanding(services.db, id, standing, opening && new Date(opening.asksAt));
  return ok(null);
}

/** Opens the next game, for the founder; the schedule then asks for the one after it. Failures: those of `openGame` */
export async function openNextGame(
  services: CirclePorts,
  account: AccountId,
  id: string,
): Promise<Outcome<{ readonly id: string }>> {
  const opened = await openGame(services, id, account);
  if (!opened.result.ok) return opened;
  const circle = (await circleStore.load(services.db, id))?.circle;
  const following = openingAfter(circle?.standing ?? null, services.now().getTime());
  if (circle && circle.opensAt !== null && following !== null && circle.opensAt < following)
    await circleStore.postpone(services.db, id, new Date(circle.opensAt), new Date(following));
  return opened;
}

/** Starts a circle's next season, for its founder. Failures: `not-found`, `forbidden`, `conflict` (one is being played) */
export async function startSeason(
  services: CirclePorts,
  account: AccountId,
  { id, terms }: { readonly id: string; readonly terms: SeasonTerms },
): Promise<Result<{ readonly season: number }, Failure>> {
  const latest = await loadSeason(services, account, id);
  if (!latest.ok) return latest;
  if (latest.value !== null && !latest.value.isOver) return err(RUNS);
  const season = (latest.value?.number ?? 0) + 1;
  const isStarted = await circleStore.startSeason(services.db, id, season, terms, services.now());
  return isStarted ? ok({ season }) : err(RUNS);
}

/** Ends the season being played, for the founder: its table stays as it is. Failures: `not-found`, `forbidden` */
export async function endSeason(services: CirclePorts, account: AccountId, id: string): Promise<Result<null, Failure>> {
  const latest = await loadSeason(services, account, id);
  if (!latest.ok) return latest;
  if (latest.value === null) return err(NO_SEASON);
  await circleStore.endSeason(services.db, id, latest.value.number, services.now());
  return ok(null);
}

async function loadSeason(
  services: CirclePorts,
  account: AccountId,
  id: string,
): Promise<Result<Season | null, Failure>> {
  const loaded = await loadForFounder(services, id, account);
  if (!loaded.ok) return loaded;
  const page = await circlePageStore.page(services, id, account);
  return page === undefined ? err(NO_CIRCLE) : ok(seasonFor(page, account));
}

/**
 * Notes who plays a game of the circle for a member, or nobody; for the founder. The result then counts for the member.
 * If the game is over, both are asked first, and after its season nothing moves: a win must not go to another once all
 * know who leads.
 * Failures: `not-found`, `forbidden`, `conflict` (the member plays themselves or joined after the game was opened, nobody is
 * in that seat, or the season is over)
 */
export async function setSubstitute(
  services: CirclePorts,
  account: AccountId,
  {
    id,
    game: gameId,
    member,
    seat,
  }: { readonly id: string; readonly game: string; readonly member: number; readonly seat: Seat | null },
): Promise<Result<null, Failure>> {
  const loaded = await loadForFounder(services, id, account);
  if (!loaded.ok) return loaded;
  const found = personWith({ people: membersOf(loaded.value) }, member);
  if (!found.ok) return found;
  const page = await circlePageStore.page(services, id, account);
  const listed = page?.games.find((one) => one.game.id === gameId);
  if (page === undefined || listed === undefined) return err(NO_GAME);
  const { game, season, openedAt } = listed;
  if (isOverFor(page, account, season)) return err(SEASON_OVER);
  const absent = found.value.account;
  const now = page.substitutes.find((one) => one.gameId === gameId && one.account === absent)?.substitute;
  const pair = { page, gameId, account: absent };
  if (seat === null) {
    if (game.status !== 'finished') await circleStore.substitute(services.db, gameId, absent, null);
    else if (now === undefined) await transferStore.withdraw(services.db, gameId, absent);
    else return askForTransfer(services, account, { ...pair, substitute: now, isBack: true });
    return ok(null);
  }
  if (found.value.since > openedAt.getTime()) return err(JOINED_LATER);
  if (seatOf(game, absent) !== null) return err(SEATED);
  const substitute = personAt(game, seat)?.account;
  const isBusy = page.substitutes.some(
    (one) => one.gameId === gameId && one.substitute === substitute && one.account !== absent,
  );
  if (substitute === undefined || isBusy) return err(NOBODY);
  if (now === substitute) return ok(null);
  if (game.status === 'finished')
    return now === undefined ? askForTransfer(services, account, { ...pair, substitute, isBack: false }) : err(TAKEN);
  await circleStore.substitute(services.db, gameId, absent, substitute);
  return ok(null);
}
