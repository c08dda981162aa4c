import { readPosition, writePosition } from '@slow-train/rules';
import { canonical } from '../canonical.ts';
import type { Answered, RunEvidence, ObservedMove, Observation } from '../record.ts';
import { wrongCircles } from './circles.ts';
import { wrongInvitations } from './invitations.ts';
import { isGone, withoutGone } from './gone.ts';
import { forgottenTurns, sentTwice, untold } from './notifications.ts';
import { regressions } from './order.ts';
import { entryAt, replayGame, viewAt, type ReplayedMoment } from './replay.ts';
import { isForgotten } from './retention.ts';
import type { Stored, StoredAction, StoredGame } from './stored.ts';
import { wrongPairings } from './pairings.ts';
import { wrongSeasons } from './seasons.ts';
import { wrongSeats } from './seats.ts';
import { wrongScores } from './tournament-scores.ts';
import { wrongTournaments } from './tournaments.ts';
import { wrongTalk } from './talk.ts';
import type { Violation } from './violation.ts';
import { wrongWatching } from './watching.ts';

const MARKS = ['readUpTo', 'roundsSeen', 'talkReadUpTo'] as const;

/** How far somebody has read never goes back, on any device. Pure. */
function wrongMarks({ marks }: RunEvidence, { marks: rows, clients }: Stored): Violation[] {
  const stored = new Map(
    rows.map((row) => [
      `${clients.get(row.account_id)} ${row.game_id}`,
      { readUpTo: row.read_up_to, roundsSeen: row.rounds_seen, talkReadUpTo: row.talk_read_up_to },
    ]),
  );
  return [...Map.groupBy(marks, ({ client, game }) => `${client} ${game}`)].flatMap(([of, seen]) => {
    const end = stored.get(of);
    const final = end === undefined ? [] : [{ ...seen[0], ...end, begun: Infinity, ended: Infinity }];
    return MARKS.flatMap((mark) =>
      regressions([...seen, ...final], (one, other) => one[mark] < other[mark]).map((evidence) => ({
        kind: 'marksBack' as const,
        subject: of,
        evidence: { mark, ...evidence },
      })),
    );
  });
}

/**
 * Returns everything in which the clients' logs, the history, the snapshots and the messages contradict each other. Pure.
 * @param stored as it is when everything is healed and has come to rest
 */
export function checkRecord(evidence: RunEvidence, stored: Stored): readonly Violation[] {
  const byGame = Map.groupBy(stored.actions, ({ game_id: game }) => game);
  const moments = new Map<string, readonly ReplayedMoment[]>();
  const violations: Violation[] = [];
  for (const game of stored.games) {
    if (stored.settled.has(game.id)) continue;
    const actions = byGame.get(game.id) ?? [];
    violations.push(...gaps(game, actions));
    const rounds = stored.rounds.filter(({ game_id: id }) => id === game.id);
    const replayed = replayGame(game, actions, rounds);
    if (!replayed.ok) {
      violations.push({ kind: 'brokenHistory', subject: game.id, evidence: replayed.error });
      continue;
    }
    moments.set(game.id, replayed.value);
    violations.push(...differentSnapshots(game, replayed.value));
  }
  const finals = new Map([
    ...[...moments].map(([id, history]) => [id, history.at(-1)?.scores ?? []] as const),
    ...stored.settled,
  ]);
  return [
    ...violations,
    ...internalErrors(evidence),
    ...wrongGames(evidence, stored),
    ...wrongMoves(evidence, byGame, stored),
    ...backwards(evidence.observations),
    ...unexplained(evidence, moments),
    ...untold(evidence, stored, moments),
    ...forgottenTurns(evidence, stored, moments),
    ...sentTwice(evidence, stored),
    ...wrongTalk(evidence, stored),
    ...wrongMarks(evidence, stored),
    ...wrongSeats(evidence, stored),
    ...wrongInvitations(evidence, stored),
    ...wrongCircles(evidence, stored),
    ...wrongSeasons(evidence, stored, finals),
    ...wrongTournaments(evidence, stored),
    ...wrongPairings(evidence, stored),
    ...wrongScores(stored, finals),
    ...wrongWatching(evidence, stored, moments),
  ];
}

