import type {
  NewTournamentSchema,
  TournamentChange,
  TournamentList,
  TournamentSummary,
  TournamentView,
} from '@slow-train/protocol';
import { fullRounds } from '@slow-train/ranking/pairing';
import { newHex32 } from '@slow-train/fairness';
import { formatInstant, TOURNAMENT_LIMITS } from '@slow-train/protocol';
import { err, ok, parseTable, ruleChoice, type Result } from '@slow-train/rules';
import type * as z from 'zod';
import { hasBlocked, type Blocks } from '../game/blocks.ts';
import type { AccountId } from '../game/seats.ts';
import type { Failure } from '../http/problem.ts';
import { hashOfText } from '../platform/hash.ts';
import { keyedHash } from '../platform/keyed-hash.ts';
import { suspended } from '../session/sanctions.ts';
import type { OccupantProfile } from '../store/occupant-queries.ts';
import { CLOSED, register } from './registration.ts';
import { begin, cancel, LEAST_PEOPLE, withdraw } from './rounds.ts';
import * as tournamentStore from './store.ts';
import { comeIn } from './substitutes.ts';
import { replaceLeavers } from './table-games.ts';
import {
  entrantOf,
  newsForAll,
  playersIn,
  type TournamentEntrant,
  type TournamentStep,
  type Tournament,
} from './tournament.ts';
import { tournamentView } from './view.ts';
import { NO_TOURNAMENT, withTournament, type TournamentServices } from './with-tournament.ts';

export type NewTournamentCommand = z.output<typeof NewTournamentSchema>;

const GUEST: Failure = { problem: 'forbidden', detail: (say) => say.tournamentGuest };
const NO_NAME: Failure = { problem: 'conflict', detail: (say) => say.noName };
const NOT_ORGANISER: Failure = { problem: 'forbidden', detail: (say) => say.notOrganiser };
const STARTED: Failure = { problem: 'conflict', detail: (say) => say.tournamentStarted };
export const TOURNAMENT_OVER: Failure = { problem: 'conflict', detail: (say) => say.tournamentOver };
const TOO_FEW: Failure = { problem: 'conflict', detail: (say) => say.tournamentTooFew(LEAST_PEOPLE) };

const KEY_REUSED: Failure = { problem: 'key-reused', detail: (say) => say.keyReused };
const CLOSES: Failure = { problem: 'invalid-request', detail: (say) => say.tournamentCloses };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LONGEST_OPEN = 366 * 24 * HOUR;
/** Before people are told of another time, so that an organiser who corrects it again tells them once. */
const SETTLED_AFTER = 10 * MINUTE;

/**
 * Creates a tournament, for which people with its link register. Its organiser is not registered.
 * @param key of a request that may come again, for which it is the same tournament; undefined for none
 * Failures: `forbidden` (a guest), `conflict` (no name), `suspended`, `key-reused`, `invalid-request` (a sentence on what does not fit together)
 */
export async function createTournament(
  services: TournamentServices,
  account: AccountId,
  command: NewTournamentCommand,
  key?: string,
): Promise<Result<TournamentView, Failure>> {
  const { store, db, settings, scheduler, chance, now } = services;
  const allowed = mayTakePart(await store.profileOf(account));
  if (!allowed.ok) return allowed;
  if (allowed.value.isGuest) return err(GUEST);
  // The same key gives the same id, so that nothing else has to be stored.
  const id = key === undefined ? chance.id(12) : (await keyedHash(settings, 'tournament', account, key)).slice(0, 12);
  const known = key === undefined ? undefined : await tournamentStore.load(db, id);
  if (known === undefined) {
    const at = now().getTime();
    const created = newTournament(command, account, { id, seed: newHex32() }, at);
    if (!created.ok) return created;
    const isSaved = await tournamentStore.save(db, scheduler, null, created.value, [], at);
    // The same request may have been faster.
    if (!isSaved && key === undefined) return err(NO_TOURNAMENT);
  } else if (!isSame(known, command)) return err(KEY_REUSED);
  return readTournament(services, account, { id });
}

