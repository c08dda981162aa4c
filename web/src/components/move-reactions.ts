import type { Talk } from '@slow-train/protocol';
import type { Reaction } from '@slow-train/protocol/phrases';

/** One word on a move, and who has reacted with it. */
export interface MoveReaction {
  readonly word: Reaction;
  readonly names: readonly string[];
  readonly isYours: boolean;
}

/** Returns the reactions to a revision, in their order. */
export function reactionsOn(talk: Talk | undefined, revision: number): readonly MoveReaction[] {
  const found = new Map<Reaction, MoveReaction>();
  for (const { said, name, seat, isYours } of talk?.messages ?? []) {
    if (said.kind !== 'reaction' || said.revision !== revision || talk?.muted.includes(seat)) continue;
    const known = found.get(said.word);
    const names = [...(known?.names ?? []), name];
    found.set(said.word, { word: said.word, names, isYours: isYours || known?.isYours === true });
  }
  return [...found.values()];
}
