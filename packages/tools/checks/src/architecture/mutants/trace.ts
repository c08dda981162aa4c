import { readFileSync, writeFileSync } from 'node:fs';
import { traced } from './operators.ts';

/** Which tests run a function. */
export interface Trace {
  /** Returns the tests. On a constant, or a function that runs while a module is loaded, all depend that load any module. */
  testsOf(file: string, within: number | null): ReadonlySet<string>;
}

/** The name under which a traced file finds the recorder. */
const RECORDER = 'ranInTest';

/** Returns a file's text that tells which of its functions run; as it was if it has none. */
export function tracedFile(file: string, source: string): string {
  const call = (place: string): string => `globalThis.${RECORDER}?.(${JSON.stringify(place)})`;
  const text = traced(file, source, (start) => call(`${file}:${start}`));
  if (text === source) return source;
  return `${call('loading')};${text}\n${call('loaded')};`;
}

/**
 * Writes a set-up file for vitest that records, for each file of tests, the functions that run.
 * @param path of the set-up file
 * @param record path of a file, to which it adds lines
 */
export function writeRecorder(path: string, record: string): void {
  writeFileSync(
    path,
    `import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';
const early = new Set();
const ran = new Set();
let loading = 0;
let hasLoaded = false;
let isCollecting = true;
globalThis.${RECORDER} = (place) => {
  if (place === 'loading') {
    hasLoaded = true;
    loading += 1;
  }
  else if (place === 'loaded') loading -= 1;
  else (isCollecting || loading > 0 ? early : ran).add(place);
};
beforeAll(() => {
  isCollecting = false;
});
afterAll(() => {
  const line = { test: expect.getState().testPath, hasLoaded, early: [...early], ran: [...ran] };
  appendFileSync(${JSON.stringify(record)}, JSON.stringify(line) + '\\n');
});
`,
  );
}

/** Reads what the recorder has written. */
export function readTrace(record: string): Trace {
  const early = new Set<string>();
  const tests = new Map<string, Set<string>>();
  const all = new Set<string>();
  for (const line of readFileSync(record, 'utf8').split('\n').filter(Boolean)) {
    const read: unknown = JSON.parse(line);
    if (!isLine(read)) throw new TypeError(`${record} has a line that is none: ${line}`);
    for (const place of read.early) early.add(place);
    if (read.hasLoaded) all.add(read.test);
    for (const place of read.ran) tests.set(place, (tests.get(place) ?? new Set()).add(read.test));
  }
  return {
    testsOf(file, within) {
      const place = `${file}:${within}`;
      return within === null || early.has(place) ? all : (tests.get(place) ?? new Set());
    },
  };
}

interface Line {
  readonly test: string;
  readonly hasLoaded: boolean;
  readonly early: readonly string[];
  readonly ran: readonly string[];
}

function isLine(value: unknown): value is Line {
  return (
    typeof value === 'object' &&
    value !== null &&
    'test' in value &&
    typeof value.test === 'string' &&
    'hasLoaded' in value &&
    typeof value.hasLoaded === 'boolean' &&
    'early' in value &&
    Array.isArray(value.early) &&
    'ran' in value &&
    Array.isArray(value.ran)
  );
}
