import { type FSWatcher, rmSync, watch } from 'node:fs';
import { glob, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { clearTimeout, setTimeout } from 'node:timers';
import { type Disposer, disposeAll } from '../machine/disposer.ts';
import { REPOSITORY } from '../machine/paths.ts';
import { bundleWorker } from '../worker/bundle.ts';
import { type OnLine, type SupervisedWorker, type WorkerOptions, startWorker } from '../worker/worker.ts';

/** The folders of the Worker's sources. */
const SOURCES = ['api/src', 'packages/*/src'];

/** An editor writes a file in several steps; milliseconds. */
const QUIET = 100;

/**
 * Bundles our Worker and serves it in workerd.
 * @param options watch: bundles and reloads it after each change of a source
 * @throws ExpectedError `build-failed` with the bundler's message
 */
export async function startSiteWorker(
  options: WorkerOptions & { readonly watch: boolean; readonly onLine: OnLine },
): Promise<SupervisedWorker> {
  const disposers: Disposer[] = [];
  try {
    const parent = join(REPOSITORY, '.wrangler');
    await mkdir(parent, { recursive: true });
    const folder = await mkdtemp(join(parent, 'worker-'));
    const atExit = (): void => rmSync(folder, { recursive: true, force: true });
    process.once('exit', atExit);
    disposers.push(() => {
      process.off('exit', atExit);
      return rm(folder, { recursive: true, force: true });
    });
    const worker = await startWorker(await bundleWorker(folder), options);
    disposers.push(() => worker.stop());
    if (options.watch) disposers.push(await reloadOnChange(worker, folder, options.onLine));
    return { ...worker, stop: () => disposeAll(disposers) };
  } catch (error) {
    await disposeAll(disposers);
    throw error;
  }
}

async function reloadOnChange(worker: SupervisedWorker, folder: string, onLine: OnLine): Promise<Disposer> {
  let timer: NodeJS.Timeout | undefined;
  let reloading = Promise.resolve();
  const reload = async (): Promise<void> => {
    try {
      await worker.reload(await bundleWorker(folder));
      onLine('The Worker has been reloaded.');
    } catch (error) {
      onLine(error instanceof Error ? error.message : String(error));
    }
  };
  const changed = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void (reloading = reloading.then(reload)), QUIET);
  };
  const watchers: FSWatcher[] = [];
  for await (const one of glob(SOURCES, { cwd: REPOSITORY }))
    watchers.push(watch(join(REPOSITORY, one), { recursive: true }, changed));
  return async () => {
    for (const watcher of watchers) watcher.close();
    clearTimeout(timer);
    await reloading;
  };
}
