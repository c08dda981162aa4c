import type { GameAnswer, GameView } from '@slow-train/protocol';
import { createEffect, on, onCleanup, type Accessor } from 'solid-js';
import { waitToRetry } from '../client/connection.ts';
import { readGame } from '../client/games.ts';
import { Refused } from '../client/http.ts';
import { fairness } from '../text/fairness.ts';
import { verdictsOf } from './verdicts.ts';

const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;
const MOST_TRIES = 6;

/**
 * Lets this browser take part in the deals of a table while it is looked at, and check those of the rounds that are
 * over, in an idle moment. `lookAgain` reads the table when what was sent has changed it; `warn` gets what the player
 * has to know.
 */
export function createParticipation(
  now: Accessor<GameAnswer | undefined>,
  lookAgain: () => void,
  warn: (sentence: string) => void,
): void {
  const left = new AbortController();
  onCleanup(() => left.abort());
  // One after the other: two at once would answer the same list twice. A check that has to wait keeps no part back.
  let parts = Promise.resolve();
  let checks = Promise.resolve();
  const inTurn = (before: Promise<void>, answer: GameAnswer, work: Work): Promise<void> =>
    before.then(() => (now() === answer ? persist(answer, work, left.signal) : undefined));
  createEffect(
    on(now, (answer) => {
      if (answer === undefined) return;
      parts = inTurn(parts, answer, (seen) =>
        sendPart(seen, answer.game.revision, { lookAgain, warn, signal: left.signal }),
      );
      checks = inTurn(checks, answer, ({ game }) => checkDeals(game, warn, left.signal));
    }),
  );
}

type Work = (seen: GameAnswer) => Promise<void>;

/** Does the work, again and again where there is no answer; once more on a fresh look where it does not fit. */
async function persist(answer: GameAnswer, work: Work, signal: AbortSignal): Promise<void> {
  let seen = answer;
  for (let tries = 0; tries < MOST_TRIES && !signal.aborted; tries++) {
    try {
      return await work(seen);
    } catch (error) {
      if (error instanceof Refused && error.status < 500) {
        // A list has changed meanwhile, as when a deal was faster.
        if (tries > 0 || error.status !== 409) return;
        seen = (await readGame(answer.game.id, undefined, signal).catch(() => undefined)) ?? seen;
        continue;
      }
      await waitToRetry(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries), signal);
    }
  }
}

async function sendPart(
  seen: GameAnswer,
  before: number,
  { lookAgain, warn, signal }: { lookAgain(): void; warn(sentence: string): void; readonly signal: AbortSignal },
): Promise<void> {
  const { game } = seen;
  if (game.status === 'finished') return;
  // A second look that finds another revision leaves it to whoever looks at that.
  if (game.revision > before) return lookAgain();
  const { participate } = await import('./participate.ts');
  let part = await participate(seen);
  // This look may be older than what was sent meanwhile, and show a list as it was before. Only a new one raises the alarm.
  const fresh = part.warnings.some(({ remark }) => remark === 'changed')
    ? await readGame(game.id, undefined, signal)
    : undefined;
  if (fresh !== undefined) part = await participate(fresh);
  const { revision, isSent, warnings: remarks } = part;
  for (const { round, remark } of remarks) warnOnce(game, round, remark, warn);
  if (revision > before || (isSent && game.dealing !== null)) lookAgain();
}

/** The deals that nobody has checked yet. A browser without a part in them checks them too. */
async function checkDeals(
  { id, results, fairness: { deals } }: GameView,
  warn: (sentence: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const found = verdictsOf(id).now();
  const over = deals.filter(({ round }) => round <= results.length && !found.has(round));
  if (over.length === 0) return;
  const [{ checkDeal }, { roundLogs }] = await Promise.all([import('./check-deal.ts'), import('./round-log.ts')]);
  const logs = roundLogs(id);
  for (const { round } of over) {
    await idle();
    if (signal.aborted) return;
    const checked = await checkDeal(id, round, { logs });
    if (checked.found === 'broken') warn(fairness.brokenDeal(round));
  }
}

/** When the browser has nothing better to do. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 5_000 });
    else setTimeout(resolve, 200);
  });
}

const warned = new Set<string>();

/** Only what the player has to know: that this browser has no part in a deal stands on the score sheet. */
function warnOnce(
  { id }: GameView,
  round: number,
  remark: 'anew' | 'late' | 'other' | 'changed',
  warn: (sentence: string) => void,
): void {
  const key = `${id} ${round} ${remark}`;
  if (warned.has(key) || (remark !== 'changed' && remark !== 'anew')) return;
  warned.add(key);
  warn(remark === 'anew' ? fairness.anew : fairness.changed(round));
}
