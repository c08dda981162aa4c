import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { look, soloTable } from '../../api/test/kit/play.ts';
import { person, type Visitor } from '../../api/test/kit/visitor.ts';
import { useHarness } from './harness/harness.ts';
import { installed } from './harness/installed.ts';

// The plain table in Lynx, a browser of 1992 that knows neither scripts nor sheets: keys are pressed, as a reader would.

const harness = useHarness();
const LYNX = await installed(['lynx']);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'text-browser-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes the cookies of a visitor in the form of Netscape, which Lynx reads. */
async function cookiesOf({ cookies }: Visitor): Promise<string> {
  const file = join(folder, 'cookies.txt');
  const lines = [...cookies].map(([name, value]) => `localhost\tFALSE\t/\tFALSE\t2147483647\t${name}\t${value}\n`);
  await writeFile(file, lines.join(''));
  return file;
}

/** Returns the text of a page, as Lynx shows it. */
async function shown(who: Visitor, path: string): Promise<string> {
  const args = [`-cookie_file=${await cookiesOf(who)}`, '-dump', '-nolist', harness.url() + path];
  return (await promisify(execFile)(LYNX ?? '', args, { env: { ...process.env, LC_ALL: 'C.UTF-8' } })).stdout;
}

/** Opens a page, goes down to the first button of these, presses it, and presses the first button of the next page. */
async function press(who: Visitor, path: string, wanted: RegExp): Promise<void> {
  const { document } = new Window();
  document.write(await (await who.get(path)).text());
  const stops = [...document.querySelectorAll('a, button, select, input:not([type=hidden])')];
  const index = stops.findIndex(({ textContent }) => wanted.test(textContent.replaceAll(/\s+/g, ' ').trim()));
  expect(index).toBeGreaterThanOrEqual(0);
  const keys = [...Array.from({ length: index }, () => 'Down Arrow'), '^J', '^J', 'q', 'y'];
  const script = join(folder, 'keys.txt');
  await writeFile(script, keys.map((key) => `key ${key}\n`).join(''));
  const args = [`-cookie_file=${await cookiesOf(who)}`, '-accept_all_cookies', `-cmd_script=${script}`];
  // Lynx wants a terminal.
  const command = [LYNX, ...args, harness.url() + path].map((word) => `'${word ?? ''}'`).join(' ');
  const lynx = spawn('script', ['-qec', command, '/dev/null'], {
    env: { ...process.env, TERM: 'vt100', LC_ALL: 'C.UTF-8', LINES: '50', COLUMNS: '80' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await new Promise((resolve) => lynx.on('close', resolve));
}

test.skipIf(LYNX === null)('a text browser shows the plain table, and plays', async () => {
  const ana = await person(harness.site(), 'Ana');
  const { game } = await soloTable(ana, { rules: { preset: 'bonepile' }, set: 6, rounds: 1, name: 'Night Mail' });
  const path = `/plain/tables/${game.id}`;
  const text = await shown(ana, path);
  expect(text).toContain('Your turn');
  expect(text).toContain('Your hand');
  expect(text).toMatch(/All trains/);
  for (let moves = 0; moves < 200; moves++) {
    const { status, revision } = (await look(ana, game.id)).game;
    if (status === 'finished') break;
    await press(ana, path, /then it ends in|^Draw a tile$|^Pass$/);
    expect((await look(ana, game.id)).game.revision).toBeGreaterThan(revision);
  }
  expect(await shown(ana, path)).toMatch(/won\.|share first place\./);
});

