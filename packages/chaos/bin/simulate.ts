import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { applyMigrations, withClient } from '@slow-train/database';
import { addKit, allowKit } from '@slow-train/local/kit-schema';
import { startPostgres } from '@slow-train/local/postgres';
import { temporaryFolder } from '@slow-train/local/temporary-folder';
import { makePlan } from '../src/simulation/make-plan.ts';
import { bundleSite } from '../src/simulation/site/bundle.ts';
import { simulate, type Laboratory } from '../src/simulation/simulate.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    days: { type: 'string', default: '365' },
    people: { type: 'string', default: '200' },
    faults: { type: 'string', default: '5' },
    every: { type: 'string', default: '14' },
    history: { type: 'string' },
  },
});
const seed = Number(values.seed ?? randomInt(1, 1_000_000));
const folder = await temporaryFolder('slow-train-simulation-');
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const postgres = await startPostgres(join(folder, 'data'), 'test');
const admin = postgres.url('postgres');
const run = (statement: string): Promise<unknown> => withClient(admin, (client) => client.query(statement));
await run('create database template_site');
await allowKit(admin);
await addKit(postgres.url('template_site'));
await applyMigrations(postgres.url('template_site'));
let made = 0;
const laboratory: Laboratory = {
  load: await bundleSite(),
  async newDatabase() {
    const name = `site_${(made += 1)}`;
    await run(`create database ${name} template template_site`);
    return { url: postgres.url(name), drop: async () => void (await run(`drop database ${name} with (force)`)) };
  },
};
const { createWriteStream } = await import('node:fs');
const out = values.history === undefined ? null : createWriteStream(values.history);
const plan = makePlan({
  seed,
  begin: Date.parse('2026-10-07T12:00:00Z'),
  days: Number(values.days),
  people: Number(values.people),
  faults: Number(values.faults),
});
const begun = performance.now();
console.log(`seed ${seed}`);
try {
  const result = await simulate(plan, laboratory, {
    every: Number(values.every),
    ...(out !== null && { onLine: (line) => void out.write(line) }),
    onJudged: (day, found) =>
      console.log(
        `${((performance.now() - begun) / 1000).toFixed(1)} s  day ${day}: ${found.length} violations, ${(process.memoryUsage().heapUsed / 1e6).toFixed(0)} MB`,
      ),
  });
  const { user, system } = process.cpuUsage();
  console.log({
    digest: result.digest,
    lines: result.lines,
    requests: result.requests,
    queries: result.queries,
    deeds: result.deeds.length,
    cpu: (user + system) / 1e6,
  });
  const kinds = Map.groupBy(result.violations, ({ kind }) => kind);
  for (const [kind, found] of kinds) {
    console.log(kind, found.length);
    for (const one of found.slice(0, 3)) console.log('  ', one.subject, JSON.stringify(one.evidence).slice(0, 1200));
  }
} finally {
  await postgres.stop();
  out?.end();
}
