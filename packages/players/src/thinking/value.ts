import type { Round } from './engine.ts';
import { describe } from './features.ts';
import { PIPS_OF_ONE, type Network } from './network.ts';
import type { Planner } from './planner.ts';

/** Returns a network's expectation of a position. */
export function valueOf(network: Network, planner: Planner, round: Round, seat: number): number {
  planner.plan(round, seat);
  describe(round, seat, planner, network.features);
  network.run(1);
  return (network.outputs[0] ?? 0) * PIPS_OF_ONE;
}
