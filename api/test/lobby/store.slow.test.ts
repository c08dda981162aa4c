import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { neon } from '@neondatabase/serverless';
import { withClient } from '@slow-train/database';
import { parseStatements, testDatabase } from '@slow-train/local/testing';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { fillOpenGames } from '../kit/fill-open-games.ts';

interface Step {
  readonly 'Relation Name'?: string | undefined;
  readonly 'Index Name'?: string | undefined;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number | undefined;
  readonly Plans?: readonly Step[] | undefined;
}
const Step: z.ZodType<Step> = z.object({
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().optional(),
  get Plans() {
    return z.array(Step).optional();
  },
});

const stepsOf = (step: Step): readonly Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)];

const statements = parseStatements(await readFile(join(import.meta.dirname, '../statements.sql'), 'utf8'));
const list = statements.find((statement) => statement.includes('from open_game_filters')) ?? '';

/** Returns how many rows of each table the list reads, by which index, with this many open games. */
async function readingOf(games: number, key: string): Promise<Readonly<Record<string, readonly [string, number]>>> {
  const database = await testDatabase({ own: true });
  try {
    const sql = neon(database.url);
    // Not by the way of the site, which gives up after ten seconds.
    await withClient(database.url, (client) => fillOpenGames((statement) => client.query(statement), games));
    const values = ['token-1', key, 9e15, '', '1 day', 21];
    const [explained = {}] = await sql.query(`explain (analyze, format json) ${list}`, values);
    const [{ Plan: plan }] = z.tuple([z.object({ Plan: Step })]).parse(explained['QUERY PLAN']);
    const read = stepsOf(plan).flatMap((step) => {
      const table = step['Relation Name'];
      const rows = (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'];
      return table === undefined ? [] : [[table, [step['Index Name'] ?? 'no index', rows]] as const];
    });
    return Object.fromEntries(read);
  } finally {
    await database.drop();
  }
}

test('a page of the list is one range of one index, as long with 10,000 open games as with 100', async () => {
  const page = {
    open_game_filters: ['open_game_filters_key_position_game_id_pk', 21],
    open_games: ['open_games_pkey', 21],
    games: ['games_pkey', 21],
  };
  expect(await readingOf(100, '/////')).toMatchObject(page);
  expect(await readingOf(10_000, '/////')).toMatchObject(page);
  // With filters, too, however few or many games meet them.
  expect(await readingOf(10_000, 'hub///es//')).toMatchObject(page);
});
