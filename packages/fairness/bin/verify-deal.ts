/**
 * `npm run verify-deal -- EVIDENCE [KEPT]`: repeats a deal from its evidence, compares it with what a browser kept,
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
} from '../src/index.ts';

const [evidenceFile, keptFile, ...more] = process.argv.slice(2);
if (evidenceFile === undefined || more.length > 0) stop('npm run verify-deal -- EVIDENCE [KEPT]');

const evidence = read(evidenceFile, readEvidence);
const kept = keptFile === undefined ? null : read(keptFile, readKeptRound);
print(`Round ${evidence.round} of table ${evidence.table}`, verifyDeal(evidence));
if (kept === null) printPromises();
else print('What the browser kept', verifyKept(evidence, kept));
console.log(VERDICT_SENTENCES[verdictOf(evidence, kept)]);

/** For somebody who wrote down what the page showed and has no file. */
function printPromises(): void {
  console.log('What the table must have shown before the round');
  console.log(`  commitment ${evidence.commitment}`);
  for (const [seat, seal] of evidence.seals.entries()) console.log(`  seal of seat ${seat} ${seal ?? 'none'}`);
}

function print(title: string, checks: readonly Check<string>[]): void {
  console.log(title);
  for (const { name, passed, message } of checks)
    console.log(`  ${passed ? 'ok  ' : 'FAIL'} ${name.padEnd(13)} ${message}`);
  if (checks.some(({ passed }) => !passed)) process.exitCode = 1;
}

function read<T>(file: string, reader: (json: unknown) => Result<T, string>): T {
  const value = reader(parse(file));
  return value.ok ? value.value : stop(`${file}: ${value.error}`);
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return stop(`${file}: ${String(error)}`);
  }
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