/** Revisions are 1, 2, 3 … up to the snapshot's. */
function gaps(game: StoredGame, actions: readonly StoredAction[]): Violation[] {
  const wrong = actions.findIndex(({ revision }, index) => revision !== index + 1);
  if (wrong < 0 && actions.length === game.revision) return [];
  const found = actions.map(({ revision }) => revision).slice(Math.max(0, wrong - 2));
  return [{ kind: 'gap', subject: game.id, evidence: { snapshot: game.revision, revisions: found } }];
}

function differentSnapshots(game: StoredGame, moments: readonly ReplayedMoment[]): Violation[] {
  const last = moments.at(-1);
  const read = game.position === null ? null : readPosition(game.position);
  const snapshot = read?.ok === true ? writePosition(read.value) : null;
  const replayed = last === undefined || last.round === null ? null : writePosition(last.round);
  const isSame =
    canonical(snapshot) === canonical(replayed) &&
    canonical(game.results.map(({ scores }) => scores)) === canonical(last?.scores ?? []);
  return isSame ? [] : [{ kind: 'differentSnapshot', subject: game.id, evidence: { snapshot, replayed } }];
}

function internalErrors({ calls }: RunEvidence): Violation[] {
  return calls.flatMap(({ client, operation, answered }) =>
    answered.kind === 'unknown' && !EXPECTED.has(answered.why)
      ? [{ kind: 'internalError' as const, subject: client, evidence: { operation, answered } }]
      : [],
  );
}

/** Why an outcome may be unknown while something is broken. */
const EXPECTED = new Set(['no answer', 'unavailable', 'mail-failed']);

function wrongGames(evidence: RunEvidence, { games }: Stored): Violation[] {
  const { creations, left, observations } = evidence;
  const stored = new Set(games.map(({ id }) => id));
  // Only a game that has not begun can be closed.
  // Those in which only people were who have deleted their accounts are deleted as well.
  const begun = observations.filter(
    ({ view, client }) => view !== null && view.status !== 'lobby' && !isGone(evidence, client),
  );
  const gone = new Set(begun.map(({ game }) => game).filter((game) => !stored.has(game)));
  const lostGames = [...gone].map((game) => ({ kind: 'lostGame' as const, subject: game, evidence: 'had begun' }));
  const wrong = creations.flatMap(({ client, name, ids, begun: askedAt }): Violation[] => {
    const found = games.filter((game) => game.name === name).map(({ id }) => id);
    if (found.length > 1) return [{ kind: 'doubledGame', subject: client, evidence: { name, found } }];
    if (isGone(evidence, client) || isForgotten(evidence.restedAt, 'unstartedGame', askedAt)) return [];
    const lost = ids.filter((id) => !found.includes(id) && !left.has(id));
    return lost.length === 0 ? [] : [{ kind: 'lostGame', subject: client, evidence: { name, lost, found } }];
  });
  return [...lostGames, ...wrong];
}

/** The only outcome that all attempts allow. */
function outcomeOf({ attempts }: Pick<ObservedMove, 'attempts'>): Answered['kind'] {
  if (attempts.some(({ kind }) => kind === 'ok')) return 'ok';
  const last = attempts.at(-1);
  // The game has moved on, or the rules refuse it: then no earlier attempt can have succeeded, or still succeed. Other
  // refusals may only be passing.
  const isFinal = last?.kind === 'refused' && ['stale-revision', 'refused'].includes(last.problem);
  return isFinal || attempts.every(({ kind }) => kind === 'refused') ? 'refused' : 'unknown';
}

