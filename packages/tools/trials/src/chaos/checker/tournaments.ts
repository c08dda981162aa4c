import { isAcknowledged, type RunEvidence } from '../record.ts';
import type { SeenTournament, TournamentWish } from '../evidence/tournaments.ts';
import { mayFollow } from './effects.ts';
import { isGone } from './gone.ts';
import { regressions } from './order.ts';
import type { StoredEntrant } from './stored-together.ts';
import type { Stored } from './stored.ts';
import type { Violation } from './violation.ts';

// Whether tournaments have those who have entered them, are told of once, and never go back.

const MOST_RESERVES = 50;

/** Finds the faults of tournaments, apart from their pairings. Pure. */
export function wrongTournaments(evidence: RunEvidence, stored: Stored): Violation[] {
  return [
    ...wrongCreations(evidence, stored),
    ...wrongEntries(evidence, stored),
    ...foreignEntries(evidence, stored),
    ...lostClosings(evidence, stored),
    ...overfull(stored),
    ...wentBack(evidence),
    ...untold(stored),
  ];
}

function wrongCreations({ tournamentWishes }: RunEvidence, { tournaments }: Stored): Violation[] {
  return tournamentWishes.flatMap((wish): Violation[] => {
    const { deed, tournament, client } = wish;
    if (deed.do !== 'create') return [];
    const found = tournaments.filter(({ name }) => name === deed.name).map(({ id }) => id);
    // A retry may create another, but one request only one.
    if (found.length > wish.attempts.length * 2)
      return [{ kind: 'doubledTournament', subject: client, evidence: found }];
    if (tournament === null || found.includes(tournament)) return [];
    return [{ kind: 'lostTournament', subject: tournament, evidence: { wish, found } }];
  });
}

/** An account that has entered is in under the number it was told; one that has left is not. */
function wrongEntries(evidence: RunEvidence, { entrants, clients }: Stored): Violation[] {
  const { tournamentWishes } = evidence;
  return tournamentWishes.flatMap((wish): Violation[] => {
    const { deed, client, tournament, number } = wish;
    if (!isAcknowledged(wish) || tournament === null || isGone(evidence, client)) return [];
    const others = tournamentWishes.filter((other) => other.tournament === tournament && mayFollow(other, wish));
    const row = entrants.find(
      (one) => one.tournament_id === tournament && clients.get(one.account_id ?? '') === client,
    );
    const isIn = row?.state === 'in' || row?.state === 'reserve';
    const report = (kind: 'lostEntry' | 'ghostEntry', found: StoredEntrant | undefined): Violation[] => [
      { kind, subject: tournament, evidence: { wish, found: found ?? null } },
    ];
    switch (deed.do) {
      case 'enter': {
        const mayBeOut = others.some((other) => takesOut(other, row));
        return (mayBeOut || isIn) && (number === null || row?.number === number) ? [] : report('lostEntry', row);
      }
      case 'withdraw': {
        const mayBeBack = others.some((other) => other.deed.do === 'enter' && other.client === client);
        return mayBeBack || !isIn ? [] : report('ghostEntry', row);
      }
      case 'remove': {
        const gone = entrants.find((one) => one.tournament_id === tournament && one.number === deed.number);
        return gone?.state === 'removed' ? [] : report('ghostEntry', gone);
      }
      case 'create':
      case 'begin':
      case 'cancel':
      case 'close':
        return [];
      default:
        return deed satisfies never;
    }

    function takesOut(other: TournamentWish, own: StoredEntrant | undefined): boolean {
      return other.deed.do === 'withdraw'
        ? other.client === client
        : other.deed.do === 'remove' && other.deed.number === own?.number;
    }
  });
}

