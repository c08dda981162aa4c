import { inject } from 'vitest';
import { databasesOf } from '../../../src/chaos/simulation/laboratory.ts';
import type { Laboratory } from '../../../src/chaos/simulation/simulate.ts';
import { bundleSite } from '../../../src/chaos/simulation/site/bundle.ts';

let bundled: ReturnType<typeof bundleSite> | undefined;

/** Returns what simulations need, with the PostgreSQL of the run. */
export async function testLaboratory(): Promise<Laboratory> {
  const { admin, template } = inject('testServer');
  bundled ??= bundleSite();
  return { load: await bundled, newDatabase: databasesOf(admin, template) };
}
