import type { GameAnswer, GameView } from '@slow-train/protocol';
import { createEffect, on, onCleanup, type Accessor } from 'solid-js';
import { waitToRetry } from '../client/connection.ts';
import { fetchGame } from '../client/games.ts';
import { fateOf } from '../client/fate.ts';
import { dealingText } from '#text/table.ts';
import { verdictsOf } from './verdicts.ts';

const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;
const MOST_TRIES = 6;

/**
 * Lets this browser take part in the deals of a game while it is shown, and check those of finished rounds when idle.
 * `refetch` reads the game after a message has changed it; `warn` gets sentences for the player.
 */
export function createParticipation(
  now: Accessor<GameAnswer | undefined>,
  refetch: () => void,
  warn: (sentence: string) => void,
): void {
  const left = new AbortController();
  onCleanup(() => left.abort());
  // One after another: two at once would answer the same list twice. Checks have a queue of their own, so that one that
  // has to wait does not delay a part.
  let parts = Promise.resolve();
  let checks = Promise.resolve();
  const inTurn = (before: Promise<void>, answer: GameAnswer, work: Work): Promise<void> =>
    before.then(() => (now() === answer ? persist(answer, work, left.signal) : undefined));
  createEffect(
    on(now, (answer) => {
      if (answer === undefined) return;
      parts = inTurn(parts, answer, (seen) =>
        sendPart(seen, answer.game.revision, { refetch, warn, signal: left.signal }),
      );
      checks = inTurn(checks, answer, ({ game }) => checkDeals(game, warn, left.signal));
    }),
  );
}

type Work = (seen: GameAnswer) => Promise<void>;

/** Does the work; retries if there is no answer, and once on a newly read game if it was refused with a conflict. */
async function persist(answer: GameAnswer, work: Work, signal: AbortSignal): Promise<void> {
  let seen = answer;
  for (let tries = 0; tries < MOST_TRIES && !signal.aborted; tries++) {
    try {
      return await work(seen);
    } catch (error) {
      const fate = fateOf(error);
      if (fate.kind !== 'later') {
        // A list has changed in between, for example because the deal was faster.
        if (tries > 0 || fate.kind !== 'conflict') return;
        seen = (await fetchGame(answer.game.id, undefined, signal).catch(() => undefined)) ?? seen;
        continue;
      }
      await waitToRetry(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries), signal, fate.wait);
    }
  }
}

async function sendPart(
  seen: GameAnswer,
  before: number,
  { refetch, warn, signal }: { refetch(): void; warn(sentence: string): void; readonly signal: AbortSignal },
): Promise<void> {
  const { game } = seen;
  if (game.status === 'finished') return;
  // A game read again at a newer revision is left to the run for that revision.
  if (game.revision > before) return refetch();
  const { participate } = await import('./participate.ts');
  let part = await participate(seen);
  // `seen` may be older than our last message, and show a list as it was before. Warns only if a new read agrees.
  const fresh = part.warnings.some(({ warning }) => warning === 'changed')
    ? await fetchGame(game.id, undefined, signal)
    : undefined;
  if (fresh !== undefined) part = await participate(fresh);
  const { revision, isSent, warnings } = part;
  for (const { round, warning } of warnings) warnOnce(game, round, warning, warn);
  if (revision > before || (isSent && game.dealing !== null)) refetch();
}

/** Checks the deals not checked in this browser yet, whether or not it had a part in them. */
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
    if (checked.found === 'broken') warn(dealingText.brokenDeal(round));
  }
}

/** Resolves when the browser is idle. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 5_000 });
    else setTimeout(resolve, 200);
  });
}

const warned = new Set<string>();

/** Warns the player once of each problem; the score sheet says if this browser has no part in a deal. */
function warnOnce(
  { id }: GameView,
  round: number,
  warning: 'anew' | 'late' | 'other' | 'changed',
  warn: (sentence: string) => void,
): void {
  const key = `${id} ${round} ${warning}`;
  if (warned.has(key) || (warning !== 'changed' && warning !== 'anew')) return;
  warned.add(key);
  warn(warning === 'anew' ? dealingText.anew : dealingText.changed(round));
}
