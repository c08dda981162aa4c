/**
 * `npm run replay -- FILE…`: replays records, one a line or one a file, and prints their scores; exits with 1 if any is
 * wrong.
 */
import { readFileSync } from 'node:fs';
import { explain, replay } from '../src/index.ts';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Name at least one file of records: npm run replay -- FILE…');
  process.exit(1);
}
for (const file of files) {
  for (const [index, record] of recordsOf(readFileSync(file, 'utf8')).entries()) {
    const where = `${file}, record ${index + 1}`;
    const replayed = replay(record);
    if (replayed.ok) console.log(`${where}: ${replayed.value.map((scores) => scores.join(' ')).join(' | ')}`);
    else {
      const { round, action, message, refusal } = replayed.error;
      const place = [round > 0 ? `round ${round}` : '', action === null ? '' : `action ${action}`].filter(
        (part) => part !== '',
      );
      console.log(`${where}: ${[...place, message].join(': ')}${refusal ? ` ${explain(refusal)}` : ''}`);
      process.exitCode = 1;
    }
  }
}

/** Parses records: one JSON value on each line, or one over many lines. Anything else becomes null, a wrong record. */
function recordsOf(text: string): unknown[] {
  const whole = parse(text);
  if (whole !== undefined) return [whole];
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [parse(line) ?? null]));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