/** Whether a request asks for this tournament, by everything that nobody can have changed since. */
function isSame(known: Tournament, asked: NewTournamentCommand) {
  const { name, kind, tableSize, roundDays, mostPeople, accountDays, finishedGames, language } = asked;
  return (
    known.name === name &&
    known.kind === kind &&
    known.tableSize === tableSize &&
    known.roundDays === roundDays &&
    known.mostPeople === mostPeople &&
    known.accountDays === accountDays &&
    known.finishedGames === finishedGames &&
    known.language === language
  );
}

function mayTakePart(profile: OccupantProfile | null): Result<OccupantProfile, Failure> {
  if (profile === null) return err(NO_NAME);
  if (profile.suspendedUntil !== null) return err(suspended(profile.suspendedUntil));
  return ok(profile);
}

function newTournament(
  command: NewTournamentCommand,
  organiser: AccountId,
  { id, seed }: Pick<Tournament, 'id' | 'seed'>,
  now: number,
): Result<Tournament, Failure> {
  const { name, kind, tableSize, roundDays, mostPeople, language, clock, set, gameRounds, rated, phrasesOnly } =
    command;
  const { accountDays, finishedGames, fromNetwork, listed } = command;
  const closesAt = Date.parse(command.closesAt);
  const invalid = (detail: Failure['detail']): Result<Tournament, Failure> =>
    err({ problem: 'invalid-request', detail });
  if (!mayClose(closesAt, now)) return err(CLOSES);
  // Where tables do not come out even, some are smaller.
  const setups = Array.from({ length: tableSize - 1 }, (_, index) =>
    parseTable(command.rules, index + 2, set, gameRounds),
  );
  const wrong = setups.find((setup) => !setup.ok);
  if (wrong?.ok === false) return invalid((say) => say.setup(wrong.error));
  const [smallest] = setups;
  if (smallest?.ok !== true) return invalid((say) => say.tournamentCloses);
  const { rules } = smallest.value;
  if (rated && Object.keys(ruleChoice(rules)).length > 1) return invalid((say) => say.ratedRules);
  const all = kind === 'roundRobin' && tableSize === 2 ? fullRounds(mostPeople, tableSize) : null;
  if (all !== null && all > TOURNAMENT_LIMITS.rounds.most)
    return invalid((say) => say.tournamentTooLong(TOURNAMENT_LIMITS.rounds.most + 1));
  return ok({
    id,
    version: 1,
    name,
    organiser,
    status: 'open',
    kind,
    setup: {
      rules: ruleChoice(rules),
      ...(set !== undefined && { set: smallest.value.set }),
      rounds: gameRounds,
      forced: true,
      clock,
      ...(phrasesOnly && { phrasesOnly }),
      ...(rated && { rated }),
    },
    tableSize,
    rounds: all ?? command.rounds,
    roundDays,
    mostPeople,
    accountDays,
    finishedGames,
    fromNetwork,
    listed,
    language,
    seed,
    closesAt,
    round: 0,
    roundEndsAt: null,
    dueAt: closesAt,
    createdAt: now,
    entrants: [],
    scores: [],
    tables: [],
  });
}

/** Whether registration may end then. */
function mayClose(closesAt: number, now: number): boolean {
  return closesAt > now && closesAt <= now + LONGEST_OPEN;
}

/** Returns the tournament for somebody who may be signed out, with the tables of a round. Failure: `not-found` */
export async function readTournament(
  { db, store }: TournamentServices,
  account: AccountId | null,
  { id, round }: { readonly id: string; readonly round?: number | undefined },
): Promise<Result<TournamentView, Failure>> {
  const tournament = await tournamentStore.load(db, id, round);
  if (tournament === undefined) return err(NO_TOURNAMENT);
  const { organiser, seed } = tournament;
  const people = tournament.entrants.flatMap((one) => one.account ?? []);
  const [blocks, profiles, seedHash] = await Promise.all([
    account === null ? [] : store.blocksAmong([account, ...people, ...someone(organiser)]),
    store.profilesOf(someone(organiser)),
    hashOfText(seed),
  ]);
  if (hidesOrganiser(tournament, account, blocks)) return err(NO_TOURNAMENT);
  const name = organiser === null ? null : (profiles.get(organiser)?.name ?? null);
  return ok(tournamentView(tournament, round ?? tournament.round, { account, blocks, seedHash, organiser: name }));
}

