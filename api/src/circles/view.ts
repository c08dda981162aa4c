import { nextWeekly } from '@slow-train/clock';
import {
  formatInstant,
  type Circle,
  type CircleEvening,
  type CircleGame,
  type CircleList,
  type CircleQuestion,
  type CircleTotal,
  type Instant,
  type OpenCircleGame,
  type Season,
  type SeasonTerms,
} from '@slow-train/protocol';
import { seasonCourse, seasonTable, type SeasonGame } from '@slow-train/ranking/season';
import { totalsOf } from '@slow-train/rules';
import { isApartFrom, peopleIn, type Blocks } from '../game/blocks.ts';
import { membersOf, namesIn, type LoadedCircle } from './circle.ts';
import { isCancelled, placesIn } from '../game/game.ts';
import type { ListedGame } from '../game/listing.ts';
import { answerOf, openSeatFor } from '../game/reservations.ts';
import type { EnteredEvening } from './evening-store.ts';
import type { OpenQuestion, Transfer } from './transfer-store.ts';
import { isMember, nameAt, personAt, seatOf, type AccountId } from '../game/seats.ts';

/** The result of a finished game of a circle for the member it counts for. */
export interface CircleResultRow {
  readonly gameId: string;
  readonly number: number;
  readonly season: number | null;
  readonly openedAt: Instant;
  readonly account: AccountId;
  /** Of their account, now. */
  readonly name: string;
  readonly playedBy: AccountId | null;
  readonly playedByName: string | null;
  readonly seats: number;
  readonly place: number;
  readonly scores: readonly number[];
  readonly finishedAt: Instant;
  /** Whether it was an evening of real dominoes. */
  readonly isReal: boolean;
}

/** A season with its results. */
interface StoredSeason {
  readonly number: number;
  readonly terms: SeasonTerms;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly results: readonly CircleResultRow[];
}

/** Everything that a circle's page is made from. Of `blocks` only the viewer's own. */
export interface CirclePage extends LoadedCircle {
  /** When it was read. */
  readonly at: Instant;
  /** The latest, newest first. */
  readonly games: readonly {
    readonly number: number;
    readonly season: number | null;
    readonly openedAt: Date;
    readonly invitation: string;
    readonly game: ListedGame;
  }[];
  readonly substitutes: readonly {
    readonly gameId: string;
    readonly account: AccountId;
    readonly substitute: AccountId;
  }[];
  readonly transfers: readonly Transfer[];
  /** The latest, newest first. */
  readonly evenings: readonly EnteredEvening[];
  /** Newest first. */
  readonly results: readonly CircleResultRow[];
  readonly season: StoredSeason | null;
}

/** Months in a chart. */
const MOST_MONTHS = 12;

interface Viewer {
  readonly account: AccountId;
  readonly blocks: Blocks;
  readonly names: ReadonlyMap<AccountId, string>;
}

/** Returns a circle as one of its members sees it: without those they have blocked, or who have blocked them. */
export function circleView(page: CirclePage, account: AccountId): Circle {
  const { circle, people, blocks, games } = page;
  const viewer: Viewer = { account, blocks, names: namesIn(page) };
  const seen = people.filter((one) => isSeen(viewer, one.account));
  const isFounder = circle.founder === account;
  const called = new Set(seen.map((one) => viewer.names.get(one.account)));
  const open = games.find(({ game }) => game.status === 'lobby');
  return {
    id: circle.id,
    name: circle.name,
    invitation: circle.invitation,
    isFounder,
    members: membersOf({ people: seen }).map((one) => ({
      member: one.number,
      name: viewer.names.get(one.account) ?? one.joinedAs,
      since: formatInstant(one.since),
      isFounder: one.account === circle.founder,
      isYou: one.account === account,
    })),
    asked: seen
      .filter(({ state }) => state === 'asked')
      .map((one) => ({
        member: one.number,
        name: viewer.names.get(one.account) ?? one.joinedAs,
        by: one.by !== null && called.has(one.by) ? one.by : null,
        isLater: one.isLater,
      })),
    standing: circle.standing,
    next: nextFor(circle),
    open: open === undefined ? null : openGame(open.game, open.invitation, viewer),
    games: games.filter(({ game }) => game.status !== 'lobby').map((one) => gameLine(one, page, viewer)),
    questions: questionsFor(page, viewer),
    evenings: page.evenings.map((one) => eveningView(one, viewer, page.at)),
    totals: totalsFor(page.results, viewer),
    season: page.season && seasonView(page.season, page, viewer),
  };
}

