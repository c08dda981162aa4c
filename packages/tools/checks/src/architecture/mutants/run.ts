import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { judgeOf } from './judge.ts';
import { mutantsIn, mutated, type Mutant } from './operators.ts';
import { testsOf, type Folder } from './reach.ts';
import { sampleOf } from './sample.ts';
import { readTrace, tracedFile, writeRecorder, type Trace } from './trace.ts';
import { typeCheckOf } from './type-check.ts';

/** A silence this many times the longest one without a mutant ends a run, which would never end by itself. */
const IMPATIENCE = 10;

export interface MutantVerdict {
  readonly mutant: Mutant;
  /** The test that failed, or what else told of the mistake; null if nothing did. */
  readonly noticed: string | null;
  /** Whether any test runs the function of the mistake. */
  readonly isReached: boolean;
  readonly milliseconds: number;
}

export interface Sample {
  readonly folder: Folder;
  /** Mutants that the folder has, before the type check. */
  readonly of: number;
  readonly mutants: readonly Mutant[];
}

/**
 * Chooses mutants of a folder that pass the type check.
 * @param repository absolute path
 * @param isMeant leaves out mutants nobody asked for
 */
export function chosenFrom(
  repository: string,
  folder: Folder,
  seed: string,
  count: number,
  isMeant: (mutant: Mutant) => boolean,
): Sample {
  const sources = sourcesOf(repository, folder);
  const all = [...sources].flatMap(([file, source]) => mutantsIn(file, source));
  const types = typeCheckOf(repository, folder.project);
  try {
    const mutants = sampleOf(all.filter(isMeant), seed, count, (mutant) =>
      types.passes(mutant.file, mutated(sources.get(mutant.file) ?? '', mutant)),
    );
    return { folder, of: all.length, mutants };
  } finally {
    types.close();
  }
}

/** Returns the source files of a folder, by path in the repository. */
function sourcesOf(repository: string, { path }: Folder): ReadonlyMap<string, string> {
  const entries = readdirSync(join(repository, path), { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.tsx?$/.test(entry.name))
      .map((entry) => relative(repository, join(entry.parentPath, entry.name)))
      .toSorted()
      .map((file) => [file, readFileSync(join(repository, file), 'utf8')]),
  );
}

/** What somebody who waits is told. */
export interface Progress {
  unmutated(tests: number, milliseconds: number): void;
  judged(verdict: MutantVerdict): void;
}

/**
 * Runs the tests of a folder against each of its mutants, in a copy of the repository.
 * @param copy absolute path
 * @throws Error if the tests fail without a mutant
 */
export async function judged(
  copy: string,
  { folder, mutants }: Sample,
  progress: Progress,
): Promise<readonly MutantVerdict[]> {
  const sources = sourcesOf(copy, folder);
  const [recorder, record] = [join(copy, 'recorder.mjs'), join(copy, 'recorded.jsonl')];
  writeRecorder(recorder, record);
  writeFileSync(record, '');
  const judge = judgeOf(copy, folder.project, recorder);
  try {
    const tests = (await testsOf(copy, folder)).map((test) => join(copy, test));
    const write = (file: string, text: string): void => writeFileSync(join(copy, file), text);
    for (const [file, source] of sources) write(file, tracedFile(file, source));
    const begun = performance.now();
    const unmutated = await judge.run({ tests, changed: [], isIsolated: true });
    for (const [file, source] of sources) write(file, source);
    if (unmutated === null || unmutated.failure !== null)
      throw new Error(`The tests of ${folder.path} fail without a mutant. ${unmutated?.failure ?? ''}`);
    progress.unmutated(tests.length, performance.now() - begun);
    judge.becomeImpatient(IMPATIENCE);

    const trace = readTrace(record);
    const noticing = new Map<string, number>();
    const verdicts: MutantVerdict[] = [];
    // The first run has all files of the folder as they were traced.
    let changed = [...sources.keys()];
    for (const mutant of mutants) {
      const begun = performance.now();
      const order = orderOf(mutant, tests, trace, noticing, unmutated.times);
      let noticed: string | null = null;
      if (order.length > 0) {
        const source = sources.get(mutant.file) ?? '';
        write(mutant.file, mutated(source, mutant));
        const files = [...changed, mutant.file].map((file) => join(copy, file));
        const outcome = await judge.run({ tests: order, changed: files, isIsolated: false });
        write(mutant.file, source);
        changed = [mutant.file];
        noticed = outcome === null ? 'it never ends' : outcome.failure;
        for (const test of tests)
          if (noticed?.startsWith(`${relative(join(copy, folder.project), test)}:`))
            noticing.set(test, (noticing.get(test) ?? 0) + 1);
      }
      const verdict = { mutant, noticed, isReached: order.length > 0, milliseconds: performance.now() - begun };
      verdicts.push(verdict);
      progress.judged(verdict);
    }
    return verdicts;
  } finally {
    await judge.stop();
  }
}

/** Returns the tests that may notice a mutant: those first that have noticed most, then the quickest. */
function orderOf(
  { file, within }: Mutant,
  tests: readonly string[],
  trace: Trace,
  noticing: ReadonlyMap<string, number>,
  times: Readonly<Record<string, number>>,
): readonly string[] {
  const reaching = trace.testsOf(file, within);
  const worth = (test: string): number => (1 + (noticing.get(test) ?? 0)) / (times[test] ?? 1);
  return tests.filter((test) => reaching.has(test)).toSorted((a, b) => worth(b) - worth(a));
}
