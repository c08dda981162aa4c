import type { Instant } from '@slow-train/protocol';
import {
  fullRounds,
  pairRoundRobin,
  pairSwiss,
  type Entrant as Pairable,
  type Pairings,
  type Question,
} from '@slow-train/ranking/pairing';
import type { Blocks } from '../game/blocks.ts';
import type { Chance } from '../game/chance.ts';
import type { AccountId } from '../game/seats.ts';
import { counted } from './judge.ts';
import { absent, byeFor, keptApart, missed, seatFor } from './scores.ts';
import { mayComeFor, seatedFor } from './substitutes.ts';
import {
  DAY,
  isPlaying,
  newsForAll,
  playersIn,
  withEntrant,
  withStandings,
  type TournamentEntrant,
  type RoundScore,
  type TournamentStep,
  type TableGame,
  type Tournament,
  type TournamentTable,
} from './tournament.ts';

// What becomes of a tournament without anybody's doing. Pure: the schedule saves it, and may run it as often as it likes.

/** Fewer people than this are no tournament. */
export const LEAST_PEOPLE = 8;

/** What a step depends on besides the tournament. */
export interface Circumstances {
  /** The games of the round's tables. */
  readonly games: readonly TableGame[];
  /** Between those who have registered. */
  readonly blocks: Blocks;
  /** Who may not play for now: they get no table, and may come back. */
  readonly suspended: ReadonlySet<AccountId>;
  readonly now: Instant;
  readonly chance: Pick<Chance, 'id'>;
}

/** Takes a tournament as far as it gets without another result. Nothing changes if nothing is due. */
export function advance(tournament: Tournament, circumstances: Circumstances): TournamentStep {
  switch (tournament.status) {
    case 'open':
      return tournament.closesAt <= circumstances.now ? begin(tournament, circumstances) : quiet(tournament);
    case 'playing':
      return play(tournament, circumstances);
    case 'finished':
    case 'cancelled': {
      // Games in play when it was cancelled go on. A result is due until it is counted.
      const over = { ...tournament, dueAt: null };
      return quiet(rankedAgain(over, withResults(over, over.tables.filter(isFinished), circumstances.games)));
    }
    default:
      return tournament.status satisfies never;
  }
}

const quiet = (tournament: Tournament): TournamentStep => ({ tournament, events: [] });

/** Begins with the first round, or cancels a tournament for which too few have registered. */
export function begin(registered: Tournament, circumstances: Circumstances): TournamentStep {
  // A deleted account has left a place.
  const tournament = withReserves(registered);
  const players = playersIn(tournament).length;
  if (players < LEAST_PEOPLE) return cancel(tournament, circumstances.now);
  const { kind, tableSize, rounds } = tournament;
  const isFixed = kind === 'roundRobin' && tableSize === 2;
  const all = isFixed ? (fullRounds(players, tableSize) ?? rounds) : rounds;
  return openRound({ ...tournament, status: 'playing', rounds: all }, circumstances);
}

/** Ends a tournament without another round. Games that are being played go on. */
export function cancel(tournament: Tournament, now: Instant): TournamentStep {
  return {
    tournament: { ...withoutNetworks(tournament), status: 'cancelled', dueAt: null, roundEndsAt: null },
    events: newsForAll(tournament, 'cancelled', tournament.round, now),
  };
}

function play(before: Tournament, circumstances: Circumstances): TournamentStep {
  const { games, now } = circumstances;
  const settled = withoutAbsent(before);
  const isOver = settled.roundEndsAt !== null && settled.roundEndsAt <= now;
  const own = settled.tables.filter(({ round }) => round === settled.round);
  const due = own.filter(
    (table) =>
      isFinished(table) ||
      (table.state !== 'counted' && (isOver || (table.state === 'playing' && hasOneLeft(settled, table)))),
  );
  const tournament = rankedAgain(before, withResults(settled, due, games));
  const left = tournament.tables.filter(({ round, state }) => round === tournament.round && state !== 'counted');
  if (left.length === 0) return closeRound(tournament, circumstances);
  const isComplete = left.every(({ state }) => state !== 'waiting');
  return quiet({ ...tournament, dueAt: isComplete ? tournament.roundEndsAt : now });
}

function rankedAgain(before: Tournament, after: Tournament): Tournament {
  return after === before ? before : withStandings(after);
}

const isFinished = ({ state }: TournamentTable): boolean => state === 'finished';

/** Returns the tournament with these tables counted. */
function withResults(
  tournament: Tournament,
  tables: readonly TournamentTable[],
  games: readonly TableGame[],
): Tournament {
  return tables.reduce((so, table) => {
    const game = games.find(({ id }) => id === table.game);
    return withTable(
      { ...so, scores: game === undefined ? unplayed(so, table) : counted(so, game) },
      { ...table, state: 'counted' },
    );
  }, tournament);
}