/** Each acknowledged move is the revision after the one it was decided on; no refused one is; and nothing else is. */
function wrongMoves(
  evidence: RunEvidence,
  byGame: ReadonlyMap<string, readonly StoredAction[]>,
  { games }: Stored,
): Violation[] {
  const violations: Violation[] = [];
  const sent = new Map<string, ObservedMove[]>();
  const stored = new Set(games.map(({ id }) => id));
  // A game in which only people were who have deleted their accounts is deleted as well.
  const moves = evidence.moves.filter(({ client, game }) => stored.has(game) || !isGone(evidence, client));
  for (const move of moves) {
    const place = `${move.game} ${move.revision + 1}`;
    sent.set(place, [...(sent.get(place) ?? []), move]);
  }
  const used = new Set<string>();
  for (const move of moves) {
    const { game, revision, seat, action } = move;
    const found = (byGame.get(game) ?? []).filter(
      (one) => one.revision === revision + 1 && one.seat === seat && one.action === action && one.by === 'person',
    );
    const outcome = outcomeOf(move);
    const place = `${game} ${revision + 1}`;
    if (outcome === 'ok') {
      if (found.length === 0) violations.push({ kind: 'lostAction', subject: game, evidence: move });
      // Two different intents for one revision, both acknowledged.
      if (found.length > 1 || used.has(place))
        violations.push({ kind: 'doubledAction', subject: game, evidence: move });
      used.add(place);
    }
    const rivals = (sent.get(place) ?? []).filter((one) => one.seat === seat && one.action === action);
    if (outcome === 'refused' && found.length > 0 && rivals.every((one) => outcomeOf(one) === 'refused'))
      violations.push({ kind: 'refusedAction', subject: game, evidence: { move, found } });
  }
  for (const { id } of games) {
    for (const one of byGame.get(id) ?? []) {
      if (one.by !== 'person' || one.seat === null || AROUND.has(one.action)) continue;
      const known = sent.get(`${id} ${one.revision}`) ?? [];
      if (!known.some(({ seat, action }) => seat === one.seat && action === one.action))
        violations.push({ kind: 'foreignAction', subject: id, evidence: one });
    }
  }
  return violations;
}

/** What the history calls things that people do before the first round. */
const AROUND = new Set(['join', 'leave', 'start', 'invite', 'reserve', 'answer', 'free']);

/** Once anybody has seen a revision, later requests see it, or a later one. */
function backwards(observations: readonly Observation[]): Violation[] {
  const fresh = observations.filter(({ isReplay }) => !isReplay);
  return [...Map.groupBy(fresh, ({ game }) => game)].flatMap(([subject, seen]) =>
    regressions(seen, (one, other) => one.revision < other.revision).map(({ saw, afterwards }) => ({
      kind: 'backwards' as const,
      subject,
      evidence: { saw: without(saw), afterwards: without(afterwards) },
    })),
  );
}

const without = ({ client, begun, ended, revision }: Observation): object => ({ client, begun, ended, revision });

function unexplained(evidence: RunEvidence, moments: ReadonlyMap<string, readonly ReplayedMoment[]>): Violation[] {
  const { observations, entries } = evidence;
  const violations: Violation[] = [];
  const expected = new Map<string, string>();
  for (const { client, game, revision, view } of observations) {
    const history = moments.get(game);
    // A game that was closed before it started has no history any more; one that is broken is reported as that.
    if (view === null || history === undefined) continue;
    const moment = history[revision - 1];
    const key = `${game} ${revision} ${view.seat}`;
    const round = expected.get(key) ?? (moment && viewAt(moment, view.seat));
    if (round !== undefined) expected.set(key, round);
    if (round !== view.round || canonical(moment?.scores ?? []) !== view.scores)
      violations.push({
        kind: 'unexplainedView',
        subject: game,
        evidence: { client, revision, seat: view.seat, saw: view, expected: round ?? 'no such revision' },
      });
  }
  for (const { client, game, seat, revision, text } of entries) {
    const history = moments.get(game);
    if (history === undefined) continue;
    const moment = history[revision - 1];
    const wanted = moment === undefined ? 'no such revision' : entryAt(moment, seat);
    if (wanted !== text && withoutGone(evidence, wanted) !== withoutGone(evidence, text))
      violations.push({
        kind: 'unexplainedEntry',
        subject: game,
        evidence: { client, revision, seat, saw: text, expected: wanted },
      });
  }
  return violations;
}
