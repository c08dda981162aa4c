import { join } from 'node:path';
import { parseArguments, runCommand } from '@slow-train/local/command';
import { SERVE } from '../src/build/folder.ts';
import { useLatest } from '../src/build/releases.ts';
import { restart, runStep } from '../src/build/restart.ts';

const REPOSITORY = join(import.meta.dirname, '../../../..');

// `npx slow-train upgrade`: pulls, backs up, migrates and builds, and restarts the server. Each step is a process of its
// own, because the pull may replace all code.
await runCommand(async (say) => {
  const { values } = parseArguments(
    { options: { 'no-pull': { type: 'boolean', default: false }, restart: { type: 'string' } } },
    'npx slow-train upgrade [--no-pull] [--restart COMMAND]',
  );
  if (!values['no-pull']) await runStep('git', ['pull', '--ff-only'], REPOSITORY);
  for (const step of [['backup', '--keep', '14'], ['migrate'], ['build:serve']])
    await runStep(process.execPath, [join(REPOSITORY, 'packages/tools/local/bin/slow-train.mjs'), ...step]);
  const { release } = await useLatest(SERVE);
  say(`The next start serves ${release}. To go back: npx slow-train rollback`);
  await restart(values.restart, say);
});