function withTable(tournament: Tournament, changed: TournamentTable): Tournament {
  const tables = tournament.tables.map((table) => (table.game === changed.game ? changed : table));
  return { ...tournament, tables };
}

/** Whether at most one of a table's people still takes part: then there is nothing left to play for. */
function hasOneLeft({ scores, entrants }: Tournament, { game }: TournamentTable): boolean {
  const numbers = scores.flatMap((one) => (one.game === game ? [one.number] : []));
  return entrants.filter((one) => numbers.includes(one.number) && isPlaying(one)).length < 2;
}

/** Counts a table whose game is gone, because everybody there has deleted their account, as a bye for those left. */
function unplayed({ scores, entrants }: Tournament, { game }: TournamentTable): readonly RoundScore[] {
  return scores.map((one) => {
    if (one.game !== game) return one;
    const isLeft = entrants.some((entrant) => entrant.number === one.number && isPlaying(entrant));
    return isLeft ? byeFor(scores, one.round, one.number) : absent(one.round, one.number);
  });
}

/** Takes people who have left from tables whose game is yet to be created. */
function withoutAbsent(tournament: Tournament): Tournament {
  const waiting = tournament.tables.filter(({ state }) => state === 'waiting');
  return waiting.reduce((so, table) => {
    const seated = so.scores.filter((one) => one.game === table.game);
    const present = seated.filter(({ number }) => so.entrants.some((one) => one.number === number && isPlaying(one)));
    if (present.length === seated.length) return so;
    const scores = so.scores.map((one) => {
      if (one.game !== table.game) return one;
      if (!present.includes(one)) return absent(one.round, one.number);
      return present.length < 2 ? byeFor(so.scores, one.round, one.number) : { ...one, seat: present.indexOf(one) };
    });
    const changed = { ...so, scores };
    return present.length < 2 ? withTable(changed, { ...table, state: 'counted' }) : changed;
  }, tournament);
}

function closeRound(tournament: Tournament, circumstances: Circumstances): TournamentStep {
  const { round, rounds, entrants } = tournament;
  const players = entrants.filter(isPlaying).length;
  if (round < rounds && players >= 2) return openRound(tournament, circumstances);
  const events = newsForAll(tournament, 'over', round, circumstances.now, ({ state }) => state === 'in');
  const over = withoutNetworks(tournament);
  return { tournament: { ...over, status: 'finished', roundEndsAt: null, dueAt: null }, events };
}

/** Nobody registers any more, so nobody needs to know from where. */
function withoutNetworks(tournament: Tournament): Tournament {
  const entrants = tournament.entrants.map((one) => (one.networks.length === 0 ? one : { ...one, networks: [] }));
  return { ...tournament, entrants };
}

/** Pairs the next round. Its games are created afterwards. */
function openRound(before: Tournament, { now, chance, blocks, suspended }: Circumstances): TournamentStep {
  const round = before.round + 1;
  const roundEndsAt = now + before.roundDays * DAY;
  const promoted = round === 2 && takesLate(before) ? withReserves(before) : before;
  const players = playersIn(promoted).filter(({ account }) => account !== null && !suspended.has(account));
  const { kind, seed, tableSize } = before;
  const scores = [...before.scores, ...missed(players, before.scores, round)];
  const question = {
    seed,
    round,
    tableSize,
    entrants: pairables(players, scores),
    apart: apartIn(players, blocks),
  };
  const began = round === 1 ? players.map(({ number }) => number) : beganIn(promoted);
  const heirs = new Map(
    before.entrants.flatMap(({ comesFor, number }) => (comesFor === null ? [] : [[comesFor, number]])),
  );
  const pair = (asked: Question): Pairings =>
    kind === 'swiss' ? pairSwiss(asked) : pairRoundRobin({ ...asked, began, heirs });
  const { paired, apart } = pairedApart(question, pair);
  const seated = new Set(paired.tables.flat());
  const placed = new Set([...seated, ...paired.byes, ...apart]);
  const tables = paired.tables.map((seats, index) => ({
    table: { game: chance.id(12), round, number: index + 1, state: 'waiting' as const },
    seats,
  }));
  const tournament = {
    ...promoted,
    round,
    roundEndsAt,
    dueAt: now,
    tables: [...promoted.tables, ...tables.map(({ table }) => table)],
    scores: [
      ...scores,
      ...tables.flatMap(({ table, seats }) => seats.map((number, seat) => seatFor(table, number, seat))),
      ...paired.byes.map((number) => byeFor(scores, round, number)),
      ...apart.map((number) => keptApart(round, number)),
      // A fixed schedule has no place for entrants who came after it was made.
      ...players.flatMap(({ number }) => (placed.has(number) ? [] : [absent(round, number)])),
    ],
  };
  const events = [
    ...newsForAll(tournament, 'paired', round, now, ({ number }) => placed.has(number)),
    ...(before.roundDays > 1
      ? newsForAll(tournament, 'ending', round, roundEndsAt - DAY, ({ number }) => seated.has(number))
      : []),
  ];
  return { tournament: withStandings(tournament), events };
}

