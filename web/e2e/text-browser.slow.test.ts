import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { legalIn, look, send, setTable, someAction, tableIn } from '../../api/test/kit/play.ts';
import { person } from '../../api/test/kit/visitor.ts';
import { useHarness } from './harness/harness.ts';
import { installed } from './harness/installed.ts';

// The plain table in Lynx, a browser of 1992 that knows neither scripts nor sheets: keys are pressed, as a reader would.

const harness = useHarness();
const LYNX = await installed(['lynx']);
/** Gives it the terminal that it wants. */
const SCRIPT = await installed(['script']);
const UTF8 = { ...process.env, LC_ALL: 'C.UTF-8' };
/** The most bytes of a page and its sheet that a modem has to load. */
const MOST_BYTES = 20_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'text-browser-'));
  const cookies = join(folder, 'cookies.txt');
  const settings = { SET_COOKIES: 'TRUE', ACCEPT_ALL_COOKIES: 'TRUE', PERSISTENT_COOKIES: 'TRUE' };
  const lines = Object.entries({ ...settings, COOKIE_FILE: cookies, COOKIE_SAVE_FILE: cookies });
  await writeFile(join(folder, 'lynx.cfg'), lines.map(([name, value]) => `${name}:${value}\n`).join(''));
});
afterAll(() => rm(folder, { recursive: true }));

const lynxArgs = (...more: readonly string[]): string[] => [`-cfg=${join(folder, 'lynx.cfg')}`, ...more];

/** Returns the text of a page as Lynx shows it, or its source. */
async function shown(path: string, as: 'dump' | 'source' = 'dump'): Promise<string> {
  const args = lynxArgs(`-${as}`, ...(as === 'dump' ? ['-nolist'] : []), harness.url() + path);
  return (await promisify(execFile)(LYNX ?? '', args, { env: UTF8 })).stdout;
}

/** Opens a page, goes down to the first of these links, fields and buttons, and presses keys there. */
async function press(path: string, wanted: RegExp, ...keys: readonly string[]): Promise<void> {
  const { document } = new Window();
  document.write(await shown(path, 'source'));
  const stops = [...document.querySelectorAll('a, button, select, input:not([type=hidden])')];
  const index = stops.findIndex(({ textContent, id }) => wanted.test(id + textContent.replaceAll(/\s+/g, ' ').trim()));
  expect(index).toBeGreaterThanOrEqual(0);
  const script = join(folder, 'keys.txt');
  const all = [...Array.from({ length: index }, () => 'Down Arrow'), ...keys, 'Q', 'y'];
  await writeFile(script, all.map((key) => `key ${key}\n`).join(''));
  const command = [LYNX, ...lynxArgs(`-cmd_script=${script}`), harness.url() + path];
  const lynx = spawn(SCRIPT ?? '', ['-qec', command.map((word) => `'${word ?? ''}'`).join(' '), '/dev/null'], {
    env: { ...UTF8, TERM: 'vt100', LINES: '50', COLUMNS: '80' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await new Promise((resolve) => lynx.on('close', resolve));
}

const ENTER = '^J';

test.skipIf(LYNX === null || SCRIPT === null)(
  '31.5 in a text browser a guest sits down by an invitation and plays a whole round',
  async () => {
    const ana = await person(harness.site(), 'Ana');
    const table = { rules: { preset: 'bonepile' }, set: 6, rounds: 1, name: 'Night Mail' } as const;
    const { game } = await setTable(ana, table);
    const invitation = `/plain/join/${game.invitation ?? ''}`;
    expect(await shown(invitation)).toContain('Sit down at Night Mail?');
    await press(invitation, /^name/, 'B', 'o', 'Down Arrow', ENTER);
    const joined = await look(ana, game.id);
    expect(joined.game.seats).toMatchObject([{ name: 'Ana' }, { name: 'Bo' }]);
    await tableIn(await ana.post(`/api/games/${game.id}/start`, {}, { 'if-match': `"${joined.game.revision}"` }));

    const path = `/plain/tables/${game.id}`;
    let largest = 0;
    for (let moves = 0; moves < 200; moves++) {
      const now = await look(ana, game.id);
      if (now.game.status === 'finished') break;
      if (now.game.round?.turn.seat === now.game.you.seat && legalIn(now).length > 0) {
        await tableIn(await send(ana, now, someAction(now)));
        continue;
      }
      const text = await shown(path);
      for (const part of ['Your turn', 'Your hand', 'All trains', 'What happened']) expect(text).toContain(part);
      largest = Math.max(largest, Buffer.byteLength(await shown(path, 'source')));
      if (text.includes('then it ends in')) await press(path, /then it ends in/, ENTER, ENTER);
      else await press(path, /^(?:Draw a tile|Pass)$/, ENTER);
      expect((await look(ana, game.id)).game.revision).toBeGreaterThan(now.game.revision);
    }
    expect(await shown(path)).toMatch(/won\.|share first place\./);
    expect(largest).toBeLessThan(MOST_BYTES);
  },
);