/** Returns an evening as a member sees it: guests by their names on the sheet. */
function eveningView(evening: EnteredEvening, viewer: Viewer, now: Instant): CircleEvening {
  const { account, names } = viewer;
  const { id, title, season, rounds, playedAt, countsAt } = evening;
  const isPending = countsAt.getTime() > now;
  const rows = [
    ...evening.parts
      .filter((one) => isSeen(viewer, one.account))
      .map((one) => ({
        name: names.get(one.account) ?? '',
        isYou: one.account === account,
        isGuest: false,
        place: one.place,
        pips: one.scores.reduce((sum, pips) => sum + pips, 0),
        says: one.says,
      })),
    ...evening.guests.map((guest) => ({ ...guest, isYou: false, isGuest: true, says: null })),
  ];
  return {
    id,
    title,
    season,
    by: evening.by === null || !isSeen(viewer, evening.by) ? null : (names.get(evening.by) ?? null),
    playedAt: playedAt.toISOString(),
    countsAt: isPending ? countsAt.toISOString() : null,
    rounds,
    rows: rows.toSorted((a, b) => a.place - b.place),
    you: isPending ? partOf(evening, account) : null,
  };
}

/** Returns the part of an account in an evening that does not count yet; null for none. */
function partOf({ parts, by }: EnteredEvening, account: AccountId): CircleEvening['you'] {
  const own = parts.find((one) => one.account === account);
  if (own !== undefined) return own.says === true ? 'confirmed' : 'asked';
  return by === account ? 'author' : null;
}

/** Returns an account's list of circles, and of questions that it has yet to answer. */
export function listFor(
  viewer: AccountId,
  { questions, ...list }: Pick<CircleList, 'circles'> & { readonly questions: readonly OpenQuestion[] },
): CircleList {
  return {
    ...list,
    questions: questions.map(({ account, number, ...one }) => ({
      ...one,
      member: number,
      yours: account === viewer ? 'member' : 'substitute',
      memberSays: null,
      substituteSays: null,
      state: 'open',
    })),
  };
}

/** Returns a season as a member of the circle sees it. */
export function seasonFor(page: CirclePage, account: AccountId): Season | null {
  return page.season && seasonView(page.season, page, { account, blocks: page.blocks, names: namesIn(page) });
}

/** Whether a member is shown to the viewer: somebody who is blocked must not know by a missing name. */
function isSeen({ account, blocks }: Viewer, other: AccountId): boolean {
  return !blocks.some(([one, blocked]) => one === account && blocked === other);
}

function nextFor({ standing, opensAt }: LoadedCircle['circle']): Circle['next'] {
  if (opensAt === null || standing?.weekly === undefined || standing.weekly === null) return null;
  return { asksAt: formatInstant(opensAt), startsAt: formatInstant(nextWeekly(standing.weekly, opensAt)) };
}

function openGame(game: ListedGame, invitation: string, viewer: Viewer): OpenCircleGame {
  const { account, blocks } = viewer;
  const { id, name, revision, setup, seats } = game;
  const isThere = seatOf(game, account) !== null;
  return {
    id,
    name,
    revision,
    preset: setup.rules.preset,
    rounds: setup.rounds,
    startsAt: formatInstant(setup.startsAt ?? null),
    yes: seats.flatMap((seat) =>
      seat.kind === 'person' && seat.account !== account && isSeen(viewer, seat.account) ? [seat.name] : [],
    ),
    answer: isThere ? 'yes' : answerOf(game, account),
    hasRoom: isThere || (openSeatFor(game, account) !== null && !isApartFrom(blocks, account, peopleIn(game))),
    invitation,
  };
}

