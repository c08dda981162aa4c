import { formatInstant, type GameSummary, type InvitationSummary } from '@slow-train/protocol';
import { isBuildDue, tileName, type Line, type Seat, type TileName, type TrainId } from '@slow-train/rules';
import { tileText, wordsIn } from '@slow-train/words';
import type { Language } from '@slow-train/protocol/languages';
import { activeSeats, isCancelled, placesIn, type Game } from './game.ts';
import { answerOf } from './reservations.ts';
import { awaySeatOf, nameAt, occupantView, seatOf, type AccountId } from './seats.ts';

/** What a list of games shows of the round: only what everybody may see. */
export interface Listing {
  /** 0 before the first round. */
  readonly round: number;
  readonly engine: TileName | null;
  /** The active seats. */
  readonly on: readonly Seat[];
  /** Whether the active seats have to build their trains. */
  readonly isBuild: boolean;
  /** The double to cover first. */
  readonly open: { readonly tile: TileName; readonly train: TrainId; readonly line?: Line | undefined } | null;
}

/** Which round of a tournament a game belongs to. */
export interface GameOfTournament {
  readonly name: string;
  readonly round: number;
  readonly rounds: number;
}

/** The data of one line of a list: a game without its position. */
export interface ListedGame extends Pick<
  Game,
  'id' | 'name' | 'revision' | 'status' | 'host' | 'setup' | 'seats' | 'results' | 'turnBy' | 'updatedAt'
> {
  readonly listing: Listing;
  readonly turnSeat: Seat | null;
  /** The last revision seen by the account that the list is for. */
  readonly readUpTo: number;
  /** Null outside tournaments; absent where a list does not ask for it. */
  readonly tournament?: GameOfTournament | null;
}

/** Returns the part of a game's round that a list shows. */
export function listingOf(game: Pick<Game, 'status' | 'round'>): Listing {
  const on = activeSeats(game);
  if (game.round === null) return { round: 0, engine: null, on, isBuild: false, open: null };
  const { table } = game.round;
  const [open] = table.open;
  return {
    round: table.round,
    engine: tileName(table.engine),
    on,
    isBuild: isBuildDue(table, table.turn.seat),
    open:
      open === undefined
        ? null
        : { tile: tileName(open.tile), train: open.train, ...(open.line && { line: open.line }) },
  };
}

/** Returns one line of an account's list; `seat` is theirs. */
export function listingFor(game: ListedGame, seat: Seat | null, account: AccountId, language: Language): GameSummary {
  const { id, name, revision, status, setup, listing, tournament } = game;
  const news = awaySentence(game, account, language) ?? statusSentence(game, seat, game.host === account, language);
  return {
    id,
    name: tournament?.name ?? name,
    revision,
    status,
    isYourTurn: seat !== null && listing.on.includes(seat),
    preset: setup.rules.preset,
    seats: game.seats.map(occupantView),
    yourSeat: seat,
    round: listing.round,
    rounds: setup.rounds,
    engine: listing.engine,
    turn: game.turnSeat,
    news: tournament ? wordsIn(language).listing.inTournament(tournament.round, tournament.rounds, news) : news,
    yourPlace: placeOf(game, seat),
    turnBy: formatInstant(game.turnBy),
    isUnread: game.readUpTo < revision,
    updatedAt: formatInstant(game.updatedAt),
  };
}

/** Returns a game into which an account is invited; null if it has said no, or has not been asked. */
export function invitationFor(game: ListedGame, account: AccountId): InvitationSummary | null {
  const answer = answerOf(game, account);
  if (answer === null || answer === 'no') return null;
  const { id, name, revision, setup, seats } = game;
  const host = seatOf(game, game.host);
  return {
    id,
    name,
    revision,
    answer,
    host: host === null ? '' : (nameAt(game, host) ?? ''),
    preset: setup.rules.preset,
    set: setup.set,
    rounds: setup.rounds,
    clock: setup.clock ?? null,
    ...(setup.changed && { changed: setup.changed }),
    seats: seats.map(occupantView),
  };
}

/** Returns a seat's final place; null unless the game was played to its end. */
export function placeOf(game: ListedGame, seat: Seat | null): number | null {
  if (game.status !== 'finished' || isCancelled(game) || seat === null) return null;
  return placesIn(game)[seat] ?? null;
}

/** Returns one sentence on how a game stands for the person in this seat, from what everybody may see. */
export function statusSentence(game: ListedGame, seat: Seat | null, isHost: boolean, language: Language): string {
  switch (game.status) {
    case 'lobby':
      return lobbySentence(game, isHost, language);
    case 'playing':
      return playingSentence(game, seat, language);
    case 'finished':
      return finishedSentence(game, seat, language);
    default:
      return game.status satisfies never;
  }
}

/** Returns a sentence on who holds this account's seat; null if nobody does, or if the game is not being played. */
function awaySentence(game: ListedGame, account: AccountId, language: Language): string | null {
  const seat = awaySeatOf(game, account);
  if (seat === null || game.status !== 'playing') return null;
  const { listing } = wordsIn(language);
  const isComputer = game.seats[seat]?.kind === 'computer';
  return isComputer ? listing.computerHolds : listing.sitsIn(nameAt(game, seat) ?? null);
}

function lobbySentence({ seats }: ListedGame, isHost: boolean, language: Language): string {
  const { listing } = wordsIn(language);
  const free = seats.filter(({ kind }) => kind === 'nobody').length;
  return free > 0 ? listing.missing(free) : listing.canStart(isHost);
}

function playingSentence(game: ListedGame, seat: Seat | null, language: Language): string {
  const { listing, namesOf } = wordsIn(language);
  const { on, isBuild, open } = game.listing;
  const isMine = seat !== null && on.includes(seat);
  if (isMine && isBuild) return listing.build;
  if (open !== null)
    return listing.isOpen(
      tileText(open.tile),
      namesOf({ seats: game.seats, you: { seat } }).train(open.train, open.line),
    );
  if (isMine) return listing.yourTurn;
  const [first] = on;
  if (on.length > 1) return listing.builds(on.length);
  return first === undefined ? listing.dealing : listing.waitingFor(nameAt(game, first) ?? null);
}

function finishedSentence(game: ListedGame, seat: Seat | null, language: Language): string {
  const { listing } = wordsIn(language);
  if (isCancelled(game)) return listing.noResult;
  const winners = placesIn(game).flatMap((place, at) => (place === 1 ? [at] : []));
  return listing.won(winners.map((at) => (at === seat ? null : (nameAt(game, at) ?? listing.nobody))));
}
