import { delimiter } from 'node:path';

/** Variables that npm, the launcher and test runs give to their children, and settings of our own. */
const INHERITED = /^(?:npm_|INIT_CWD$|NODE$|COLOR$|EDITOR$|TEST_|VITEST|SLOW_TRAIN_|PORT$|TMPDIR$|STATEMENTS$)/u;

/**
 * Returns an environment as a terminal would have it: without the variables and folders that npm adds for a script.
 * @param extra set in it
 * @param first a folder to put first on PATH
 */
export function terminalEnvironment(
  from: NodeJS.ProcessEnv,
  extra: Readonly<Record<string, string>>,
  first: string | null,
): NodeJS.ProcessEnv {
  const kept = Object.entries(from).filter(([name]) => !INHERITED.test(name));
  const folders = (from['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !/node_modules\/\.bin\/?$|node-gyp-bin\/?$/u.test(folder));
  return {
    ...Object.fromEntries(kept),
    PATH: [...(first === null ? [] : [first]), ...folders].join(delimiter),
    ...extra,
  };
}
