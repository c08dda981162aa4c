import type { TestDatabase } from '@slow-train/local/testing';
import { neon } from '@neondatabase/serverless';

/** Changes what a test's database stores about reports and sanctions, past the Worker. */
export function moderationRows({ url }: TestDatabase) {
  const sql = neon(url);
  return {
    /** Moves everything this many days into the past. */
    async age(days: number): Promise<void> {
      await sql`update reports set at = at - make_interval(days => ${days}), handled_at = handled_at - make_interval(days => ${days})`;
      await sql`update sanctions set at = at - make_interval(days => ${days}), until = until - make_interval(days => ${days})`;
    },
    /** Returns everything that was imposed and reported as text, to look for secrets in. */
    async text(): Promise<string> {
      const rows = [
        await sql`select * from sanctions`,
        await sql`select * from reports`,
        await sql`select * from report_lines`,
      ];
      return JSON.stringify(rows);
    },
  };
}
