import { randomUUID } from 'node:crypto';
import { withClient } from '@slow-train/database';
import type { TestServer } from '@slow-train/local/testing';
import { inject, onTestFinished } from 'vitest';

/** Creates an empty database, dropped at the end of the test. Returns its connection string. */
export async function emptyDatabase(): Promise<string> {
  const { admin }: TestServer = inject('testServer');
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const run = (sql: string) => withClient(admin, (client) => client.query(sql));
  await run(`create database ${name}`);
  onTestFinished(async () => void (await run(`drop database ${name} with (force)`)));
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return url.href;
}
