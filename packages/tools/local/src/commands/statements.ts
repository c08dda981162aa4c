import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { REPOSITORY } from '../machine/paths.ts';

// `npx slow-train statements`: runs all tests of the API and writes the statements that the site sent to
// api/test/statements.sql, whose query plans a test checks. With test files as arguments it runs those and adds theirs.

const files = process.argv.slice(2);
const what = files.length === 0 ? ['--project', 'api'] : files;
const child = spawn(join(REPOSITORY, 'node_modules', '.bin', 'vitest'), ['run', ...what], {
  cwd: REPOSITORY,
  stdio: 'inherit',
  env: { ...process.env, STATEMENTS: files.length === 0 ? 'replace' : 'add' },
});
for (const signal of ['SIGUSR2', 'SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill('SIGTERM'));
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
