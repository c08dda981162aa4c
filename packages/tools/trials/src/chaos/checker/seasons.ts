import { fieldsOf, parseSetup, placesOf } from '@slow-train/rules';
import { canonical } from '../canonical.ts';
import { isAcknowledged, type RunEvidence } from '../record.ts';
import { mayFollow } from './effects.ts';
import { isGone } from './gone.ts';
import { firstRequests, isForgotten } from './retention.ts';
import { seasonSums } from './season-sums.ts';
import type { StoredCircleGame, StoredResult, StoredSeason } from './stored-together.ts';
import type { FinalScores, Stored, StoredGame } from './stored.ts';
import type { Violation } from './violation.ts';

// Whether the games of circles follow each other, count for the right members, and add up to the table they see.

/** Finds what is wrong with the games and seasons of circles. Pure. */
export function wrongSeasons(
  evidence: RunEvidence,
  stored: Stored,
  finals: ReadonlyMap<string, FinalScores>,
): Violation[] {
  return [
    ...wrongGames(evidence, stored),
    ...lostSubstitutes(evidence, stored),
    ...stored.circleGames.flatMap((one) => wrongResults(one, stored, finals)),
    ...stored.seasons.flatMap((season) => overlong(season, stored)),
    ...wrongTables(evidence, stored),
  ];
}

/** A circle's games are numbered one after the other, one of them at most is open, and each that was acknowledged is there. */
function wrongGames(evidence: RunEvidence, { circles, circleGames, games }: Stored): Violation[] {
  const open = new Set(games.filter(({ status }) => status === 'lobby').map(({ id }) => id));
  const wrong = [...Map.groupBy(circleGames, (one) => one.circle_id)].filter(
    ([, own]) =>
      own.some(({ number }, index) => number !== index + 1) || own.filter((one) => open.has(one.game_id)).length > 1,
  );
  const first = firstRequests(
    evidence.circleWishes.flatMap(({ opened, begun }) => (opened === null ? [] : [{ id: opened, begun }])),
  );
  const lost = evidence.circleWishes.filter(
    ({ circle, opened, begun }) =>
      opened !== null &&
      !isForgotten(evidence.restedAt, 'unstartedGame', first.get(opened) ?? begun) &&
      circles.some(({ id }) => id === circle) &&
      circleGames.every((one) => one.game_id !== opened || one.circle_id !== circle),
  );
  return [
    ...wrong.map(([subject, own]) => ({ kind: 'circleGames' as const, subject, evidence: own })),
    ...lost.map((wish) => ({ kind: 'lostGame' as const, subject: wish.opened ?? '', evidence: wish })),
  ];
}

/** Who plays for a member is who the founder has said last, unless both are asked about it. */
function lostSubstitutes(
  evidence: RunEvidence,
  { circleGames, substitutes, askedSubstitutes, clients, members }: Stored,
): Violation[] {
  const { circleWishes } = evidence;
  return circleWishes.flatMap((wish): Violation[] => {
    const { deed } = wish;
    if (deed.do !== 'substitute' || !isAcknowledged(wish)) return [];
    const isSuperseded = circleWishes.some(
      ({ deed: other, ...rest }) =>
        other.do === 'substitute' && other.game === deed.game && other !== deed && mayFollow({ ...rest }, wish),
    );
    const account = [...clients].find(([, name]) => name === deed.member)?.[0];
    const isThere = circleGames.some((one) => one.game_id === deed.game);
    if (isSuperseded || !isThere || members.every((one) => one.account_id !== account)) return [];
    const isTheirs = (one: { game_id: string; account_id: string }): boolean =>
      one.game_id === deed.game && one.account_id === account;
    if (askedSubstitutes.some(isTheirs)) return [];
    const row = substitutes.find(isTheirs);
    if (isGone(evidence, deed.substitute)) return [];
    const found = row === undefined ? null : (clients.get(row.substitute_id) ?? null);
    return found === deed.substitute ? [] : [{ kind: 'lostSubstitute', subject: deed.game, evidence: { wish, found } }];
  });
}

type Result = Pick<StoredResult, 'account_id' | 'played_by' | 'seats' | 'place' | 'scores'>;

/** A finished game counts with its real results, for the members it was played for. */
function wrongResults(
  one: StoredCircleGame,
  { games, results, substitutes, heldSeats, unsettled }: Stored,
  finals: ReadonlyMap<string, FinalScores>,
): Violation[] {
  const game = games.find(({ id }) => id === one.game_id);
  const scores = finals.get(one.game_id);
  if (game === undefined || scores === undefined || unsettled.some(({ id }) => id === one.game_id)) return [];
  const standing = new Map(
    substitutes.filter((row) => row.game_id === one.game_id).map((row) => [row.substitute_id, row.account_id]),
  );
  const held = new Set(heldSeats.filter((row) => row.game_id === game.id).map(({ seat }) => seat));
  const { people, gone, isCertain } = playedIn(game, scores, held);
  const expected = people.map((result) => {
    const member = standing.get(result.account_id);
    return member === undefined ? result : { ...result, account_id: member, played_by: result.account_id };
  });
  const found = results
    .filter((row) => row.game_id === one.game_id)
    .map(({ account_id, played_by, seats, place, scores }) => ({ account_id, played_by, seats, place, scores }));
  const missing = expected.filter((row) => !isAmong(found, row));
  // A substitute whose account is deleted leaves the member's result, and no trace of who played.
  const extra = found.filter((row) => {
    const ofGone = gone.map((one) => ({ ...one, account_id: row.account_id }));
    return !isAmong([...expected, ...ofGone], row);
  });
  if (!isCertain && found.length === 0) return [];
  return missing.length + extra.length === 0 && found.length <= expected.length + gone.length
    ? []
    : [{ kind: 'wrongResult', subject: one.game_id, evidence: { found, expected } }];
}

