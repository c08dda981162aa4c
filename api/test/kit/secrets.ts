import { shuffle } from '@slow-train/fairness';
import { at, type RoundState, type Seat, type Tile } from '@slow-train/rules';
import { cryptoChance } from '../../src/platform/chance.ts';

/** The tiles that a seat must not know: the other hands, and the boneyard. */
export function hiddenFrom({ secret }: RoundState, seat: Seat): Tile[] {
  return [...secret.hands.filter((_, other) => other !== seat).flat(), ...secret.boneyard];
}

/** The same round as far as this seat can know: what is hidden from it changes places at random. */
export function permuted(state: RoundState, seat: Seat): RoundState {
  const { hands, boneyard, pending } = state.secret;
  const tiles = shuffle(hiddenFrom(state, seat), cryptoChance.byte);
  const moved = hands.map((hand, other) => (other === seat ? hand : tiles.splice(0, hand.length)));
  // What the others have sent and is not shown yet: some other build from the hand they have now.
  const sent = pending.map((build, other) =>
    build === null || other === seat ? build : { tap: false, tiles: at(moved, other).slice(0, build.tiles.length) },
  );
  return { table: state.table, secret: { hands: moved, boneyard: tiles.slice(0, boneyard.length), pending: sent } };
}