function gameLine({ game, season }: CirclePage['games'][number], page: CirclePage, viewer: Viewer): CircleGame {
  const { account } = viewer;
  const { id, name, status, setup, listing, turnSeat, results, updatedAt } = game;
  const numbers = new Map(page.people.map((one) => [one.account, one.number]));
  const away = new Map(
    page.substitutes.filter(({ gameId }) => gameId === id).map((one) => [one.substitute, one.account]),
  );
  const isOver = status === 'finished' && !isCancelled(game);
  const totals = totalsOf(
    results.map(({ scores }) => scores),
    game.seats.length,
  );
  const shown = game.seats.flatMap((seat, index) =>
    seat.kind === 'person' && isSeen(viewer, seat.account) ? [{ ...seat, seat: index }] : [],
  );
  const places = isOver ? placesIn(game) : [];
  const own = seatOf(game, account);
  const turn = turnSeat === null || turnSeat === own || shown.some(({ seat }) => seat === turnSeat);
  return {
    id,
    name,
    status,
    season,
    isYours: isMember(game, account),
    round: listing.round,
    rounds: setup.rounds,
    turn:
      status !== 'playing' || turnSeat === null || !turn
        ? null
        : turnSeat === own
          ? ''
          : (nameAt(game, turnSeat) ?? null),
    winners: isOver
      ? shown
          .filter(({ seat }) => places[seat] === 1)
          .map((one) => ({ name: one.name, isYou: one.account === account, pips: totals[one.seat] ?? 0 }))
      : null,
    seats: shown.map((one) => ({
      seat: one.seat,
      name: one.name,
      member: numbers.get(away.get(one.account) ?? one.account) ?? null,
    })),
    at: formatInstant(updatedAt),
  };
}

/** Returns the questions about the games on the page: the viewer’s own, and those between people that they see. */
function questionsFor(page: CirclePage, viewer: Viewer): CircleQuestion[] {
  const { account } = viewer;
  const people = new Map(membersOf(page).map((one) => [one.account, one]));
  return page.transfers.flatMap((transfer): CircleQuestion[] => {
    const listed = page.games.find(({ game }) => game.id === transfer.gameId);
    const member = people.get(transfer.account);
    if (listed === undefined || member === undefined) return [];
    const pair = [transfer.account, transfer.substitute];
    const yours = pair.indexOf(account);
    if (yours < 0 && !pair.every((one) => isSeen(viewer, one))) return [];
    const { id, name, seats } = listed.game;
    const seat = seatOf(listed.game, transfer.substitute);
    return [
      {
        circle: { id: page.circle.id, name: page.circle.name },
        game: id,
        gameName: name,
        member: member.number,
        name: viewer.names.get(transfer.account) ?? member.joinedAs,
        by:
          (seat === null ? undefined : personAt({ seats }, seat)?.name) ?? viewer.names.get(transfer.substitute) ?? '',
        isBack: transfer.isBack,
        yours: yours === 0 ? 'member' : yours === 1 ? 'substitute' : null,
        memberSays: transfer.accountSays,
        substituteSays: transfer.substituteSays,
        state: stateOf(transfer, isOverFor(page, account, listed.season)),
      },
    ];
  });
}

function stateOf({ movedAt, accountSays, substituteSays }: Transfer, isLate: boolean): CircleQuestion['state'] {
  if (movedAt !== null) return 'moved';
  if (accountSays === false || substituteSays === false) return 'refused';
  return isLate ? 'late' : 'open';
}

