import { inflateRaw } from '../platform/compression.ts';

// Answers as the releases before the dictionary have packed them. Receipts live two days (docs/retention.md).

/**
 * Texts that most answers contain. Each stands for one control character from U+0001 on, which JSON never contains: a
 * compressor learns only from text already read, and an answer is short. Receipts have them, so they must neither
 * change nor move.
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

/** Returns the JSON of an answer. */
export function jsonOfOlderRelease(packed: Uint8Array): string {
  const short = inflateRaw(packed);
  // oxlint-disable-next-line no-control-regex -- they stand for texts
  return short.replaceAll(/[\u0001-\u001f]/gu, (code) => FREQUENT[code.charCodeAt(0) - 1] ?? '');
}
