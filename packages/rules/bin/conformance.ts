/** `npm run conformance -- FILE…`: runs scenario files and prints the differences; exits with 1 if there are any. */
import { readFileSync } from 'node:fs';
import { parseScenarios } from '../kit/scenario-text.ts';
import { runScenarios, type Outcome } from '../kit/scenario.ts';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Name at least one scenario file, text or JSON: npm run conformance -- FILE…');
  process.exit(1);
}
let passed = 0;
let failed = 0;
for (const file of files) {
  for (const { name, failures } of runFile(file)) {
    if (failures.length === 0) passed++;
    else {
      failed++;
      console.log(`${file}: ${name}`);
      for (const failure of failures) console.log(`  ${failure}`);
    }
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Runs a file, JSON or our text format. An unreadable file counts as a failure and does not stop the others. */
function runFile(file: string): Outcome[] {
  try {
    const source = readFileSync(file, 'utf8');
    return runScenarios(file.endsWith('.json') ? JSON.parse(source) : parseScenarios(source).scenarios);
  } catch (error) {
    return [{ name: 'the file', failures: [String(error)] }];
  }
}
