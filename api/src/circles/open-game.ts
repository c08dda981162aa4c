import type { Instant, StandingInvitation } from '@slow-train/protocol';
import { err, ok, parseTable, ruleChoice, type Result, type Seat, type Setup } from '@slow-train/rules';
import type { Chance } from '../game/chance.ts';
import { askedIn, namesIn, nextOpening, openingAfter, type CircleMember, type LoadedCircle } from './circle.ts';
import { prepareAhead } from '../game/commitments.ts';
import { UNPLAYED, type Game } from '../game/game.ts';
import { newInvitation } from '../game/invitation.ts';
import { reserve } from '../game/reservations.ts';
import { sitDownAt } from '../game/seating.ts';
import type { AccountId, PersonOccupant } from '../game/seats.ts';
import { startUpdate, type GameUpdate } from '../game/update.ts';
import { occupantFrom } from '../games/occupant.ts';
import { withGame, type LoadedGame, type Outcome } from '../games/with-game.ts';
import type { Failure } from '../http/problem.ts';
import * as circleStore from './store.ts';
import { NO_CIRCLE, type CirclePorts } from './load-circle.ts';

/** Longest name of a game. */
const MOST_LETTERS = 40;
const MOST_SEATS = 16;
/** Until the schedule returns to a circle whose next game could not be opened. */
const POSTPONED_MS = 15 * 60_000;

const NOT_FOUNDER: Failure = { problem: 'forbidden', detail: (say) => say.founderOnly };
const OPEN: Failure = { problem: 'conflict', detail: (say) => say.circleGameOpen };
const UNSET: Failure = { problem: 'conflict', detail: (say) => say.circleUnset };
const TOO_FEW: Failure = { problem: 'conflict', detail: (say) => say.circleTooFew };

type BeforeOpening = NonNullable<Awaited<ReturnType<typeof circleStore.beforeOpening>>>;

interface Loaded extends LoadedGame, BeforeOpening {
  readonly host: PersonOccupant | null;
}

/**
 * Opens a circle's next game: keeps a seat for every member who fits, and asks them. With a weekday it starts then with
 * those who have come; otherwise when its host says so, or when all are there. It belongs to the season being played.
 * @param by the founder, who sits down; null for the schedule, which has it wait without a host
 * Failures: `not-found`, `forbidden`, `conflict` (one is open, no rules, nobody to play with)
 */
export async function openGame(
  ports: CirclePorts,
  id: string,
  by: AccountId | null,
): Promise<Outcome<{ readonly id: string }>> {
  const { store, db, chance } = ports;
  return withGame<Loaded, { readonly id: string }>(ports, {
    async load() {
      const [found, profile] = await Promise.all([
        circleStore.beforeOpening(db, id),
        by === null ? null : store.profileOf(by),
      ]);
      if (found === undefined) return err(NO_CIRCLE);
      if (by === null) return ok({ ...found, game: null, account: null, host: null });
      if (found.loaded.people.every(({ account }) => account !== by)) return err(NO_CIRCLE);
      if (found.loaded.circle.founder !== by) return err(NOT_FOUNDER);
      const host = occupantFrom(by, profile);
      return host.ok ? ok({ ...found, game: null, account: by, host: host.value }) : host;
    },
    decide({ loaded, latest, season, playedLast, host }, now) {
      const { circle } = loaded;
      if (latest.some(({ status }) => status === 'lobby')) return err(OPEN);
      if (circle.standing === null) return err(UNSET);
      const asked = asking(loaded, circle.standing, by, playedLast);
      if (!asked.ok) return asked;
      const number = (latest[0]?.number ?? 0) + 1;
      const startsAt = nextOpening(circle.standing, now)?.startsAt ?? null;
      const update = nextGame(loaded, asked.value, { number, host, startsAt }, now, chance);
      const inSeason =
        season === null || season.endedAt !== null ? [] : latest.filter((one) => one.season === season.number);
      const counted = inSeason.filter(
        ({ status, isCounted }) => isCounted || (status !== null && status !== 'finished'),
      );
      const isInSeason = season !== null && season.endedAt === null && counted.length < season.terms.games;
      const { game } = update;
      return ok({
        update,
        answer: { id: game.id },
        circle: {
          gameId: game.id,
          circleId: circle.id,
          number,
          season: isInSeason ? season.number : null,
          openedAt: new Date(now),
        },
      });
    },
  });
}

