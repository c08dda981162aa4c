import { canonical } from '../canonical.ts';
import { isGone, NOBODY } from './gone.ts';
import { isAcknowledged, type RunEvidence } from '../record.ts';
import { firstRequests, isForgotten } from './retention.ts';
import type { Stored, StoredAction, StoredGame } from './stored.ts';
import type { Violation } from './violation.ts';

// Whether each seat, each place in a queue and each game that follows another is given once.

/** Finds what is wrong with who sits where before the start, and with how they got there. Pure. */
export function wrongSeats(evidence: RunEvidence, stored: Stored): Violation[] {
  const byGame = Map.groupBy(stored.actions, ({ game_id: game }) => game);
  return [
    ...stored.games.flatMap((game) => doubledSeats(game, byGame.get(game.id) ?? [])),
    ...wrongViews(evidence, stored, byGame),
    ...wrongWaits(evidence, stored, byGame),
    ...wrongRematches(evidence, stored),
  ];
}

/** Returns the names in the seats after each revision, as far as people come and go. */
function seatings(actions: readonly StoredAction[]): { readonly doubled: StoredAction[]; readonly after: string[][] } {
  const doubled: StoredAction[] = [];
  let names: string[] = [];
  const after = actions.map((action) => {
    for (const { type, seat, name } of action.events) {
      if (typeof seat !== 'number' || typeof name !== 'string') continue;
      if (type === 'left') names = Object.assign([...names], { [seat]: '' });
      if (type !== 'joined') continue;
      if ((names[seat] ?? '') !== '' || (name !== NOBODY && names.includes(name))) doubled.push(action);
      names = Object.assign([...names], { [seat]: name });
    }
    return names;
  });
  return { doubled, after };
}

function doubledSeats({ id, seats }: StoredGame, actions: readonly StoredAction[]): Violation[] {
  const people = seats.flatMap(({ account }) => account ?? []);
  const evidence = [...seatings(actions).doubled, ...(new Set(people).size < people.length ? [seats] : [])];
  return evidence.map((one) => ({ kind: 'doubledSeat', subject: id, evidence: one }));
}

/** An account that is shown a seat before the start has it. */
function wrongViews(
  evidence: RunEvidence,
  { games }: Stored,
  byGame: ReadonlyMap<string, readonly StoredAction[]>,
): Violation[] {
  const after = new Map(games.map(({ id }) => [id, seatings(byGame.get(id) ?? []).after]));
  return evidence.observations.flatMap(({ client, game, revision, view }) => {
    const names = after.get(game)?.[revision - 1];
    if (view === null || view.seat === null || view.status !== 'lobby' || names === undefined) return [];
    if (names[view.seat] === client || isGone(evidence, client)) return [];
    return [{ kind: 'wrongSeat' as const, subject: game, evidence: { client, revision, seat: view.seat, names } }];
  });
}

/** An account that asked once for a place in a queue keeps it, and gets at most one seat for it. */
function wrongWaits(
  evidence: RunEvidence,
  { games, waits: rows, clients }: Stored,
  byGame: ReadonlyMap<string, readonly StoredAction[]>,
): Violation[] {
  const { waits } = evidence;
  const kinds = new Map(games.map((game) => [game.id, kindOf(game)]));
  const given = games.flatMap(({ id }) =>
    (byGame.get(id) ?? [])
      .filter(({ action, by, events }) => action === 'join' && by === 'table' && events[0]?.['name'] !== NOBODY)
      .map(({ events }) => `${String(events[0]?.['name'])} ${kinds.get(id)}`),
  );
  const asked = waits.filter(({ attempts }) => attempts.some(({ kind }) => kind !== 'refused'));
  const wishes = Map.groupBy(asked, ({ client, game }) => `${client} ${kinds.get(game)}`);
  /** For a seat in a game that nobody knows any more: perhaps of this kind. */
  const unknown = (of: string): number => wishes.get(`${of.split(' {')[0]} undefined`)?.length ?? 0;
  const doubled = [...Map.groupBy(given, (of) => of)].flatMap(([of, seats]): Violation[] =>
    seats.length <= (wishes.get(of)?.length ?? 0) + unknown(of)
      ? []
      : [{ kind: 'doubledWait', subject: of, evidence: { seats: seats.length, wishes: wishes.get(of) ?? [] } }],
  );
  const lost = waits.filter(isAcknowledged).flatMap((wait): Violation[] => {
    const seats = games.find(({ id }) => id === wait.game)?.seats.length;
    const isThere = rows.some(
      (row) => clients.get(row.account_id) === wait.client && (seats === undefined || row.settings.seats === seats),
    );
    const isOver = isGone(evidence, wait.client) || isForgotten(evidence.restedAt, 'wait', wait.begun);
    return isThere || isOver ? [] : [{ kind: 'lostWait', subject: wait.game, evidence: wait }];
  });
  return [...doubled, ...lost];
}

/** Everything that makes a kind of games, apart from who plays. */
function kindOf({ setup, seats }: StoredGame): string {
  const { rules, set, rounds, clock = null } = setup;
  return canonical({ rules, set, rounds, clock, seats: seats.length });
}

function wrongRematches(evidence: RunEvidence, { games }: Stored): Violation[] {
  const { rematches, left } = evidence;
  const followers = Map.groupBy(
    games.filter(({ repeats }) => repeats !== null),
    ({ repeats }) => repeats ?? '',
  );
  const doubled = [...followers]
    .filter(([, found]) => found.length > 1)
    .map(([game, found]) => ({ kind: 'doubledRematch' as const, subject: game, evidence: found.map(({ id }) => id) }));
  const asked = rematches.flatMap(({ ids, ...wish }) => ids.map((id) => ({ ...wish, id })));
  const first = firstRequests(asked);
  const named = Map.groupBy(
    // One that everybody has left, or whose people have deleted their accounts, may be asked for again.
    asked.filter(
      ({ client, id, begun }) =>
        !left.has(id) &&
        !isGone(evidence, client) &&
        !isForgotten(evidence.restedAt, 'unstartedGame', first.get(id) ?? begun),
    ),
    ({ game }) => game,
  );
  const stored = new Set(games.map(({ id }) => id));
  return [
    ...doubled,
    ...[...named].flatMap(([game, answers]): Violation[] => {
      const ids = [...new Set(answers.map(({ id }) => id))];
      if (ids.length > 1) return [{ kind: 'doubledRematch', subject: game, evidence: ids }];
      return ids.every((id) => stored.has(id)) ? [] : [{ kind: 'lostGame', subject: game, evidence: ids }];
    }),
  ];
}
