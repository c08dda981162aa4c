import { finishRun } from '../test-run/outcome.ts';
import { endAtSignals } from '../test-run/program.ts';
import { usual } from '../test-run/usual.ts';

// `npm test`: runs the usual tests and every check, and prints the totals on the last line. Arguments are passed on to
// vitest. `npm run test:all` runs the rest.

endAtSignals();
finishRun(await usual(process.argv.slice(2)));