function someone(account: AccountId | null): readonly AccountId[] {
  return account === null ? [] : [account];
}

/** Whether somebody sees nothing of the organiser because of their own block, and does not play there already. */
function hidesOrganiser(tournament: Tournament, account: AccountId | null, blocks: Blocks): boolean {
  const { organiser } = tournament;
  if (account === null || organiser === null || entrantOf(tournament, account) !== undefined) return false;
  return hasBlocked(blocks, account, organiser);
}

/** Whether the organiser has blocked somebody who does not play there already. */
function isKeptOut(tournament: Tournament, account: AccountId, blocks: Blocks): boolean {
  const { organiser } = tournament;
  return organiser !== null && entrantOf(tournament, account) === undefined && hasBlocked(blocks, organiser, account);
}

/** Returns the tournaments that an account plays in or organises, and those that seek people. */
export async function listTournaments({ db, now }: TournamentServices, account: AccountId): Promise<TournamentList> {
  const { mine, seeking } = await tournamentStore.listOf(db, account, now());
  const line = (
    { tournament, people }: (typeof seeking)[number],
    { state, standing }: Pick<(typeof mine)[number], 'state' | 'standing'>,
  ): TournamentSummary => ({
    id: tournament.id,
    name: tournament.name,
    status: tournament.status,
    isOrganiser: tournament.organiser === account,
    state,
    round: tournament.round,
    rounds: tournament.rounds,
    people,
    closesAt: tournament.closesAt.toISOString(),
    roundEndsAt: formatInstant(tournament.roundEndsAt?.getTime() ?? null),
    rank: standing?.rank ?? null,
  });
  return {
    tournaments: mine.map((one) => line(one, one)),
    seeking: seeking.map((one) => line(one, { state: null, standing: null })),
  };
}

interface Command {
  readonly id: string;
}

/**
 * Registers an account; no change if it is registered. In a round being played it takes a seat that somebody has left.
 * @param from the networks that the request comes from, narrowest first
 * Failures: `not-found`, `forbidden` (a guest where games are rated; too new; enough from their network), `conflict` (no name; closed), `suspended`
 */
export async function enter(
  services: TournamentServices,
  account: AccountId,
  { id, from }: Command & { readonly from: readonly string[] },
) {
  const { store, db, settings } = services;
  const [found, experience, networks] = await Promise.all([
    store.profileOf(account),
    tournamentStore.experienceOf(db, account),
    Promise.all(from.map((network) => keyedHash(settings, 'entry', id, network))),
  ]);
  const profile = mayTakePart(found);
  if (!profile.ok) return profile;
  const newcomer = { account, name: profile.value.name, networks, experience };
  const changed = await withTournament(
    services,
    id,
    ({ tournament, blocks, suspended: others }, now) => {
      if (hidesOrganiser(tournament, account, blocks)) return err(NO_TOURNAMENT);
      // Guests come by the organiser's link. A rating, and a tournament among strangers, is for people who can be found again.
      if (profile.value.isGuest && (tournament.setup.rated === true || tournament.listed)) return err(GUEST);
      // A blocked person must not learn of the block.
      if (isKeptOut(tournament, account, blocks)) return err(CLOSED);
      const registered = register(tournament, newcomer, now);
      if (!registered.ok) return registered;
      if (registered.value === null) return ok(null);
      const seated = comeIn(registered.value, account, { blocks, suspended: others }, now);
      return ok(seated ?? { tournament: registered.value, events: [] });
    },
    account,
  );
  // The seat is theirs at once, so that they can go there.
  if (changed.ok && entrantOf(changed.value, account)?.comesFor !== null)
    await replaceLeavers(services, changed.value, await tournamentStore.openGames(services.db, id));
  return changed.ok ? readTournament(services, account, { id }) : changed;
}

