import type { Talk } from '@slow-train/protocol';
import type { Reaction } from '@slow-train/protocol/phrases';

/** One word on a move, and who has stamped it. */
export interface Stamp {
  readonly word: Reaction;
  readonly names: readonly string[];
  readonly isYours: boolean;
}

/** Returns the words that people have stamped on a revision, in their order. */
export function stampsOn(talk: Talk | undefined, revision: number): readonly Stamp[] {
  const stamps = new Map<Reaction, Stamp>();
  for (const { said, name, seat, isYours } of talk?.messages ?? []) {
    if (said.kind !== 'reaction' || said.revision !== revision || talk?.muted.includes(seat)) continue;
    const known = stamps.get(said.word);
    const names = [...(known?.names ?? []), name];
    stamps.set(said.word, { word: said.word, names, isYours: isYours || known?.isYours === true });
  }
  return [...stamps.values()];
}
