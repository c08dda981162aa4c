/**
 * `npx slow-train verify-deal EVIDENCE [KEPT]`: repeats a deal from its evidence, compares it with a browser's record,
 * prints every check, and exits with 1 if any fails.
 */
import { readFileSync } from 'node:fs';
import type { Result } from '@slow-train/rules';
import {
  readEvidence,
  readKeptRound,
  verifyKept,
  verdictOf,
  VERDICT_SENTENCES,
  verifyDeal,
  type Check,
  type Evidence,
} from '../src/index.ts';

const USAGE = 'npx slow-train verify-deal EVIDENCE [KEPT]';

/** Where the program prints. */
type Output = Pick<Console, 'log' | 'error'>;

/** Runs the program. Returns its exit status: 1 if a check fails, or if there is nothing to check. */
export function main(files: readonly string[], output: Output = console): 0 | 1 {
  const [evidenceFile, keptFile, ...more] = files;
  if (evidenceFile === undefined || more.length > 0) return stop(USAGE, output);
  const evidence = read(evidenceFile, readEvidence);
  if (!evidence.ok) return stop(evidence.error, output);
  const kept = keptFile === undefined ? null : read(keptFile, readKeptRound);
  if (kept !== null && !kept.ok) return stop(kept.error, output);

  const { round, table } = evidence.value;
  const checks = verifyDeal(evidence.value);
  print(`Round ${round} of table ${table}`, checks, output);
  const promises = kept === null ? [] : verifyKept(evidence.value, kept.value);
  if (kept === null) printPromises(evidence.value, output);
  else print('What the browser kept', promises, output);
  output.log(VERDICT_SENTENCES[verdictOf(evidence.value, kept?.value ?? null)]);
  return [...checks, ...promises].every(({ passed }) => passed) ? 0 : 1;
}

/** For somebody who wrote down what the page showed and has no file. */
function printPromises({ commitment, seals }: Evidence, output: Output): void {
  output.log('What the table must have shown before the round');
  output.log(`  commitment ${commitment}`);
  for (const [seat, seal] of seals.entries()) output.log(`  seal of seat ${seat} ${seal ?? 'none'}`);
}

function print(title: string, checks: readonly Check<string>[], output: Output): void {
  output.log(title);
  for (const { name, passed, message } of checks)
    output.log(`  ${passed ? 'ok  ' : 'FAIL'} ${name.padEnd(13)} ${message}`);
}

function read<T>(file: string, reader: (json: unknown) => Result<T, string>): Result<T, string> {
  const json = parse(file);
  if (!json.ok) return json;
  const value = reader(json.value);
  return value.ok ? value : { ok: false, error: `${file}: ${value.error}` };
}

function parse(file: string): Result<unknown, string> {
  try {
    return { ok: true, value: JSON.parse(readFileSync(file, 'utf8')) };
  } catch (error) {
    return { ok: false, error: `${file}: ${String(error)}` };
  }
}

function stop(message: string, output: Output): 1 {
  output.error(message);
  return 1;
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2));