/** Whether a game's season is over, so that its results stay where they are. @param season null for a game of none */
export function isOverFor(page: CirclePage, account: AccountId, season: number | null): boolean {
  const latest = seasonFor(page, account);
  return season !== null && (season !== latest?.number || latest.isOver);
}

function totalsFor(results: readonly CircleResultRow[], viewer: Viewer): CircleTotal[] {
  const byPlayer = grouped(
    results.filter(({ account }) => isSeen(viewer, account)),
    ({ account }) => account,
  );
  return [...byPlayer]
    .map(([account, own]) => ({
      name: nameOf(own[0], viewer),
      isYou: account === viewer.account,
      games: own.length,
      wins: own.filter(({ place }) => place === 1).length,
      place: mean(own.map(({ place }) => place)),
      pips: mean(own.flatMap(({ scores }) => scores)),
      months: [...grouped(own, ({ finishedAt }) => formatInstant(finishedAt).slice(0, 7))]
        .slice(0, MOST_MONTHS)
        .map(([month, games]) => ({ month, pips: mean(games.flatMap(({ scores }) => scores)) }))
        .toReversed(),
    }))
    .toSorted((a, b) => a.place - b.place || a.pips - b.pips);
}

function nameOf(row: CircleResultRow | undefined, { names }: Viewer): string {
  return row === undefined ? '' : (names.get(row.account) ?? row.name);
}

function seasonView(season: StoredSeason, page: CirclePage, viewer: Viewer): Season {
  const { number, terms, results } = season;
  const games = gamesOf(results).slice(0, terms.games);
  const joined = new Map(membersOf(page).map(({ account, since }) => [account, since]));
  const course = seasonCourse(terms, games, joined);
  return {
    number,
    terms,
    startedAt: season.startedAt.toISOString(),
    isOver: season.endedAt !== null || games.length >= terms.games,
    games: games.map(({ id, number: nth }) => ({
      id,
      number: nth,
      name: page.games.find(({ game }) => game.id === id)?.game.name ?? null,
      ...(results.some((one) => one.gameId === id && one.isReal) && { isReal: true as const }),
    })),
    rows: seasonTable(terms, games, joined)
      .filter(({ player }) => isSeen(viewer, player))
      .map(({ player, cells, ...row }) => {
        const own = results.filter(({ account }) => account === player);
        return {
          ...row,
          name: nameOf(own[0], viewer),
          isYou: player === viewer.account,
          cells: cells.map((cell, index) => ({
            ...cell,
            droppedRounds: cell.droppedRounds.map((round) => round + 1),
            by: substituteIn(
              own.find(({ gameId }) => gameId === games[index]?.id),
              viewer,
            ),
          })),
          course: course.get(player) ?? [],
        };
      }),
  };
}

function substituteIn(row: CircleResultRow | undefined, viewer: Viewer): string | null {
  return row === undefined || row.playedBy === null || !isSeen(viewer, row.playedBy) ? null : row.playedByName;
}

interface NumberedGame extends SeasonGame {
  readonly id: string;
}

/** Returns the games of results, in their order. */
function gamesOf(results: readonly CircleResultRow[]): readonly NumberedGame[] {
  return [...grouped(results, ({ gameId }) => gameId)]
    .flatMap(([id, rows]) => {
      const [first] = rows;
      if (first === undefined) return [];
      const { number, openedAt, seats } = first;
      return [
        {
          id,
          number,
          openedAt,
          seats,
          results: rows.map(({ account, place, scores, playedBy }) => ({
            player: account,
            place,
            scores,
            isSubstituted: playedBy !== null,
          })),
        },
      ];
    })
    .toSorted((a, b) => a.number - b.number);
}

/** Returns rows grouped by a key, in the order of the first of each. */
function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const known = groups.get(keyOf(row));
    if (known === undefined) groups.set(keyOf(row), [row]);
    else known.push(row);
  }
  return groups;
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
