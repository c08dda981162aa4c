import { parseArguments } from '@slow-train/local/command';

/**
 * Returns how many times slower than it is the processor has to be, as `--slower N` says. Ends the process with a sentence
 * if that is no number from 1.
 * @param usual without the option
 */
export function slowerBy(command: string, usual: number): number {
  const usage = `${command} [--slower N]`;
  const { values } = parseArguments({ options: { slower: { type: 'string', default: String(usual) } } }, usage);
  const times = Number(values.slower);
  if (times >= 1) return times;
  console.error(`--slower takes a number from 1.\nUsage: ${usage}`);
  return process.exit(1);
}
