import { versionIn } from '@slow-train/protocol';
import { paceOf } from '../../../web/src/client/pace.ts';
import { monthOfPolls } from '../cost/month.ts';
import type { Bundle } from '../kit/bundle.ts';
import { startBenchEnvironment } from '../kit/environment.ts';
import { format, type Findings } from '../kit/report.ts';
import { startBenchSite } from '../kit/site.ts';

const PAGES = 10_000;
/** Games that the pages show; more would only take longer to set up. */
const GAMES = 40;
const SECONDS = 15;
const MINUTE = 60_000;
/** How long nothing has happened, in ms: once in each step of the page's pace. */
const QUIET = { 'just opened': 0, 'a minute': MINUTE, 'ten minutes': 10 * MINUTE, 'an hour': 60 * MINUTE } as const;

/** Measures what 10,000 open pages ask for when nothing happens, at the pace of the page's own code, and prices it. */
export async function measureIdle(bundle: Bundle): Promise<Findings> {
  const environment = await startBenchEnvironment();
  try {
    const site = await startBenchSite(bundle.path, environment);
    try {
      const player = site.guest;
      const pages: { readonly id: string; readonly cookie: string; readonly version: string }[] = [];
      while (pages.length < GAMES) {
        const table = await player.sitDown(site.bare.url);
        pages.push({ id: table.game.id, cookie: player.cookie, version: versionIn(table) });
      }
      const slowest = PAGES / (paceOf({ quiet: QUIET['an hour'] }) / 1_000);
      const poll = () => site.poll({ pages, count: Math.round(slowest * SECONDS), pace: { perSecond: slowest } });
      // The first compiles everything.
      await poll();
      const { requests, began, ended, isolate, worker, endpoint, postgres } = await poll();
      const cpu = {
        isolate: isolate / requests,
        worker: worker / requests,
        endpoint: endpoint / requests,
        postgres: postgres / requests,
      };
      const rows = Object.entries(QUIET).map(([quiet, time]) => {
        const perSecond = PAGES / (paceOf({ quiet: time }) / 1_000);
        const cores = (each: number): number => (each * perSecond) / 1_000;
        return {
          quiet,
          perSecond,
          workerCores: cores(cpu.isolate),
          postgresCores: cores(cpu.postgres),
          month: monthOfPolls(perSecond, cpu.isolate),
        };
      });
      return {
        figures: { idle: { pages: PAGES, answeredPerSecond: requests / ((ended - began) / 1_000), cpu, paces: rows } },
        tables: [
          {
            title: `${format(PAGES)} open pages`,
            columns: [
              'nothing has happened for',
              'requests/s',
              'cores of Workers',
              'cores of Postgres',
              '$ a month: Workers',
              'database',
              'total',
            ],
            rows: rows.map(({ quiet, perSecond, workerCores, postgresCores, month }) => [
              quiet,
              format(perSecond),
              format(workerCores),
              format(postgresCores),
              ...[month.workers, month.database, month.total].map(format),
            ]),
            note: `CPU times are those of the last line, measured at its pace for ${SECONDS} s, in ms a poll: isolate ${format(cpu.isolate)}, workerd ${format(cpu.worker)}, endpoint ${format(cpu.endpoint)}, Postgres ${format(cpu.postgres)}. Prices are for a whole month at that pace, at the list prices of \`api/bench/cost/prices.json\`; hidden tabs do not poll.`,
          },
        ],
        targets: [],
      };
    } finally {
      await site.stop();
    }
  } finally {
    await environment.stop();
  }
}
