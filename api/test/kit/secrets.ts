import { shuffle } from '@slow-train/fairness';
import { testChance } from '@slow-train/local/kit';
import { at, type RoundState, type Seat, type Tile } from '@slow-train/rules';

/** Returns the tiles that are hidden from a seat: the other hands, and the boneyard. */
export function hiddenFrom({ secret }: RoundState, seat: Seat): Tile[] {
  return [...secret.hands.filter((_, other) => other !== seat).flat(), ...secret.boneyard];
}

/** Returns a round that looks the same to this seat, with the hidden tiles shuffled. */
export function permuted(state: RoundState, seat: Seat): RoundState {
  const { hands, boneyard, pending } = state.secret;
  const tiles = shuffle(hiddenFrom(state, seat), testChance().byte);
  const moved = hands.map((hand, other) => (other === seat ? hand : tiles.splice(0, hand.length)));
  // The others' hidden builds are replaced by others from their new hands.
  const sent = pending.map((build, other) =>
    build === null || other === seat ? build : { tap: false, tiles: at(moved, other).slice(0, build.tiles.length) },
  );
  return { table: state.table, secret: { hands: moved, boneyard: tiles.slice(0, boneyard.length), pending: sent } };
}
