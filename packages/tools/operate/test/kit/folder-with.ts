import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Returns a folder with our migrations and one more. */
export async function folderWith(tag: string, sql: string): Promise<string> {
  const folder = await mkdtemp(join(inject('testServer').folder, 'migrations-'));
  await cp(join(import.meta.dirname, '../../../../../migrations'), folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8'));
  journal.entries.push({ idx: 99, version: '7', when: 9_000_000_000_000, tag, breakpoints: true });
  await writeFile(path, JSON.stringify(journal));
  await writeFile(join(folder, `${tag}.sql`), sql);
  return folder;
}
