import type { GameAnswer, GameView } from '@slow-train/protocol';
import { createEffect, on, onCleanup, type Accessor } from 'solid-js';
import { pause } from '../api/connection.ts';
import { readGame } from '../api/games.ts';
import { Refused } from '../api/http.ts';
import { tell } from '../app/notices.ts';
import { fairness } from '../text/fairness.ts';
import { verdictsOf } from './verdicts.ts';

const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;
const MOST_TRIES = 6;

/**
 * Lets this browser take part in the deals of a table while it is looked at, and check those of the rounds that are
 * over, in an idle moment. `lookAgain` reads the table when what was sent has dealt a round.
 */
export function createPart(now: Accessor<GameAnswer | undefined>, lookAgain: () => void): void {
  const left = new AbortController();
  onCleanup(() => left.abort());
  let work = Promise.resolve();
  createEffect(
    on(now, (answer) => {
      if (answer === undefined) return;
      // One after the other: two at once would answer the same list twice.
      work = work.then(() => (now() === answer ? takeTurn(answer, lookAgain, left.signal) : undefined));
    }),
  );
}

async function takeTurn(answer: GameAnswer, lookAgain: () => void, signal: AbortSignal): Promise<void> {
  let seen = answer;
  for (let tries = 0; tries < MOST_TRIES && !signal.aborted; tries++) {
    try {
      if (seen.game.status !== 'finished') {
        const { takePart } = await import('./take-part.ts');
        const { revision, remarks } = await takePart(seen);
        for (const { round, remark } of remarks) tellRemark(seen.game, round, remark);
        if (revision > answer.game.revision) lookAgain();
      }
      return await checkDeals(seen.game, signal);
    } catch (error) {
      if (error instanceof Refused && error.status < 500) {
        // A list has changed meanwhile, as when a deal was faster: whatever it is now, it is not seen at this revision.
        if (tries > 0 || error.status !== 409) return;
        seen = (await readGame(answer.game.id, undefined, signal).catch(() => undefined)) ?? seen;
        if (seen.game.revision > answer.game.revision) return lookAgain();
        continue;
      }
      await pause(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries), signal);
    }
  }
}

/** The deals that nobody has checked yet. A browser without a part in them checks them too. */
async function checkDeals({ id, results, fairness: { deals } }: GameView, signal: AbortSignal): Promise<void> {
  const found = verdictsOf(id).now();
  for (const { round } of deals) {
    if (round > results.length || found.has(round)) continue;
    await idle();
    if (signal.aborted) return;
    const { checkDeal } = await import('./check-deal.ts');
    const checked = await checkDeal(id, round);
    if (checked.found === 'broken') tell(fairness.brokenDeal(round));
  }
}

/** When the browser has nothing better to do. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 5_000 });
    else setTimeout(resolve, 200);
  });
}

const told = new Set<string>();

/** Only what the player has to know: that this browser has no part in a deal stands on the score sheet. */
function tellRemark({ id }: GameView, round: number, remark: 'anew' | 'late' | 'other' | 'changed'): void {
  const key = `${id} ${round} ${remark}`;
  if (told.has(key) || (remark !== 'changed' && remark !== 'anew')) return;
  told.add(key);
  tell(remark === 'anew' ? fairness.anew : fairness.changed(round));
}