/**
 * Pairs a round without the people who would sit out because of their own blocks: they earn nothing, and a bye that is left
 * goes by the same rule as any other.
 */
function pairedApart(
  question: Question,
  pair: (asked: Question) => Pairings,
): { readonly paired: Pairings; readonly apart: readonly number[] } {
  const apart: number[] = [];
  for (;;) {
    const entrants = question.entrants.filter(({ number }) => !apart.includes(number));
    const paired = pair({ ...question, entrants });
    const isOwnDoing = (number: number): boolean => {
      const others = question.apart.filter(([by]) => by !== number);
      const blocked = question.apart.flatMap(([by, other]) => (by === number ? [other] : []));
      if (blocked.length === 0) return false;
      const hasNobody = entrants.every((one) => one.number === number || blocked.includes(one.number));
      return hasNobody || !pair({ ...question, entrants, apart: others }).byes.includes(number);
    };
    const own = paired.byes.filter(isOwnDoing);
    if (own.length === 0) return { paired, apart };
    apart.push(...own);
  }
}

/** Returns the numbers that the first round was paired with, in order. */
function beganIn({ scores, entrants }: Tournament): readonly number[] {
  const came = new Set(entrants.flatMap(({ number, comesFor }) => (comesFor === null ? [] : [number])));
  const first = scores.filter(({ round, kind, number }) => round === 1 && kind !== 'late' && !came.has(number));
  return first.map(({ number }) => number).toSorted((a, b) => a - b);
}

/** Whether people may come in after the first round: not where everybody's schedule is fixed. */
function takesLate({ kind }: Pick<Tournament, 'kind'>): boolean {
  return kind === 'swiss';
}

/** Lets people in from the reserve, first come first served, as long as there are places. */
function withReserves(tournament: Tournament): Tournament {
  const free = tournament.mostPeople - playersIn(tournament).length;
  const next = tournament.entrants.filter(({ state, account }) => state === 'reserve' && account !== null);
  return next
    .slice(0, Math.max(0, free))
    .reduce((so, { number }) => withEntrant(so, number, { state: 'in' }), tournament);
}

/** Returns who plays, as the pairings need them. */
function pairables(players: readonly TournamentEntrant[], scores: readonly RoundScore[]): readonly Pairable[] {
  return players.map(({ number }) => {
    const mine = scores.filter((one) => one.number === number);
    const games = new Set(mine.flatMap(({ game }) => game ?? []));
    const others = scores.filter((one) => one.game !== null && games.has(one.game) && one.number !== number);
    return {
      number,
      points: mine.reduce((sum, { points }) => sum + (points ?? 0), 0),
      met: others.map((other) => other.number),
      byes: mine.filter(({ kind }) => kind === 'bye').length,
    };
  });
}

/** Returns the numbers of people on either side of a block, the one who drew it first. */
function apartIn(players: readonly TournamentEntrant[], blocks: Blocks): readonly (readonly [number, number])[] {
  const numbers = new Map(players.map(({ account, number }) => [account, number]));
  return blocks.flatMap(([one, other]): (readonly [number, number])[] => {
    const [a, b] = [numbers.get(one), numbers.get(other)];
    return a === undefined || b === undefined ? [] : [[a, b]];
  });
}

/**
 * Returns the tournament with somebody gone. Before the first round the reserve moves up. In a round the first of the
 * reserve takes their seat, if nobody there is kept apart from them; else the seat stays theirs, and will be last.
 */
export function withdraw(
  tournament: Tournament,
  number: number,
  state: 'left' | 'removed',
  { blocks, suspended, now }: Pick<Circumstances, 'blocks' | 'suspended' | 'now'>,
): TournamentStep {
  const gone = withEntrant(tournament, number, { state });
  if (tournament.status === 'open') return quiet(withReserves(gone));
  const own = tournament.scores.find((one) => one.round === tournament.round && one.number === number);
  const due = { ...gone, dueAt: now };
  const substitute =
    own?.points === null ? gone.entrants.find((one) => mayComeFor(gone, own, one, { blocks, suspended })) : undefined;
  return own === undefined || substitute === undefined ? quiet(due) : seatedFor(due, own, substitute, now);
}