const isAmong = (rows: readonly unknown[], row: unknown): boolean =>
  rows.some((other) => canonical(other) === canonical(row));

/** The results of a finished game, of its people and of the seats whose accounts may be deleted. */
interface Played {
  readonly people: readonly Result[];
  readonly gone: readonly Omit<Result, 'account_id'>[];
  /** Whether two accounts played to the end. Nothing tells when an account was deleted whose seat was held. */
  readonly isCertain: boolean;
}

/**
 * Returns the results of a game's seats by their owners; none unless people played it to its end.
 * @param held the seats that a computer or a substitute held last
 */
function playedIn(game: StoredGame, scores: readonly (readonly number[])[], held: ReadonlySet<number>): Played {
  const { seats, setup, status } = game;
  const parsed = parseSetup(setup.rules, seats.length, setup.set, setup.rounds);
  if (status !== 'finished' || scores.length < setup.rounds || !parsed.ok) return NOBODY_PLAYED;
  const places = placesOf(parsed.value.rules, scores, seats.length);
  const resultAt = (seat: number, place = places[seat]): Omit<Result, 'account_id' | 'played_by'> => ({
    seats: seats.length,
    place: place ?? seats.length,
    scores: scores.map((round) => round[seat] ?? 0),
  });
  /** Whether the seat's owner has deleted their account: the holder has it for good. */
  const isInherited = (occupant: StoredGame['seats'][number], seat: number): boolean =>
    held.has(seat) && occupant.kind !== 'gone' && occupant['owner'] === undefined;
  const people = seats.flatMap((occupant, seat): Result[] => {
    if (isInherited(occupant, seat)) return [];
    const owner = fieldsOf(occupant['owner'])['account'];
    const isAway = typeof owner === 'string';
    const account = isAway ? owner : occupant.account;
    if (account === undefined) return [];
    const playedBy = isAway && occupant.kind === 'person' ? (occupant.account ?? null) : null;
    const place = isAway && occupant.kind === 'computer' ? seats.length : places[seat];
    return [{ account_id: account, played_by: playedBy, ...resultAt(seat, place) }];
  });
  const gone = seats.flatMap((occupant, seat) => {
    if (occupant.kind === 'gone') return [{ played_by: null, ...resultAt(seat) }];
    if (!isInherited(occupant, seat)) return [];
    return [{ played_by: null, ...resultAt(seat, occupant.kind === 'computer' ? seats.length : places[seat]) }];
  });
  const certain = people.length + seats.filter(({ kind }) => kind === 'gone').length;
  return people.length + gone.length < 2 ? NOBODY_PLAYED : { people, gone, isCertain: certain >= 2 };
}

const NOBODY_PLAYED: Played = { people: [], gone: [], isCertain: true };

/** No more games count for a season than were agreed. */
function overlong({ circle_id: circle, number, terms }: StoredSeason, { circleGames, results }: Stored): Violation[] {
  const counted = new Set(results.map((row) => row.game_id));
  const own = circleGames.filter(
    (one) => one.circle_id === circle && one.season === number && counted.has(one.game_id),
  );
  return own.length <= terms.games ? [] : [{ kind: 'overlongSeason', subject: circle, evidence: { number, own } }];
}

/** At rest, a member sees the sums to which the results add up, and the lower sum comes first. */
function wrongTables({ circlesSeen, restedAt }: RunEvidence, stored: Stored): Violation[] {
  return circlesSeen.flatMap((seen): Violation[] => {
    const { client, circle, season } = seen;
    const terms = stored.seasons.find((one) => one.circle_id === circle && one.number === season?.number);
    if (season === null || terms === undefined || seen.begun < restedAt) return [];
    const { games, sums } = seasonSums(terms, stored);
    const expected = sums.flatMap(({ account, sum }) => {
      const name = stored.clients.get(account);
      return name === undefined || isHidden(stored, client, account) ? [] : [{ name, sum }];
    });
    const inOrder = season.rows.every((one) =>
      season.rows.every((other) => one.sum >= other.sum || one.place < other.place),
    );
    const byName = (rows: readonly { readonly name: string; readonly sum: number }[]): string =>
      canonical(rows.map(({ name, sum }) => ({ name, sum })).toSorted((a, b) => (a.name < b.name ? -1 : 1)));
    const isSame = canonical(games) === canonical(season.games) && byName(expected) === byName(season.rows);
    return isSame && inOrder ? [] : [{ kind: 'wrongTotals', subject: circle, evidence: { seen, games, expected } }];
  });
}

function isHidden({ blocks, clients }: Stored, viewer: string, account: string): boolean {
  return blocks.some(({ account_id: one, other_id: other }) => {
    const names = [clients.get(one), clients.get(other)];
    return (one === account || other === account) && names.includes(viewer) && clients.get(account) !== viewer;
  });
}
