import type { GameAnswer } from '@slow-train/protocol';

// The answer that a receipt keeps for retries, compressed: it takes more room than everything else that an action writes.

const FORMAT = 'deflate-raw';

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

/** Returns an answer's JSON, compressed (RFC 1951). */
export function packAnswer(answer: GameAnswer): Promise<Uint8Array<ArrayBuffer>> {
  const short = FREQUENT.reduce(
    (text, frequent, index) => text.replaceAll(frequent, String.fromCharCode(index + 1)),
    JSON.stringify(answer),
  );
  return through(new CompressionStream(FORMAT), new TextEncoder().encode(short));
}

/** Returns the answer again, the same to the byte. */
export async function unpackAnswer(packed: Uint8Array<ArrayBuffer>): Promise<GameAnswer> {
  const short = new TextDecoder().decode(await through(new DecompressionStream(FORMAT), packed));
  // oxlint-disable-next-line no-control-regex -- they stand for texts
  return JSON.parse(short.replaceAll(/[\u0001-\u001f]/gu, (code) => FREQUENT[code.charCodeAt(0) - 1] ?? ''));
}

async function through(
  { writable, readable }: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  // The runtime puts the parts together faster than we could.
  const whole = new Uint8Array(await new Response(readable).arrayBuffer());
  await written;
  return whole;
}