interface Asking {
  readonly setup: Setup;
  readonly people: readonly CircleMember[];
}

/** Returns the members to ask, as many as the rules allow, and the setup for that number. */
function asking(
  loaded: LoadedCircle,
  { rules, set, rounds }: StandingInvitation,
  by: AccountId | null,
  playedLast: ReadonlyMap<AccountId, Instant>,
): Result<Asking, Failure> {
  const everybody = askedIn(loaded, MOST_SEATS, by, playedLast);
  for (let seats = everybody.length; seats >= 2; seats--) {
    const setup = parseTable(rules, seats, set, rounds);
    if (setup.ok) return ok({ setup: setup.value, people: everybody.slice(0, seats) });
  }
  return err(TOO_FEW);
}

function nextGame(
  loaded: LoadedCircle,
  { setup: { rules, set, rounds }, people }: Asking,
  {
    number,
    host,
    startsAt,
  }: { readonly number: number; readonly host: PersonOccupant | null; readonly startsAt: Instant | null },
  now: Instant,
  chance: Chance,
): GameUpdate {
  const { circle } = loaded;
  const { clock = null, phrasesOnly = false } = circle.standing ?? {};
  const game: Game = {
    id: chance.id(12),
    revision: 0,
    name: nameOf(circle.name, number),
    status: 'lobby',
    host: host?.account ?? null,
    setup: {
      rules: ruleChoice(rules),
      set,
      rounds,
      // As at a table of friends: moves play themselves only where that was chosen.
      forced: false,
      ...(phrasesOnly && { phrasesOnly }),
      ...(clock !== null && { clock }),
      ...(startsAt === null ? { startsFull: true } : { startsAt }),
    },
    seats: people.map(() => ({ kind: 'nobody' })),
    ...newInvitation(chance, now),
    ...UNPLAYED,
    createdAt: now,
    updatedAt: now,
  };
  const names = namesIn(loaded);
  const empty: GameUpdate = { ...startUpdate(prepareAhead(game, chance), now), base: null };
  const own: Seat | null = host === null ? null : people.findIndex(({ account }) => account === host.account);
  const seated = host === null || own === null ? empty : sitDownAt(empty, own, host);
  return people.reduce((update, one, seat) => {
    if (seat === own) return update;
    const name = names.get(one.account) ?? one.joinedAs;
    return reserve(update, seat, { account: one.account, name, answer: 'waiting' }, own);
  }, seated);
}

function nameOf(circle: string, number: number): string {
  const suffix = ` ${number}`;
  return (
    Array.from(circle)
      .slice(0, MOST_LETTERS - suffix.length)
      .join('')
      .trimEnd() + suffix
  );
}

/**
 * Asks the members of circles whose next game is due, and sets when they are asked again; called by the schedule. A
 * game to which too few have come by then is closed. One that fails is postponed.
 */
export async function openDueCircles(ports: CirclePorts, most: number): Promise<void> {
  const { db, now, log } = ports;
  for (const id of await circleStore.due(db, now(), most)) {
    try {
      await openDue(ports, id);
    } catch (error) {
      log.error('The next game of a circle could not be opened. It is tried again later.', { circle: id, error });
      const opensAt = (await circleStore.load(db, id))?.circle.opensAt ?? null;
      if (opensAt !== null)
        await circleStore.postpone(db, id, new Date(opensAt), new Date(now().getTime() + POSTPONED_MS));
    }
  }
}

async function openDue(ports: CirclePorts, id: string): Promise<void> {
  const { store, db, now } = ports;
  const found = await circleStore.beforeOpening(db, id);
  const { standing = null, opensAt = null } = found?.loaded.circle ?? {};
  if (found === undefined || opensAt === null || opensAt > now().getTime()) return;
  for (const one of found.latest.filter(({ status }) => status === 'lobby')) {
    const game = await store.load(one.id);
    const isPast = game?.setup.startsAt !== undefined && game.setup.startsAt <= now().getTime();
    if (game?.status === 'lobby' && isPast) await store.close(one.id, game.revision);
  }
  // The next time is a week later, also if this one fails. First, because a week without a game is better than two
  // games.
  await circleStore.postpone(db, id, new Date(opensAt), dateOf(openingAfter(standing, now().getTime())));
  await openGame(ports, id, null);
}

function dateOf(at: Instant | null): Date | null {
  return at === null ? null : new Date(at);
}
