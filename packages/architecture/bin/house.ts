import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { committed, workingTree } from '../src/house/checkout.ts';
import { countsOf } from '../src/house/counts.ts';
import { reportOf } from '../src/house/report.ts';

// `npx slow-train house`: see USAGE.
const REPOSITORY = join(import.meta.dirname, '../../..');

const USAGE = `Usage: npx slow-train house [--since COMMIT] [--list]

Counts files, lines, names, styles and words of the repository, as it is in this folder.

  --since COMMIT  puts the same figures of a commit beside them, and the difference
  --list          lists the files and names that were counted`;

try {
  const { values } = parseArgs({
    options: {
      since: { type: 'string' },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) console.log(USAGE);
  else {
    const before =
      values.since === undefined ? [] : [{ title: values.since, state: committed(REPOSITORY, values.since) }];
    const columns = [...before, { title: 'now', state: workingTree(REPOSITORY) }];
    console.log(
      reportOf(
        columns.map(({ title, state }) => ({ title, counts: countsOf(state) })),
        values.list,
      ),
    );
  }
} catch (error) {
  if (!(error instanceof TypeError)) throw error;
  console.error(`${error.message}\n${USAGE}`);
  process.exitCode = 2;
}
