import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { committed, workingTree, type Checkout } from '../src/house/checkout.ts';
import { countsOf } from '../src/house/counts.ts';
import { reportOf } from '../src/house/report.ts';

// `npx slow-train house`: see USAGE.
const REPOSITORY = join(import.meta.dirname, '../../..');

const USAGE = `Usage: npx slow-train house [--since COMMIT] [--list]

Counts files, lines, names, styles and words of the repository, as it is in this folder.

  --since COMMIT  puts the same figures of a commit beside them, and the difference
  --list          lists the files and names that were counted`;

const { since, list, help } = asked();
if (help) console.log(USAGE);
else {
  const before = since === undefined ? [] : [{ title: since, counts: countsOf(checkoutOf(since)) }];
  console.log(reportOf([...before, { title: 'now', counts: countsOf(workingTree(REPOSITORY)) }], list));
}

function asked() {
  try {
    const options = {
      since: { type: 'string' },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    return refuse(error);
  }
}

function checkoutOf(commit: string): Checkout {
  try {
    return committed(REPOSITORY, commit);
  } catch (error) {
    return refuse(error);
  }
}

function refuse(error: unknown): never {
  if (!(error instanceof TypeError)) throw error;
  console.error(`${error.message}\n${USAGE}`);
  process.exit(2);
}
