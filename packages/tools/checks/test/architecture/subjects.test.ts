import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const REPOSITORY = join(import.meta.dirname, '../../../../..');
/** Since then the rule holds; no earlier commit is rewritten. */
const SINCE = '2026-11-26T21:00:00Z';

test('the subject of a commit names a place and an effect in at most 72 letters', () => {
  const log = execFileSync('git', ['log', '--no-merges', `--since=${SINCE}`, '--format=%s'], {
    cwd: REPOSITORY,
    encoding: 'utf8',
  });
  const subjects = log.split('\n').filter(Boolean);
  expect(subjects.filter((subject) => !/^[\w ,/-]+: \S/.test(subject) || subject.length > 72)).toEqual([]);
});
