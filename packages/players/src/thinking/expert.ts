import type { Action, View } from '@slow-train/rules';
import { chooseAction } from '../computer.ts';
import { unpack, type Network } from './network.ts';
import { thinkerFor } from './thinker.ts';
import { LEARNED } from './weights.ts';

let known: Network | undefined;

/** Returns the network, unpacked when it is first needed. */
export function theNetwork(): Network {
  known ??= unpack(LEARNED);
  return known;
}

/** Plays the move after which the network expects the fewest pips; as the regular player where it cannot think. */
export function asExpert(view: View): Action {
  const thinker = thinkerFor(view, theNetwork());
  if (thinker === null) return chooseAction(view);
  return thinker.action(view, thinker.candidates()[0]);
}
