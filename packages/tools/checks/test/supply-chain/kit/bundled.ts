import { type Bundled, bundledWith } from '../../../src/supply-chain/bundled.ts';
import { builtWorker } from './built-worker.ts';

let bundled: Promise<Bundled> | undefined;

/** Returns the packages in each part that this run has built; the server is bundled once for all files. */
export function bundledInRun(): Promise<Bundled> {
  bundled ??= bundledWith(builtWorker());
  return bundled;
}