/** Everybody is in a tournament once, under one number, and has wanted to be. */
function foreignEntries(evidence: RunEvidence, { entrants, clients }: Stored): Violation[] {
  const { tournamentWishes, tournamentsSeen } = evidence;
  const doubled = [
    ...Map.groupBy(
      entrants.filter(({ account_id: id }) => id !== null),
      (one) => `${one.tournament_id} ${one.account_id}`,
    ).values(),
  ].filter((rows) => rows.length > 1);
  const foreign = entrants.filter(
    (one) =>
      !tournamentWishes.some(
        ({ deed, client, tournament }) =>
          deed.do === 'enter' &&
          tournament === one.tournament_id &&
          (one.account_id === null ? isGone(evidence, client) : client === clients.get(one.account_id)),
      ),
  );
  const seenTwice = tournamentsSeen.filter(
    ({ people }) => new Set(people.map(({ name }) => name)).size < people.length,
  );
  return [
    ...[...doubled.flatMap((rows) => rows.slice(0, 1)), ...foreign].map((row) => ({
      kind: 'foreignEntry' as const,
      subject: row.tournament_id,
      evidence: row,
    })),
    ...seenTwice.map((seen) => ({ kind: 'foreignEntry' as const, subject: seen.tournament, evidence: seen })),
  ];
}

/** Registration ends when its organiser has said last. */
function lostClosings({ tournamentWishes }: RunEvidence, { tournaments }: Stored): Violation[] {
  return tournamentWishes.flatMap((wish): Violation[] => {
    const { deed, tournament } = wish;
    const found = tournaments.find(({ id, status }) => id === tournament && status === 'open');
    if (deed.do !== 'close' || found === undefined || !isAcknowledged(wish)) return [];
    const isSuperseded = tournamentWishes.some(
      (other) => other.tournament === tournament && other.deed.do === 'close' && mayFollow(other, wish),
    );
    if (isSuperseded || Date.parse(found.closes_at) === deed.at) return [];
    return [{ kind: 'lostTournament', subject: found.id, evidence: { wish, found } }];
  });
}

function overfull({ tournaments, entrants }: Stored): Violation[] {
  return tournaments.flatMap(({ id, most_people: most, round, rounds }): Violation[] => {
    const own = entrants.filter((one) => one.tournament_id === id);
    const count = (state: StoredEntrant['state']): number => own.filter((one) => one.state === state).length;
    if (count('in') <= most && count('reserve') <= MOST_RESERVES && round <= rounds) return [];
    return [{ kind: 'overfull', subject: id, evidence: { most, round, rounds, own } }];
  });
}

function wentBack({ tournamentsSeen }: RunEvidence): Violation[] {
  return [...Map.groupBy(tournamentsSeen, ({ tournament }) => tournament)].flatMap(([subject, seen]) =>
    regressions(seen, (one, other) => rankOf(one) < rankOf(other)).map((evidence) => ({
      kind: 'tournamentBack' as const,
      subject,
      evidence,
    })),
  );
}

function rankOf({ status, round }: SeenTournament): number {
  return status === 'open' ? -1 : status === 'playing' ? round : round + 0.5;
}

/** Everybody with a place in a round is told of it, and everybody who is left at the end. */
function untold({ tournaments, entrants, scores, messages }: Stored): Violation[] {
  const noted = new Set(messages.filter(({ kind }) => kind === 'notice').map(({ id }) => id));
  return tournaments.flatMap(({ id, status, round }) => {
    const own = entrants.filter((one) => one.tournament_id === id);
    const staying = own.filter(({ state }) => state === 'in' || (status === 'cancelled' && state === 'reserve'));
    const news = status === 'finished' ? 'over' : 'cancelled';
    const wanted = [
      ...scores
        .filter((one) => one.tournament_id === id && (one.kind === 'game' || one.kind === 'bye'))
        .map((one) => `${id}:${one.round}:paired:${one.number}`),
      ...(status === 'open' || status === 'playing'
        ? []
        : staying.map(({ number }) => `${id}:${round}:${news}:${number}`)),
    ];
    return wanted
      .filter((one) => !noted.has(one))
      .map((one) => ({ kind: 'untold' as const, subject: id, evidence: one }));
  });
}
