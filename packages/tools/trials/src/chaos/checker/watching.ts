import type { RunEvidence, Observation, Watched } from '../record.ts';
import { regressions } from './order.ts';
import { viewAt, type ReplayedMoment } from './replay.ts';
import type { Stored } from './stored.ts';
import type { Violation } from './violation.ts';

// Whether people without a seat see the board as it was, late enough, and never going back.

/** Finds what is wrong with what watchers saw. Pure. */
export function wrongWatching(
  { watched, observations }: RunEvidence,
  { games }: Stored,
  moments: ReadonlyMap<string, readonly ReplayedMoment[]>,
): Violation[] {
  const seenOf = Map.groupBy(observations, ({ game }) => game);
  return [...Map.groupBy(watched, ({ game }) => game)].flatMap(([id, seen]) => {
    const game = games.find((one) => one.id === id);
    const history = moments.get(id);
    if (game === undefined || history === undefined) return [];
    const isTurnLate = game.setup['watchers'] === 'turn';
    return [
      ...seen.flatMap((one) => {
        const latest = Math.min(game.revision, latestRevision(one, seenOf.get(id) ?? []));
        return wrongVersion(one, history.slice(0, latest), isTurnLate);
      }),
      ...wentBack(seen),
    ];
  });
}

/** Returns a revision that the game had not passed when an answer was there: somebody asked later and saw this one. */
function latestRevision({ ended }: Watched, observations: readonly Observation[]): number {
  return observations
    .filter(({ begun, isReplay }) => begun >= ended && !isReplay)
    .reduce((least, { revision }) => Math.min(least, revision), Infinity);
}

function wrongVersion(one: Watched, history: readonly ReplayedMoment[], isTurnLate: boolean): Violation[] {
  const { game, version, frames } = one;
  const isOver = history.some(({ action }) => action.events.some(({ type }) => type === 'gameOver'));
  const until = visibleUntil(history, isTurnLate);
  const named = Number(version.slice(1));
  const isAhead = version.startsWith('f') ? !isOver : version.startsWith('b') ? named > history.length : named > until;
  const shown = version.startsWith('f') ? [] : (frames ?? []);
  return [
    ...(isAhead || shown.some(({ revision }) => revision > until)
      ? [{ kind: 'watchedAhead' as const, subject: game, evidence: { until, revisions: history.length, one } }]
      : []),
    ...shown.flatMap(({ revision, round }): Violation[] => {
      const moment = history[revision - 1];
      const expected = moment === undefined ? 'no such revision' : viewAt(moment, null);
      if (expected === round) return [];
      return [{ kind: 'unexplainedFrame', subject: game, evidence: { version, revision, saw: round, expected } }];
    }),
  ];
}

/**
 * Returns the last revision that watchers of a game in play may see: where the last round ended, or, if they are only a
 * turn late, where the last turn but one of this round did.
 */
function visibleUntil(history: readonly ReplayedMoment[], isTurnLate: boolean): number {
  const finished = history.at(-1)?.scores.length ?? 0;
  const before = finished === 0 ? 0 : history.findIndex(({ scores }) => scores.length === finished) + 1;
  if (!isTurnLate) return before;
  const ends: number[] = [];
  let turns = 0;
  for (const { action, round } of history.slice(before)) {
    if (round === null || round.table.round !== finished + 1) continue;
    const over = round.table.seats.reduce((sum, seat) => sum + seat.turns, 0);
    if (over > turns) ends.push(action.revision);
    turns = over;
  }
  return ends.at(-2) ?? before;
}

/** Each Worker keeps its answers for a while, so only answers of one are compared. */
function wentBack(seen: readonly Watched[]): Violation[] {
  const pointers = seen.filter(({ frames }) => frames === null);
  return [...Map.groupBy(pointers, ({ worker }) => worker).values()].flatMap((ofWorker) =>
    regressions(ofWorker, (one, other) => rankOf(one) < rankOf(other)).map((evidence) => ({
      kind: 'watchedBack' as const,
      subject: evidence.saw.game,
      evidence,
    })),
  );
}

const STAGES = ['b', 'rt', 'ef'];

function rankOf({ version }: Watched): number {
  const stage = STAGES.findIndex((letters) => letters.includes(version.slice(0, 1)));
  return stage * 1e9 + Number(version.slice(1));
}
