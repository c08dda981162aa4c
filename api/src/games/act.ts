import type { GameAnswer } from '@slow-train/protocol';
import {
  err,
  explain,
  ok,
  playText,
  REFUSAL_RULES,
  type Refusal,
  type Result,
  type RoundState,
  type Seat,
} from '@slow-train/rules';
import { namesOf } from '@slow-train/words';
import { NOT_SIGNED_IN } from '../accounts/failure.ts';
import { isDealAwaited } from '../fairness/preparing.ts';
import { withoutStopped } from '../plans/plan-acts.ts';
import { NOT_FOUND, type Failure } from '../problem.ts';
import { answerFor } from './answer.ts';
import { runOn } from './automation.ts';
import { changeOf } from './change.ts';
import { settleDue } from './due.ts';
import { AWAY } from './edit-table.ts';
import { isMember, seatOf, type Game } from './game.ts';
import type { Caller } from './player.ts';
import { MOST_TRIES, type Ports } from './ports.ts';
import { answerAgain, hashOf } from './receipt.ts';
import { stale } from './stale.ts';
import { addStep } from './step.ts';

export interface Wanted {
  readonly id: string;
  /** The revision it was decided on. */
  readonly revision: number;
  /** One for each intent, the same for all its retries. */
  readonly key: string;
  /** The action in writing (RULES.md section 7). */
  readonly do: string;
}

/** Either all is said already, or there is a round to act on. */
type Found =
  | { readonly settled: Result<GameAnswer, Failure> }
  | {
      readonly settled: null;
      readonly account: string;
      readonly game: Game;
      readonly round: RoundState;
      readonly seat: Seat;
    };

/**
 * One action of one person, and what follows of it until a person has to choose again; saved as a whole.
 * Two round trips to the database however long the game is.
 * @returns the table afterwards with what happened since `revision`; for a key that is known the first answer again.
 * Failures: `not-signed-in`, `not-found`, `key-reused`, `stale-revision`, `conflict` (not playing), `refused` (RULES.md section 10)
 */
export async function act(ports: Ports, caller: Caller, wanted: Wanted): Promise<Result<GameAnswer, Failure>> {
  const request = await hashOf(['act', wanted.id, wanted.do]);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const found = await find(ports, caller, wanted, request);
    if (found.settled) return found.settled;
    const { account, game, round, seat } = found;
    const played = playText(round, seat, wanted.do);
    if (!played.ok) return err(refused(played.error, game, seat));
    const step = addStep(changeOf(game, ports.now()), { seat, action: wanted.do, by: 'person', ...played.value });
    const change = runOn(withoutStopped(step, seat), ports.chance);
    const answer = answerFor(change.game, change.entries, account);
    if (await ports.store.save(change, { account, key: wanted.key, request, answer })) return ok(answer);
    // Somebody was faster, perhaps this same request sent twice: then its receipt is there now. Or a contribution to
    // the deal that follows has come in: then that deal has to be made with it.
  }
  return err({ problem: 'conflict', detail: 'The action could not be saved. Send it again.' });
}

async function find(ports: Ports, caller: Caller, wanted: Wanted, request: string): Promise<Found> {
  const { store } = ports;
  const loaded = await store.loadWithReceipt(caller, wanted.id, wanted.key);
  if (loaded === undefined) return { settled: err(NOT_SIGNED_IN) };
  const { account, receipt } = loaded;
  const seat = loaded.game && seatOf(loaded.game, account);
  if (loaded.game === null || !isMember(loaded.game, account)) return { settled: err(NOT_FOUND) };
  if (receipt) return { settled: answerAgain(receipt, request) };
  if (seat === null) return { settled: err(AWAY) };
  const game = await settleDue(ports, loaded.game);
  if (game.revision !== wanted.revision) return { settled: err(await stale(store, game, wanted.revision, account)) };
  if (isDealAwaited(game)) return { settled: err(SHUFFLING) };
  if (game.status === 'playing' && game.round) return { settled: null, account, game, round: game.round, seat };
  const detail = game.status === 'boarding' ? 'The game has not started yet.' : 'The game is finished.';
  return { settled: err({ problem: 'conflict', detail }) };
}

const SHUFFLING: Failure = {
  problem: 'conflict',
  detail: 'The next round is being shuffled: the table waits for the browsers that have a part in it.',
};

function refused(refusal: Refusal, game: Game, seat: Seat): Failure {
  const detail = explain(refusal, namesOf({ seats: game.seats, you: { seat } }).train);
  return { problem: 'refused', detail, code: refusal.code, rule: REFUSAL_RULES[refusal.code] };
}