/** Removes people for the organiser, all of them or none. Failures: `not-found`, `forbidden`, `conflict` (over) */
export async function remove(
  services: TournamentServices,
  account: AccountId,
  { id, numbers }: Command & { readonly numbers: readonly number[] },
) {
  const changed = await asOrganiser(services, account, id, ({ tournament, ...rest }, now) => {
    const named = tournament.entrants.filter(({ number }) => numbers.includes(number));
    if (named.length < new Set(numbers).size) return err(NO_TOURNAMENT);
    const going = named.filter(({ state }) => state !== 'removed');
    if (going.length === 0) return ok(null);
    if (tournament.dueAt === null) return err(TOURNAMENT_OVER);
    // The reserve first: nobody who goes comes for another.
    const inOrder = going.toSorted((a, b) => Number(b.state === 'reserve') - Number(a.state === 'reserve'));
    return ok(
      inOrder.reduce<TournamentStep>(
        (so, { number }) => {
          const step = withdraw(so.tournament, number, 'removed', { ...rest, now });
          return { tournament: step.tournament, events: [...so.events, ...step.events] };
        },
        { tournament, events: [] },
      ),
    );
  });
  return changed.ok ? readTournament(services, account, { id }) : changed;
}

/**
 * Lets registration end at another time, earlier or later, of which everybody who has registered is told; lets more or
 * fewer people of one network in; or lists the tournament, or no longer. For the organiser.
 * Failures: `not-found`, `forbidden`, `conflict` (begun), `invalid-request` (not in the future)
 */
export async function changeTournament(
  services: TournamentServices,
  account: AccountId,
  { id, ...change }: Command & TournamentChange,
) {
  const changed = await asOrganiser(services, account, id, ({ tournament }, now) => {
    if (tournament.status !== 'open') return err(STARTED);
    const { version, organiser } = tournament;
    const { fromNetwork = tournament.fromNetwork, listed = tournament.listed } = change;
    const at = change.closesAt === undefined ? tournament.closesAt : Date.parse(change.closesAt);
    const changed = { ...tournament, fromNetwork, listed };
    if (at === tournament.closesAt) {
      const isSame = fromNetwork === tournament.fromNetwork && listed === tournament.listed;
      return ok(isSame ? null : { tournament: changed, events: [] });
    }
    if (!mayClose(at, now)) return err(CLOSES);
    const isToBeTold = (entrant: TournamentEntrant): boolean => entrant.account !== organiser;
    const told = newsForAll(tournament, 'moved', 0, Math.min(now + SETTLED_AFTER, at), isToBeTold, version);
    return ok({ tournament: { ...changed, closesAt: at, dueAt: at }, events: told });
  });
  return changed.ok ? readTournament(services, account, { id }) : changed;
}

/** Begins a tournament before its time, for the organiser. Failures: `not-found`, `forbidden`, `conflict` (begun; too few) */
export async function beginNow(services: TournamentServices, account: AccountId, { id }: Command) {
  const changed = await asOrganiser(services, account, id, ({ tournament, ...rest }, now) => {
    if (tournament.status !== 'open') return err(STARTED);
    if (playersIn(tournament).length < LEAST_PEOPLE) return err(TOO_FEW);
    return ok(begin(tournament, { games: [], ...rest, now, chance: services.chance }));
  });
  return changed.ok ? readTournament(services, account, { id }) : changed;
}

/** Ends a tournament for its organiser; games in play go on. Failures: `not-found`, `forbidden`, `conflict` (over) */
export async function cancelTournament(services: TournamentServices, account: AccountId, { id }: Command) {
  const changed = await asOrganiser(services, account, id, ({ tournament }, now) =>
    tournament.dueAt === null ? err(TOURNAMENT_OVER) : ok(cancel(tournament, now)),
  );
  return changed.ok ? readTournament(services, account, { id }) : changed;
}

function asOrganiser(
  services: TournamentServices,
  account: AccountId,
  id: string,
  decide: Parameters<typeof withTournament>[2],
): ReturnType<typeof withTournament> {
  return withTournament(services, id, (loaded, now) =>
    loaded.tournament.organiser === account ? decide(loaded, now) : err(NOT_ORGANISER),
  );
}
