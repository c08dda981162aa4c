import type { Client } from './client.ts';

/** Somebody it plays with. */
interface Companion {
  readonly game: string;
  readonly seat: number;
  readonly name: string;
}

/** Returns people it plays with or has played with, each once, in any order. */
export function readCompanions({ games, name, random }: Client): readonly Pick<Companion, 'game' | 'seat'>[] {
  const people = [...games.values()].flatMap(({ game }) => (game.you.seat === null ? [] : othersIn(game)));
  const byName = new Map(random.shuffled(people).map((one) => [one.name, one]));
  byName.delete(name);
  return [...byName.values()].map(({ game, seat }) => ({ game, seat }));
}

/** Returns the people in a game, without those who play for somebody else. */
export function othersIn({
  id,
  seats,
  you,
}: {
  readonly id: string;
  readonly seats: readonly { readonly kind: string; readonly name?: string; readonly sitsFor?: unknown }[];
  readonly you: { readonly seat: number | null };
}): readonly Companion[] {
  return seats.flatMap(({ kind, name, sitsFor }, seat) =>
    kind === 'person' && name !== undefined && sitsFor === undefined && seat !== you.seat
      ? [{ game: id, seat, name }]
      : [],
  );
}
