/** `npm run conformance -- FILE…`: runs scenario files, prints what differs, exits with 1 if anything does. */
import { readFileSync } from 'node:fs';
import { runScenarios } from '../conformance/scenario.ts';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Name at least one scenario file: npm run conformance -- FILE…');
  process.exit(1);
}
let passed = 0;
let failed = 0;
for (const file of files) {
  for (const { name, failures } of runScenarios(readJson(file))) {
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

/** The file's JSON; a file that cannot be read fails like a scenario, so that no other file is left out. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return [{ name: 'the file', position: null, script: [], error: String(error) }];
  }
}
