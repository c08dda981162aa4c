import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WEB_DIST } from '@slow-train/local/paths';
import { buildWebClient, webClientIsStale } from '@slow-train/local/web-client';
import type { GameAnswer } from '@slow-train/protocol';
import { bundleWorker } from '../../../api/bench/kit/bundle.ts';
import { startBenchEnvironment } from '../../../api/bench/kit/environment.ts';
import type { Player } from '../../../api/bench/kit/player.ts';
import { startBare, writeConfig } from '../../../api/bench/kit/workerd.ts';
import { startEdge } from './edge.ts';

/** The site as it is measured: the bundle of a deployment in bare workerd, and the built page in front of it. */
export interface BenchSite {
  /** The address for browsers. */
  readonly url: string;
  /** The address of the Worker itself. */
  readonly worker: string;
  stop(): Promise<void>;
}

/** Starts the site; builds the page first if it is stale. The certificate is for HTTP/2, as in {@link startEdge}. */
export async function startSite(
  certificate: { readonly key: string; readonly cert: string } | null,
): Promise<BenchSite> {
  const folder = await mkdtemp(join(tmpdir(), 'slow-train-page-'));
  const undo: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const one of undo.toReversed()) await one();
  };
  try {
    if (await webClientIsStale()) await buildWebClient();
    const bundle = await bundleWorker(folder);
    const environment = await startBenchEnvironment();
    undo.push(() => environment.stop());
    const edge = await startEdge(WEB_DIST, join(folder, 'site'), certificate);
    undo.push(() => edge.stop());
    const bare = await startBare(await writeConfig(bundle.path, { ...environment.bindings, APP_URL: edge.url }));
    undo.push(() => bare.stop());
    edge.forwardTo(bare.url);
    return { url: edge.url, worker: bare.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Sits down with seven computers: a game in the middle of its first round, with the player's turn. */
export async function tableOfEight(site: BenchSite, player: Player): Promise<GameAnswer> {
  // A computer may go out within its first turns; the next deal will do.
  for (;;) {
    const dealt = await player.sitDown(site.worker, { seats: 8, computers: 7, forcedPlays: false });
    const table = await player.act(site.worker, dealt);
    if (table.game.results.length === 0) return table;
  }
}
