import type { GameAnswer, GameSummary, GameView, LogEntry, OccupantView } from '@slow-train/protocol';

export const person = (name: string): OccupantView => ({ kind: 'person', name });
export const nobody: OccupantView = { kind: 'nobody' };
export const computer = (name: string): OccupantView => ({ kind: 'computer', name });

/** A game as Ines, its host in seat 0, sees it. */
export function gameView(changed: Partial<GameView> = {}): GameView {
  return {
    id: 'abcdefghijkl',
    name: 'Night Mail',
    revision: 4,
    status: 'lobby',
    rules: { preset: 'hub' },
    set: 12,
    rounds: 13,
    seats: [person('Ines'), person('Ana'), nobody],
    forcedPlays: true,
    phrasesOnly: false,
    isRated: false,
    you: { seat: 0, isHost: true, forced: true, away: null, plan: null, planVersion: 0 },
    invitation: 'AbCdEfGhIjKlMnOpQrStUv',
    invitationUntil: '2026-12-21T10:00:00.000Z',
    results: [],
    places: null,
    round: null,
    dealing: null,
    clock: null,
    turnBy: null,
    vote: null,
    isCancelled: false,
    seeksSubstitute: false,
    fairness: { lists: [], deals: [] },
    updatedAt: '2026-11-21T10:00:00.000Z',
    ...changed,
  };
}

export function summary(changed: Partial<GameSummary> = {}): GameSummary {
  return {
    id: 'abcdefghijkl',
    name: 'Night Mail',
    revision: 4,
    status: 'playing',
    isYourTurn: false,
    preset: 'hub',
    seats: [person('Ines'), person('Ana')],
    yourSeat: 0,
    round: 4,
    rounds: 13,
    engine: '9-9',
    turn: 1,
    news: 'Waiting for Ana.',
    yourPlace: null,
    turnBy: null,
    isUnread: false,
    updatedAt: '2026-11-21T10:00:00.000Z',
    ...changed,
  };
}

export function entry(revision: number): LogEntry {
  return { revision, seat: 0, by: 'person', at: '2026-11-21T10:00:00.000Z', events: [] };
}

/** An answer with a game at that revision and a log from one revision to another. */
export function answer(revision: number, from = revision, to = revision): GameAnswer {
  const log = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => entry(from + index));
  return { game: gameView({ revision }), log };
}

/** The parts of a game that show its first deal as pending, with these commitments, of which these are revealed. */
export function awaited(seals: readonly (string | null)[], opened: readonly boolean[]) {
  const list = { table: 'abcdefghijkl', round: 1, commitment: 'c', seals, closed: true, opened };
  const missing = seals.flatMap((seal, seat) => (seal !== null && opened[seat] !== true ? [seat] : []));
  return {
    status: 'playing',
    dealing: { until: '2026-11-21T10:10:00.000Z', missing },
    fairness: { lists: [list], deals: [] },
  } as const;
}
