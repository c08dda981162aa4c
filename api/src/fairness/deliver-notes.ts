import {
  PREPARATION_SENTENCES,
  takeContribution,
  takeSeal,
  type Note,
  type Preparation,
  type PreparationProblem,
} from '@slow-train/fairness';
import type { NotesAnswer } from '@slow-train/protocol';
import { err, ok, type Result, type Seat } from '@slow-train/rules';
import { fairnessOf } from '../games/answer.ts';
import { runOn } from '../games/automation.ts';
import { changeOf } from '../games/change.ts';
import { settleDue } from '../games/due.ts';
import { seatOf, type Game } from '../games/game.ts';
import type { Player } from '../games/player.ts';
import { MOST_TRIES, type Ports } from '../games/ports.ts';
import { NOT_FOUND, type Failure } from '../problem.ts';
import { preparedFor, replaced, settleSeals } from './preparing.ts';

export interface Wanted {
  readonly id: string;
  readonly notes: readonly Note[];
}

/**
 * Takes what a browser contributes to the deals to come: all of it, or nothing. It is there once this has returned: a
 * deal that does not know of it yet fails to be saved, and is made again with it. What was the last that a deal has
 * waited for deals the round.
 * Failures: `not-found`, `conflict` (what cannot be taken, in a sentence), `invalid-request`
 */
export async function deliverNotes(
  ports: Ports,
  { account }: Player,
  { id, notes }: Wanted,
): Promise<Result<NotesAnswer, Failure>> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const loaded = await ports.store.load(id);
    const seat = loaded ? seatOf(loaded, account) : null;
    if (loaded === undefined || seat === null) return err(NOT_FOUND);
    const game = await settleDue(ports, loaded);
    if (game !== loaded) continue;
    const taken = takeAll(game, seat, notes);
    if (!taken.ok) return taken;
    const change = runOn({ ...changeOf(game, ports.now()), game: settleSeals(taken.value) }, ports.chance);
    if (await ports.store.save(change))
      return ok({ revision: change.game.revision, fairness: fairnessOf(change.game) });
    // Another browser's note, or a deal, was first.
  }
  return err({ problem: 'conflict', detail: 'Too much happens at this table at once. Send it again.' });
}

function takeAll(game: Game, seat: Seat, notes: readonly Note[]): Result<Game, Failure> {
  let now = game;
  for (const note of notes) {
    const taken = takeOne(now, seat, note);
    if (!taken.ok) return taken;
    now = taken.value;
  }
  return ok(now);
}

function takeOne(game: Game, seat: Seat, note: Note): Result<Game, Failure> {
  const preparation = preparedFor(game, note.round)?.preparation;
  if (preparation === undefined) return err(notPrepared(game, note.round));
  const taken = take(preparation, seat, note);
  if (!taken.ok) return err(refused(taken.error, note.round));
  return ok(taken.value === preparation ? game : replaced(game, taken.value));
}

function take(preparation: Preparation, seat: Seat, note: Note): Result<Preparation, PreparationProblem> {
  if ('seal' in note) return takeSeal(preparation, seat, note.seal);
  const isThere = preparation.secret.contributions[seat] === note.contribution;
  return isThere ? ok(preparation) : takeContribution(preparation, seat, note.contribution);
}

function notPrepared({ deals, setup }: Game, round: number): Failure {
  if (deals.some((deal) => deal.round === round))
    return { problem: 'conflict', detail: `Round ${round} has been dealt: nothing can be added to it.` };
  const detail =
    round > setup.rounds ? `This game has ${setup.rounds} rounds.` : `Round ${round} is not being prepared yet.`;
  return { problem: 'conflict', detail };
}

function refused(problem: PreparationProblem, round: number): Failure {
  return {
    problem: problem === 'MALFORMED' ? 'invalid-request' : 'conflict',
    detail: `Round ${round}: ${PREPARATION_SENTENCES[problem]}`,
  };
}
