import { cutToFit, type Instant } from '@slow-train/protocol';
import { err, ok, parseSetup, type Seat } from '@slow-train/rules';
import type { Chance } from '../game/chance.ts';
import { prepareAhead } from '../game/commitments.ts';
import { eventsOf } from '../game/events.ts';
import { UNPLAYED, type Game } from '../game/game.ts';
import { mayBeHeld } from '../game/hold-seat.ts';
import { newInvitation } from '../game/invitation.ts';
import { looksLike } from '../game/look-alike.ts';
import { begin, sitDownAt } from '../game/seating.ts';
import { isMember, namesAt, seatOf, type AccountId, type Occupant, type PersonOccupant } from '../game/seats.ts';
import { getUpFor, giveSeat } from '../game/substitutes.ts';
import { startUpdate, type GameUpdate } from '../game/update.ts';
import { occupantFrom } from '../games/occupant.ts';
import type { Ports } from '../games/services.ts';
import { withGame } from '../games/with-game.ts';
import { NOT_FOUND } from '../http/problem.ts';
import type { OccupantProfile } from '../store/occupant-queries.ts';
import type { TournamentEntrant, TableGame, Tournament, TournamentTable } from './tournament.ts';

/** Longest name of a tournament in the name of its games, in UTF-16 units. */
const MOST_LETTERS = 32;

type Profiles = ReadonlyMap<AccountId, OccupantProfile>;

/**
 * Creates the game of a table, and starts it. Has no effect if it exists already.
 * @param profiles of the people who sit there
 * @returns whether it exists now
 */
export async function createTableGame(
  { store, chance, now }: Pick<Ports, 'store' | 'chance' | 'now'>,
  tournament: Tournament,
  table: TournamentTable,
  profiles: Profiles,
): Promise<boolean> {
  const update = newTableGame(tournament, table, profiles, now().getTime(), chance);
  if (update === null) return false;
  // The news of the round says that it has begun, and nobody has done it themselves.
  const events = eventsOf(update).filter(({ event }) => event !== 'started');
  const told = events.map((event) => ({ ...event, present: false }));
  return (await store.save({ update, events: told })) || (await store.load(table.game)) !== undefined;
}

function newTableGame(
  { name, setup, scores, entrants }: Tournament,
  { game: id, round, number }: TournamentTable,
  profiles: Profiles,
  now: Instant,
  chance: Chance,
): GameUpdate | null {
  const people = scores
    .filter(({ game }) => game === id)
    .toSorted((a, b) => (a.seat ?? 0) - (b.seat ?? 0))
    .flatMap((score) => entrants.find((one) => one.number === score.number)?.account ?? []);
  const seated = withOwnNames(people, profiles);
  const parsed = parseSetup(setup.rules, seated.length, setup.set, setup.rounds);
  if (seated.length < 2 || !parsed.ok) return null;
  const game: Game = {
    id,
    revision: 0,
    name: `${cutToFit(name, MOST_LETTERS)} ${round}/${number}`,
    status: 'lobby',
    // Drawn, not chosen: nobody at the table may change what the organiser has set.
    host: null,
    setup: { ...setup, set: parsed.value.set },
    seats: seated.map(() => ({ kind: 'nobody' })),
    ...newInvitation(chance, now),
    ...UNPLAYED,
    createdAt: now,
    updatedAt: now,
  };
  const empty: GameUpdate = { ...startUpdate(prepareAhead(game, chance), now), base: null };
  return begin(
    seated.reduce((so, person, seat) => sitDownAt(so, seat, person), empty),
    chance,
  );
}

/** Returns people ready to be seated; whose name looks like another's gets a number. */
function withOwnNames(people: readonly AccountId[], profiles: Profiles): readonly PersonOccupant[] {
  return people.reduce<readonly PersonOccupant[]>((seated, account) => {
    const profile = profiles.get(account) ?? null;
    // The others have been told of them: an entrant suspended since then may play this round.
    const occupant = occupantFrom(account, profile && { ...profile, suspendedUntil: null });
    if (!occupant.ok) return seated;
    const names = seated.map(({ name }) => name);
    return [...seated, { ...occupant.value, name: ownName(occupant.value.name, names) }];
  }, []);
}

function ownName(name: string, others: readonly string[]): string {
  const isTaken = (one: string): boolean => others.some((other) => looksLike(other, one));
  const numbered = Array.from({ length: others.length + 1 }, (_, index) => `${name} ${index + 2}`);
  return [name, ...numbered].find((one) => !isTaken(one)) ?? name;
}

/** Takes people who have left from the seats of games in play, and seats those who have come for them. */
export async function replaceLeavers(
  services: Ports,
  { entrants, scores }: Pick<Tournament, 'entrants' | 'scores'>,
  games: readonly TableGame[],
): Promise<void> {
  for (const game of games) {
    if (game.status === 'finished') continue;
    for (const { seat, number } of scores.filter((one) => one.game === game.id)) {
      const entrant = entrants.find((one) => one.number === number);
      const account = entrant?.account ?? null;
      if (seat === null || account === null || entrant === undefined) continue;
      if (hasLeft(entrant)) {
        if (seatOf(game, account) === seat) await changeSeat(services, game.id, seat, { leaver: account });
        continue;
      }
      if (isMember(game, account) || !isFree(game.seats[seat], entrants)) continue;
      const profile = (await services.store.profilesOf([account])).get(account) ?? null;
      await changeSeat(services, game.id, seat, { account, profile });
    }
  }
}

function hasLeft({ state }: TournamentEntrant): boolean {
  return state === 'left' || state === 'removed';
}

/** Whether a seat is for a substitute: its owner has left the tournament, or has deleted their account. */
function isFree(occupant: Occupant | undefined, entrants: readonly TournamentEntrant[]): boolean {
  if (occupant?.kind !== 'person' && occupant?.kind !== 'computer') return false;
  const owner = occupant.owner ?? (occupant.kind === 'person' ? occupant : null);
  if (owner === null) return true;
  const entrant = entrants.find(({ account }) => account === owner.account);
  return entrant !== undefined && hasLeft(entrant);
}

/** Who gets up, so that a computer player holds the seat and the others need not wait; or who takes it for good. */
type SeatChange =
  | { readonly leaver: AccountId }
  | { readonly account: AccountId; readonly profile: OccupantProfile | null };

async function changeSeat(ports: Ports, id: string, seat: Seat, change: SeatChange): Promise<void> {
  const { store, chance } = ports;
  await withGame(ports, {
    async load() {
      const game = await store.load(id);
      return game === undefined ? err(NOT_FOUND) : ok({ game, account: null });
    },
    decide({ game }, now) {
      return ok({ update: changedSeat(game, seat, change, now, chance), answer: null });
    },
  });
}

/** Null if it is done already. */
function changedSeat(game: Game, seat: Seat, change: SeatChange, now: Instant, chance: Chance): GameUpdate | null {
  if (game.status !== 'playing') return null;
  if ('leaver' in change) {
    const isThere = seatOf(game, change.leaver) === seat;
    return isThere && mayBeHeld(game, seat) ? getUpFor(game, seat, now, chance) : null;
  }
  const { account, profile } = change;
  if (isMember(game, account)) return null;
  const sitter = occupantFrom(account, profile && { ...profile, suspendedUntil: null });
  if (!sitter.ok) return null;
  const name = ownName(sitter.value.name, namesAt(game));
  return giveSeat(game, seat, { ...sitter.value, name }, now, chance);
}
