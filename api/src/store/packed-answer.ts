import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Fairness, GameAnswer, GameView } from '@slow-train/protocol';
import type { Game } from '../game/game.ts';

// The answer that a receipt keeps for retries, compressed: it takes more room than everything else that an action writes.

/**
 * What most answers contain. Each stands for one control character from U+0001 on, which JSON never contains, because a
 * compressor learns only from what it has read, and an answer is short. Stored, so they must neither change nor move.
 */
const FREQUENT = [
  '{"game":{"id":"',
  '","name":"',
  '","revision":',
  ',"status":"playing","rules":{"preset":"',
  '"},"set":12,"rounds":',
  ',"seats":[{"',
  'kind":"person","name":"',
  'kind":"computer","name":"',
  '"}],"forcedPlays":',
  ',"you":{"seat":',
  ',"forced":true,"away":null,"plan":',
  ',"planVersion":0},"invitation":null,"invitationUntil":null,"results":[',
  '],"places":null,"round":{"rules":{"preset":"',
  ',"engine":"',
  '","phase":"play","mexican":[',
  '],"open":[],"starter":',
  ',"passes":0,"out":null,"scores":null,"turn":{"seat":',
  ',"step":"start","doubles":[]},"seats":[{"train":[',
  '],"marker":false,"turns":',
  ',"tapOwed":false,"stuck":false,"tiles":',
  ',"sent":false},{"train":[',
  '],"boneyard":',
  '],"pending":null},"dealing":null,"fairness":{"lists":[',
  ',"vote":null,"isCancelled":false,"seeksSubstitute":false,"updatedAt":"',
  ',"vacation":null},{"by":null,"bank":',
  '"by":"person","at":"',
  '","events":[{"type":"',
  '{"type":"turnBegan","seat":',
  ',"hours":{"zone":"UTC","quiet":null}',
  ',"closed":false,"opened":[false,false',
  ',"onTimeout":"least","weekendsOff":',
];

/** What a game keeps of its finished rounds, and never changes. Answers say all of it, receipts only how much there was. */
export type FinishedRounds = Pick<Game, 'results' | 'deals'>;

/** An answer as a receipt has it. Releases before this one have written the lists themselves. */
interface PackedAnswer extends Omit<GameAnswer, 'game'> {
  readonly game: Omit<GameView, 'results' | 'fairness'> & {
    readonly results: GameView['results'] | readonly number[];
    readonly fairness: Omit<Fairness, 'deals'> & { readonly deals: Fairness['deals'] | readonly number[] };
  };
}

/** Returns an answer's JSON, compressed (RFC 1951), without what its game keeps of finished rounds. */
export function packAnswer(answer: GameAnswer): Uint8Array<ArrayBuffer> {
  const { results, fairness } = answer.game;
  const deals = counted(fairness.deals);
  const packed: PackedAnswer = {
    ...answer,
    game: { ...answer.game, results: counted(results), fairness: { ...fairness, deals } },
  };
  const short = FREQUENT.reduce(
    (text, frequent, index) => text.replaceAll(frequent, String.fromCharCode(index + 1)),
    JSON.stringify(packed),
  );
  return new Uint8Array(deflateRawSync(short));
}

/**
 * Returns the answer again, the same to the byte.
 * @param game that it is about, as it is now
 */
export function unpackAnswer(packed: Uint8Array, game: FinishedRounds): GameAnswer {
  const short = new TextDecoder().decode(inflateRawSync(packed));
  // oxlint-disable-next-line no-control-regex -- they stand for texts
  const json = short.replaceAll(/[\u0001-\u001f]/gu, (code) => FREQUENT[code.charCodeAt(0) - 1] ?? '');
  const answer: PackedAnswer = JSON.parse(json);
  const { results, fairness } = answer.game;
  const deals = recounted(fairness.deals, game.deals);
  return {
    ...answer,
    game: { ...answer.game, results: recounted(results, game.results), fairness: { ...fairness, deals } },
  };
}

/** Returns what stands for a list: its length, unless it is empty. */
const counted = (list: readonly object[]): readonly number[] => (list.length === 0 ? [] : [list.length]);

/** Returns the list that this stands for, from what it has become. */
function recounted<T extends object>(written: readonly (T | number)[], now: readonly T[]): readonly T[] {
  return written.flatMap((one) => (typeof one === 'number' ? now.slice(0, one) : one));
}
