import { parseArguments, runCommand } from '@slow-train/local/command';
import { REPOSITORY } from '@slow-train/local/paths';
import { committed, workingTree } from '../src/architecture/house/checkout.ts';
import { countsOf } from '../src/architecture/house/counts.ts';
import { houseReport } from '../src/architecture/house/report.ts';

// `npx slow-train house`: see USAGE.
const USAGE = `npx slow-train house [--since COMMIT] [--list]

Counts files, lines, names, styles and words of the repository, as it is in this folder.

  --since COMMIT  puts the same figures of a commit beside them, and the difference
  --list          lists the files and names that were counted`;

await runCommand(async (say) => {
  const options = { since: { type: 'string' }, list: { type: 'boolean' } } as const;
  const { since, list = false } = parseArguments({ options }, USAGE).values;
  const before = since === undefined ? [] : [{ title: since, counts: countsOf(committed(REPOSITORY, since)) }];
  say(houseReport([...before, { title: 'now', counts: countsOf(workingTree(REPOSITORY)) }], list));
});
