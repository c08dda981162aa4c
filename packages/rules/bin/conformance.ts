/** `npm run conformance -- FILE…`: runs scenario files, prints what differs, exits with 1 if anything does. */
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

/** Runs a file, JSON or our text format; one that cannot be read fails like a scenario, and the others still run. */
function runFile(file: string): Outcome[] {
  try {
    const source = readFileSync(file, 'utf8');
    return runScenarios(file.endsWith('.json') ? JSON.parse(source) : parseScenarios(source).scenarios);
  } catch (error) {
    return [{ name: 'the file', failures: [String(error)] }];
  }
}
