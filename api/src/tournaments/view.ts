import { formatInstant, type TournamentRound, type TournamentSeat, type TournamentView } from '@slow-train/protocol';
import { hasBlocked, type Blocks } from '../game/blocks.ts';
import type { AccountId } from '../game/seats.ts';
import { openingIn } from './registration.ts';
import {
  entrantOf,
  isPlaying,
  playersIn,
  type TournamentEntrant,
  type RoundScore,
  type Tournament,
} from './tournament.ts';

/** The viewer that a view is made for. */
export interface TournamentViewer {
  /** Null if signed out. */
  readonly account: AccountId | null;
  /** Between the viewer and the people of the tournament: the viewer does not read the names of those they have blocked. */
  readonly blocks: Blocks;
  /** SHA-256 of the seed, in hex. */
  readonly seedHash: string;
  readonly organiser: string | null;
}

/**
 * Returns a tournament as anybody with its link may see it, with the tables of the round that it was loaded with. The seed
 * stays secret until the first round, and a game's id is for those who play there.
 */
export function tournamentView(tournament: Tournament, round: number, viewer: TournamentViewer): TournamentView {
  const { account, seedHash, organiser } = viewer;
  const { status, setup, seed, closesAt, roundEndsAt } = tournament;
  const own = entrantOf(tournament, account);
  const seen = seenBy(viewer);
  const isOrganiser = account !== null && tournament.organiser === account;
  const shown = round > 0 && round <= tournament.round ? roundView(tournament, round, own, seen, isOrganiser) : null;
  const current = tournament.scores.find((one) => one.round === tournament.round && one.number === own?.number);
  return {
    id: tournament.id,
    name: tournament.name,
    kind: tournament.kind,
    tableSize: tournament.tableSize,
    roundDays: tournament.roundDays,
    mostPeople: tournament.mostPeople,
    accountDays: tournament.accountDays,
    finishedGames: tournament.finishedGames,
    fromNetwork: tournament.fromNetwork,
    language: tournament.language,
    status,
    organiser,
    isOrganiser,
    rounds: tournament.rounds,
    rules: setup.rules,
    set: setup.set ?? null,
    gameRounds: setup.rounds,
    // A tournament without a clock cannot be created.
    clock: clockOf(tournament),
    isRated: setup.rated === true,
    phrasesOnly: setup.phrasesOnly === true,
    isListed: tournament.listed,
    closesAt: formatInstant(closesAt),
    round: tournament.round,
    roundEndsAt: formatInstant(roundEndsAt),
    people: playersIn(tournament).length,
    reserves: tournament.entrants.filter(({ state }) => state === 'reserve').length,
    registering: openingIn(tournament),
    seedHash,
    seed: tournament.round > 0 ? seed : null,
    blocked: blockedIn(tournament, viewer),
    you:
      own === undefined
        ? null
        : { number: own.number, state: own.state, game: status === 'playing' ? (current?.game ?? null) : null },
    standing: standingOf(tournament, seen),
    shown,
  };
}

/** Returns how many of those who play the viewer has blocked; others' blocks are theirs. */
function blockedIn(tournament: Tournament, { account, blocks }: TournamentViewer): number {
  const theirs = new Set(blocks.flatMap(([by, other]) => (by === account ? [other] : [])));
  return playersIn(tournament).filter((one) => one.account !== null && theirs.has(one.account)).length;
}

function clockOf({ setup }: Tournament): TournamentView['clock'] {
  if (setup.clock === undefined) throw new Error('A tournament has no clock.');
  return setup.clock;
}

type Seen = (entrant: TournamentEntrant) => Pick<TournamentSeat, 'number' | 'name' | 'isYou'>;

function seenBy({ account, blocks }: TournamentViewer): Seen {
  return ({ number, name, account: theirs }) => {
    // A blocked person sees the same as a stranger, or a missing name would tell.
    const isHidden = account !== null && theirs !== null && hasBlocked(blocks, account, theirs);
    return { number, name: isHidden ? null : name, isYou: account !== null && theirs === account };
  };
}

/** Returns everybody who plays, waits in reserve or has played, first to last. */
function standingOf({ entrants, round }: Tournament, seen: Seen): TournamentView['standing'] {
  const listed = entrants.filter(({ state, standing }) => standing !== null || state === 'in' || state === 'reserve');
  const lines = listed.map((entrant) => {
    const { standing, state, account } = entrant;
    return {
      ...seen(entrant),
      state: account === null ? ('left' as const) : state,
      rank: round > 0 ? (standing?.rank ?? null) : null,
      points: standing?.points ?? 0,
      games: standing?.games ?? 0,
      opponents: standing?.opponents ?? 0,
      beaten: standing?.beaten ?? 0,
      place: standing?.place ?? null,
      pips: standing?.pips ?? null,
    };
  });
  return lines.toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || a.number - b.number);
}

function roundView(
  { tables, scores, entrants }: Tournament,
  round: number,
  own: TournamentEntrant | undefined,
  seen: Seen,
  isOrganiser: boolean,
): TournamentRound {
  const ofRound = scores.filter((one) => one.round === round);
  const seat = (score: RoundScore): TournamentSeat[] => {
    const entrant = entrants.find(({ number }) => number === score.number);
    if (entrant === undefined) return [];
    const { points, place, pips } = score;
    return [{ ...seen(entrant), points, place, pips }];
  };
  const views = tables.flatMap(({ game, number, state, round: of }) => {
    const seats = ofRound.filter((one) => one.game === game).toSorted((a, b) => (a.seat ?? 0) - (b.seat ?? 0));
    if (of !== round || seats.length === 0) return [];
    const isYours = own !== undefined && isPlaying(own) && seats.some((one) => one.number === own.number);
    const isOpen = isYours && state !== 'waiting';
    return [
      { number, game: isOpen ? game : null, isCounted: state === 'counted', isYours, seats: seats.flatMap(seat) },
    ];
  });
  return {
    round,
    // One's own first.
    tables: views.toSorted((a, b) => Number(b.isYours) - Number(a.isYours) || a.number - b.number),
    without: ofRound.flatMap((one) => withoutTable(one, seat(one), isOrganiser)),
  };
}

/** Of blocks the organiser learns, and the person themself: others see somebody who is absent. */
function withoutTable(
  { kind }: RoundScore,
  seats: readonly TournamentSeat[],
  isOrganiser: boolean,
): TournamentRound['without'] {
  if (kind === 'game') return [];
  return seats.map((seat) => ({ ...seat, kind: kind === 'apart' && !isOrganiser && !seat.isYou ? 'absent' : kind }));
}
