import { userInfo } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { runCommand } from '@slow-train/local/command';
import { REPOSITORY } from '@slow-train/local/paths';
import { variablesIn } from '@slow-train/local/variables-file';
import { admin } from './admin.ts';

/** Asks a question on the terminal. */
async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

// `npm run admin -- …`: the operator's commands, through the running site.
await runCommand(async (say) => {
  const [production, dev] = await Promise.all(
    ['.production.vars', '.dev.vars'].map((file) => variablesIn(join(REPOSITORY, file))),
  );
  await admin(process.argv.slice(2), {
    settings: { ...dev, ...production, ...process.env },
    user: userInfo().username,
    print: say,
    readLine: () => ask(''),
    confirm: async (warning) =>
      process.stdin.isTTY ? (await ask(`${warning} Go on? [y/N] `)).trim().toLowerCase() === 'y' : null,
  });
});
