import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundleWorker } from '../worker/bundle.ts';
import type { BundledWorker } from './workerd.ts';

declare global {
  // Shared by the projects of a run, each of which loads its own copy of this module.
  var slowTrainTestBundle:
    | { users: number; readonly folder: Promise<string>; worker: Promise<BundledWorker> }
    | undefined;
}

/** vitest's global setup for tests on the real runtime: bundles the Worker, once for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = (globalThis.slowTrainTestBundle ??= start());
  shared.users += 1;
  project.provide('bundledWorker', await shared.worker);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    globalThis.slowTrainTestBundle = undefined;
    await rm(await shared.folder, { recursive: true, force: true });
  };
}

function start(): NonNullable<typeof globalThis.slowTrainTestBundle> {
  const folder = mkdtemp(join(tmpdir(), 'slow-train-worker-'));
  return { users: 0, folder, worker: folder.then((path) => bundleWorker(path)).catch(failed) };
}

/** Returns the failure to the tests that need the Worker; throwing it here would stop the tests of all projects. */
function failed(error: unknown): { readonly failure: string } {
  return { failure: error instanceof Error ? error.message : String(error) };
}
