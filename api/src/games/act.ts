import { ruleLink, type GameAnswer, type Instant } from '@slow-train/protocol';
import { err, ok, playText, type Refusal, type Result, type Seat } from '@slow-train/rules';
import { advanceUntilChoice } from '../game/advance.ts';
import { applyAction } from '../game/apply-action.ts';
import { isDealAwaited } from '../game/commitments.ts';
import type { Game } from '../game/game.ts';
import { clearStoppedPlan } from '../game/plans.ts';
import { isMember, seatOf, type AccountId } from '../game/seats.ts';
import { startUpdate } from '../game/update.ts';
import { answerFor } from '../game/view.ts';
import { NOT_FOUND, type Failure } from '../http/problem.ts';
import { hashOf } from '../platform/hash.ts';
import { NOT_SIGNED_IN, type SessionClaim } from '../session/session.ts';
import type { Ports } from './services.ts';
import { turnNow, type LinkedTurn } from './turn-link.ts';
import { answerAgain, AWAY, decisionFor, withGame, type Decision, type Outcome } from './with-game.ts';

export interface ActionCommand {
  readonly id: string;
  /** The revision the player decided on. */
  readonly revision: number;
  /** One for each intended action; all its retries have the same. */
  readonly key: string;
  /** The action in notation (docs/rules.md section 7). */
  readonly do: string;
}

/**
 * Plays a person's action and everything that follows until a person has to choose again, in one save. Two round trips
 * to the database, however long the game; one if this isolate has played the last action.
 * @returns the game afterwards with everything since `revision`; for a known key, the first answer again
 * Failures: `not-signed-in`, `not-found`, `key-reused`, `stale-revision`, `conflict` (not playing), `refused`
 * (docs/rules.md section 10)
 */
export async function act(ports: Ports, claim: SessionClaim, command: ActionCommand): Promise<Outcome<GameAnswer>> {
  const { id, revision, key } = command;
  const request = await hashOf(['act', id, command.do]);
  return withGame(ports, {
    revision,
    recall() {
      const recalled = ports.store.recallForAction(claim, id, revision);
      return recalled && { ...recalled, receipt: null };
    },
    async load() {
      const loaded = await ports.store.loadForAction(claim, id, key);
      if (loaded === undefined) return err(NOT_SIGNED_IN);
      const { account, game, receipt, unreachable } = loaded;
      if (game === null || !isMember(game, account)) return err(NOT_FOUND);
      return receipt === null && seatOf(game, account) === null
        ? err(AWAY)
        : ok({ account, game, receipt, unreachable });
    },
    known: ({ receipt }) => receipt && answerAgain(receipt, request),
    decide: (loaded, now) => decideAction(ports, loaded, { ...command, request }, now),
  });
}

/**
 * Plays the action of a turn that a link names, as `act` does, for the account that the link was made for.
 * Failures: `gone` if the turn is over; those of `act`
 */
export async function actByLink(
  ports: Ports,
  link: LinkedTurn,
  command: Omit<ActionCommand, 'id'>,
  gone: Failure,
): Promise<Outcome<GameAnswer>> {
  const { account, game: id } = link;
  const request = await hashOf(['act', id, command.do]);
  return withGame(ports, {
    revision: command.revision,
    async load() {
      const [game, receipt] = await Promise.all([ports.store.load(id), ports.store.receipt(account, command.key)]);
      return game === undefined || (receipt === null && !isOnNow(game, link))
        ? err(gone)
        : ok({ account, game, receipt });
    },
    known: ({ receipt }) => receipt && answerAgain(receipt, request),
    decide: (loaded, now) => decideAction(ports, loaded, { ...command, request }, now),
  });
}

/**
 * Returns a game during a turn that a link names, with its latest log entries. Processes what is due first.
 * Failure: `gone` if the turn is over
 */
export function readByLink(
  ports: Ports,
  link: LinkedTurn,
  entries: number,
  gone: Failure,
): Promise<Outcome<GameAnswer>> {
  const { account, game: id } = link;
  return withGame(ports, {
    async load() {
      const game = await ports.store.load(id);
      if (game === undefined || !isOnNow(game, link)) return err(gone);
      const log = await ports.store.log(id, Math.max(0, game.revision - entries), game.revision);
      return ok({ account, game, log });
    },
    decide: ({ game, log }) => ok({ update: null, answer: answerFor(game, log, account) }),
  });
}

/** Whether the turn that a link names is on. */
function isOnNow(game: Game, { account, seat, turn }: LinkedTurn): boolean {
  const now = turnNow(game, account);
  return now !== null && now.seat === seat && now.turn === turn;
}

/** Decides on an action of the person with this account. Pure. */
function decideAction(
  { chance }: Pick<Ports, 'chance'>,
  { account, game }: { readonly account: AccountId; readonly game: Game },
  { do: action, key, request }: Pick<ActionCommand, 'do' | 'key'> & { readonly request: string },
  now: Instant,
): Result<Decision<GameAnswer>, Failure> {
  const { round } = game;
  const seat = seatOf(game, account);
  if (seat === null) return err(AWAY);
  if (isDealAwaited(game)) return err(DEALING);
  if (game.status !== 'playing' || round === null) return err(notPlaying(game));
  const played = playText(round, seat, action);
  if (!played.ok) return err(refused(played.error, game, seat));
  const acted = applyAction(startUpdate(game, now), { seat, action, by: 'person', ...played.value });
  const update = advanceUntilChoice(clearStoppedPlan(acted, seat), chance);
  const decision = decisionFor(game, update, account);
  return ok({ ...decision, receipt: { account, key, request, answer: decision.answer } });
}

const DEALING: Failure = {
  problem: 'conflict',
  detail: (say) => say.dealing,
};

function notPlaying({ status }: Game): Failure {
  return { problem: 'conflict', detail: (say) => (status === 'lobby' ? say.notStarted : say.finished) };
}

function refused(refusal: Refusal, { seats }: Game, seat: Seat): Failure {
  return {
    problem: 'refused',
    detail: (_, { explain, namesOf }) => explain(refusal, namesOf({ seats, you: { seat } }).train),
    code: refusal.code,
    rule: ruleLink(refusal.code),
  };
}
