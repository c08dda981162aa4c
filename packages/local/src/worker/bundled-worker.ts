import { dirname } from 'node:path';
import { Log, LogLevel, Miniflare, convertV4MiniflareOptions } from 'miniflare';
import { z } from 'zod';
import { type Disposer, disposeAll } from '../machine/disposer.ts';
import type { WorkerBundle } from './bundle.ts';
import { type Bindings, CRONS, type RunningWorker, consoleLog, runScheduled } from './running-worker.ts';
import { copyWebClient } from './web-client.ts';

/** Wrangler's types do not say more. */
const Assets = z.looseObject({});

/** Serves a bundled Worker in workerd on 127.0.0.1, without wrangler. */
export async function startBundledWorker(
  bundle: WorkerBundle,
  port: number,
  bindings: Bindings,
): Promise<RunningWorker> {
  const log = consoleLog();
  const disposers: Disposer[] = [];
  const assets = await copyWebClient();
  disposers.push(() => assets.remove());
  try {
    const miniflare = new Miniflare(
      convertV4MiniflareOptions({
        host: '127.0.0.1',
        port,
        cf: false,
        log: new Log(LogLevel.NONE),
        handleStructuredLogs: log.handle,
        unsafeTriggerHandlers: true,
        workers: [
          {
            ...bundle.options,
            name: 'slow-train',
            modules: [{ type: 'ESModule', path: bundle.script }],
            modulesRoot: dirname(bundle.script),
            bindings,
            assets: { ...Assets.parse(bundle.options['assets']), directory: assets.folder },
          },
        ],
      }),
    );
    disposers.push(() => miniflare.dispose());
    await miniflare.ready;
  } catch (error) {
    await disposeAll(disposers);
    throw error;
  }
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    logs: () => log.lines,
    stop: () => disposeAll(disposers),
    scheduled: (only) => runScheduled(url, only === undefined ? CRONS : [only]),
  };
}
