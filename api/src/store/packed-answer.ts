import type { Fairness, GameAnswer, GameView } from '@slow-train/protocol';
import type { Game } from '../game/game.ts';
import { compress, decompress, isCompressed } from '../platform/compression.ts';
import { ANSWER_DICTIONARY } from './answer-dictionary.ts';
import { jsonOfOlderRelease } from './older-answers.ts';

// The answer that a receipt keeps for retries, compressed: it takes more room than everything else that an action writes.

const dictionary = new TextEncoder().encode(ANSWER_DICTIONARY);

/** What a game keeps of its finished rounds, and never changes. Answers say all of it, receipts only how much there was. */
export type FinishedRounds = Pick<Game, 'results' | 'deals'>;

/** An answer as a receipt has it. Releases before this one have written the lists themselves. */
interface PackedAnswer extends Omit<GameAnswer, 'game'> {
  readonly game: Omit<GameView, 'results' | 'fairness'> & {
    readonly results: GameView['results'] | readonly number[];
    readonly fairness: Omit<Fairness, 'deals'> & { readonly deals: Fairness['deals'] | readonly number[] };
  };
}

/** Returns an answer's JSON, compressed, without what its game keeps of finished rounds. */
export function packAnswer(answer: GameAnswer): Uint8Array<ArrayBuffer> {
  const { results, fairness } = answer.game;
  const deals = counted(fairness.deals);
  const packed: PackedAnswer = {
    ...answer,
    game: { ...answer.game, results: counted(results), fairness: { ...fairness, deals } },
  };
  return compress(JSON.stringify(packed), dictionary);
}

/**
 * Returns the answer again, the same to the byte.
 * @param game that it is about, as it is now
 */
export function unpackAnswer(packed: Uint8Array, game: FinishedRounds): GameAnswer {
  const json = isCompressed(packed) ? decompress(packed, dictionary) : jsonOfOlderRelease(packed);
  // As the releases before migration 0026 have written it; receipts live two days. Quotes within a text are escaped.
  const answer: PackedAnswer = JSON.parse(json.replace('"status":"boarding"', '"status":"lobby"'));
  const { results, fairness } = answer.game;
  const deals = recounted(fairness.deals, game.deals);
  return {
    ...answer,
    game: { ...answer.game, results: recounted(results, game.results), fairness: { ...fairness, deals } },
  };
}

/** Returns what stands for a list: its length, unless it is empty. */
const counted = (list: readonly object[]): readonly number[] => (list.length === 0 ? [] : [list.length]);

/** Returns the list from its packed form. */
function recounted<T extends object>(written: readonly (T | number)[], now: readonly T[]): readonly T[] {
  return written.flatMap((one) => (typeof one === 'number' ? now.slice(0, one) : one));
}
