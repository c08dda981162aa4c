import {
  formatInstant,
  type GameAnswer,
  type OpenGame,
  type OpenGameFilter,
  type OpenGameList,
  type SeatRequest,
  type Wait,
} from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import type { Sentence } from '@slow-train/words';
import { isApartFrom, peopleIn } from '../game/blocks.ts';
import {
  freeSeats,
  kindOf,
  openSettings,
  openTerms,
  opennessOf,
  typicalHours,
  WAIT_MS,
  type OpenSettings,
} from '../game/open-game.ts';
import { reliabilityOf, whyUnreliable, type Unreliable } from '../game/reliability.ts';
import { nameAt, seatOf, type AccountId } from '../game/seats.ts';
import { NOT_FOUND, type Failure } from '../http/problem.ts';
import { hashOf } from '../platform/hash.ts';
import type { Platform } from '../platform/platform.ts';
import { OPEN_PAGE, type ListedOpenGame, type ListedWait, type OpenGameCursor } from '../store/open-game-store.ts';
import * as openGameStore from '../store/open-game-store.ts';
import type { Ports } from '../games/services.ts';
import { takeSeat } from '../games/take-seat.ts';
import { decisionFor, withGame, type Outcome } from '../games/with-game.ts';

/** Before the first game of the list. */
const FIRST: OpenGameCursor = { position: Number.MAX_SAFE_INTEGER, id: '' };
/** In how many queues somebody may wait. */
const WAIT_ID_LENGTH = 12;
const MOST_WAITS = 5;

/** Returns a page of open games that meet a filter, as a viewer may see them. @param token of their session; '' without one */
export async function listOpenGames(
  { db }: Pick<Platform, 'db'>,
  token: string,
  { after, ...filter }: OpenGameFilter & { readonly after?: OpenGameCursor | undefined },
): Promise<OpenGameList> {
  const { account, games, waits } = await openGameStore.list(db, token, filter, after ?? FIRST);
  const page = games.slice(0, OPEN_PAGE);
  const last = page.at(-1);
  const kinds = new Set(waits.map(({ kind }) => kind));
  return {
    games: page.flatMap((game) => openGameFor(game, account, kinds) ?? []),
    next: games.length > OPEN_PAGE && last !== undefined ? `${last.position}.${last.id}` : null,
    waits: waits.map(waitView),
  };
}

function openGameFor(game: ListedOpenGame, account: AccountId | null, kinds: ReadonlySet<string>): OpenGame | null {
  const { id, name, setup, seats, host, isFull, kind, hostHides, hostPlayed, hostLate, hours } = game;
  if (setup.open === undefined) return null;
  const hostSeat = seatOf(game, host);
  const typical = typicalHours(hours ?? []);
  const isShown = account !== null && !(hostHides ?? []).includes('reliability');
  const you = seatOf(game, account) !== null ? 'seated' : kinds.has(kind) ? 'waiting' : null;
  return {
    id,
    name,
    ...settingsView(openSettings({ setup, seats })),
    phrasesOnly: setup.phrasesOnly === true,
    open: opennessOf(setup.open),
    host: account === null || hostSeat === null ? null : (nameAt(game, hostSeat) ?? null),
    reliability: isShown ? reliabilityOf(hostPlayed, hostLate) : null,
    taken: seats.length - freeSeats(game),
    took: typical === null ? null : { hours: typical, games: hours?.length ?? 0 },
    isFull,
    you,
  };
}

function settingsView({ rules, set, rounds, seats, clock, rated }: OpenSettings) {
  return { rules, set, rounds, seats, clock: clock ?? null, isRated: rated === true };
}

function waitView({ id, settings, since }: ListedWait): Wait {
  const until = formatInstant(Date.parse(since) + WAIT_MS);
  return { id, ...settingsView(settings), language: settings.language, until };
}

/**
 * Seats somebody in an open game, which starts when it is full.
 * Failures: `not-found`; `conflict` (full, removed by its host, no name); `forbidden` (less reliable than its host
 * asks, a guest in a rated game); `name-taken`
 */
