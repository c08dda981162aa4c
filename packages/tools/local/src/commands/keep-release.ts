import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ExpectedError } from '@slow-train/settings/expected-error';
import { runTests } from '../machine/command.ts';
import { REPOSITORY } from '../machine/paths.ts';

// `npx slow-train keep-release 2`: keeps the statements and the games of the release that is about to be deployed in
// api/test/releases/2, so that the tests of every later one know what it reads and writes.
await runTests(async () => {
  const [release = ''] = process.argv.slice(2);
  if (!/^\d+$/u.test(release))
    throw new ExpectedError(
      'Say which release: npx slow-train keep-release 2. The numbers so far are the folders of api/test/releases.',
    );
  const folder = join(REPOSITORY, 'api/test/releases', release);
  await mkdir(folder, { recursive: true });
  await copyFile(join(REPOSITORY, 'api/test/statements.sql'), join(folder, 'statements.sql'));
  const args = ['--project', 'api', 'api/test/releases/keep.test.ts'];
  return { args, environment: { KEEP_RELEASE: folder } };
});
