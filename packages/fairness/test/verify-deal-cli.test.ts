import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { main } from '../bin/verify-deal.ts';
import { hexFor } from './bytes.ts';
import { played } from './played-round.ts';

const folder = mkdtempSync(join(tmpdir(), 'verify-deal-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, value: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
}

/** Runs the program in this process. */
function run(...files: string[]) {
  let [stdout, stderr] = ['', ''];
  const status = main(files, {
    log: (line) => void (stdout += `${String(line)}\n`),
    error: (line) => void (stderr += `${String(line)}\n`),
  });
  return { status, stdout, stderr };
}

const { evidence, kept } = played();
const good = file('good.json', evidence);

describe('npx slow-train verify-deal', () => {
  test('npx slow-train verify-deal starts, prints, and exits with the status of its checks', () => {
    const program = fileURLToPath(new URL('../bin/verify-deal.ts', import.meta.url));
    const bad = file('bad.json', { ...evidence, secret: hexFor('another') });
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, bad], { encoding: 'utf8' });
    expect({ status, stdout, stderr }).toEqual({ ...run(bad), status: 1 });
  });

  test('npx slow-train verify-deal prints every check of a good deal, and the values that the page must have shown before the round', () => {
    const { status, stdout } = run(good);
    expect(status).toBe(0);
    expect(stdout.match(/^ {2}ok {3}\w+/gm)).toHaveLength(6);
    expect(stdout).toContain(`commitment ${evidence.commitment}`);
    expect(stdout).toContain('your browser did not take part in this deal');
  });

  test('npx slow-train verify-deal calls a deal proved if given the browser’s record', () => {
    const { status, stdout } = run(good, file('kept.json', kept));
    expect(status).toBe(0);
    expect(stdout).toContain('Nobody could have steered this deal');
  });

  test('npx slow-train verify-deal exits with 1 if a check fails', () => {
    const { status, stdout } = run(file('bad.json', { ...evidence, secret: hexFor('another') }));
    expect(status).toBe(1);
    expect(stdout).toMatch(/FAIL commitment +The secret is not the one/);
    const other = file('other.json', { ...kept, commitment: hexFor('promised') });
    expect(run(good, other)).toMatchObject({ status: 1, stdout: expect.stringMatching(/FAIL promise/) });
  });

  test('npx slow-train verify-deal exits with 1 and a sentence if there is nothing to check', () => {
    expect(run()).toMatchObject({ status: 1, stderr: 'npx slow-train verify-deal EVIDENCE [KEPT]\n' });
    expect(run(join(folder, 'missing.json'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('missing.json'),
    });
    expect(run(file('text.json', 'no JSON')).status).toBe(1);
    expect(run(file('half.json', { format: evidence.format }))).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/half\.json: The table must be/),
    });
  });
});