export function joinOpenGame(
  ports: Ports & Pick<Platform, 'db'>,
  account: AccountId,
  { id, ...request }: SeatRequest & { readonly id: string },
): Promise<Outcome<GameAnswer>> {
  const { store, chance, db } = ports;
  return withGame(ports, {
    async load() {
      const game = await store.load(id);
      if (game?.setup.open === undefined) return err(NOT_FOUND);
      const [profile, blocks, [reliability = null], isRemoved] = await Promise.all([
        store.profileOf(account),
        store.blocksAmong([account, ...peopleIn(game)]),
        openGameStore.reliabilitiesOf(db, [account]),
        openGameStore.isRemoved(db, id, account),
      ]);
      return ok({ game, account, profile, blocks, reliability, isRemoved });
    },
    decide({ game, profile, blocks, reliability, isRemoved }, now) {
      if (seatOf(game, account) !== null) return ok(decisionFor(game, null, account));
      // A blocked person does not learn of the game.
      if (isApartFrom(blocks, account, peopleIn(game))) return err(NOT_FOUND);
      if (isRemoved) return err(REMOVED);
      const terms = openTerms(game);
      if (terms === null) return err(FULL);
      const why = whyUnreliable(terms, reliability);
      if (why !== null) return err({ problem: 'forbidden', detail: sentenceOf(why) });
      const seated = takeSeat(game, { account, profile, request, blocks }, now, chance);
      return seated.ok ? ok(decisionFor(game, seated.value, account)) : seated;
    },
  });
}

const FULL: Failure = { problem: 'conflict', detail: (say) => say.openGameFull };
export const REMOVED: Failure = { problem: 'conflict', detail: (say) => say.removedByHost };

function sentenceOf(why: Unreliable): Sentence {
  switch (why.kind) {
    case 'late':
      return (say) => say.tooOftenLate(why.late, why.of, why.most);
    case 'new':
      return (say) => say.tooNew(why.known);
    default:
      return why satisfies never;
  }
}

/**
 * Puts somebody into the queue for a kind of game: that of a game in the list. They get the next seat that becomes free.
 * A retry with the same key changes nothing, even if they have been seated since.
 * Failures: `not-found`; `conflict` (sits there, a seat is free, no name, in too many queues); `forbidden` (a guest, for
 * rated games)
 */
export async function waitForSeat(
  { db, store, chance, now }: Ports & Pick<Platform, 'db'>,
  account: AccountId,
  { id, zone, key }: { readonly id: string; readonly zone?: string | undefined; readonly key?: string | undefined },
): Promise<Result<null, Failure>> {
  const wait =
    key === undefined ? chance.id(WAIT_ID_LENGTH) : (await hashOf([account, id, key])).slice(0, WAIT_ID_LENGTH);
  if (key !== undefined && (await openGameStore.hasWaited(db, wait))) return ok(null);
  const game = await store.load(id);
  if (game?.setup.open === undefined) return err(NOT_FOUND);
  const [profile, blocks, waits] = await Promise.all([
    store.profileOf(account),
    store.blocksAmong([account, ...peopleIn(game)]),
    openGameStore.waitsOf(db, account),
  ]);
  if (isApartFrom(blocks, account, peopleIn(game))) return err(NOT_FOUND);
  if (seatOf(game, account) !== null) return err({ problem: 'conflict', detail: (say) => say.alreadySeated });
  if (openTerms(game) !== null && freeSeats(game) > 0)
    return err({ problem: 'conflict', detail: (say) => say.seatIsFree });
  if (profile === null) return err({ problem: 'conflict', detail: (say) => say.noName });
  if (game.setup.rated === true && profile.isGuest)
    return err({ problem: 'forbidden', detail: (say) => say.ratedGuest });
  if (waits >= MOST_WAITS) return err({ problem: 'conflict', detail: (say) => say.tooManyWaits(MOST_WAITS) });
  const settings = openSettings(game);
  await openGameStore.wait(db, wait, account, kindOf(settings), settings, zone, now());
  return ok(null);
}
