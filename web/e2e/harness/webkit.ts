import { eventually } from '@slow-train/local/kit';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob } from 'node:fs/promises';
import { freePort } from '@slow-train/local/testing';
import { expect } from 'vitest';
import * as z from 'zod';
import { installed } from './installed.ts';
import { callOf, type OtherBrowser } from './other-browser.ts';

/** The path, on Debian and Ubuntu, of the browser that WebKitWebDriver starts. */
const BROWSER = '/usr/lib/*/webkit2gtk-4.1/MiniBrowser';
/** The key of an element's id (WebDriver section 12.1). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** The time-out of commands, pages and scripts, in milliseconds. */
const PATIENCE = 240_000;
/** The time-out of starting it and of its first page, in milliseconds. */
const PROBE = 40_000;

/**
 * Starts an installed WebKitGTK, the engine of Safari, on a screen of its own.
 * @param probe an address that loads, to find out whether any does: in some containers its sandbox prevents it
 * @returns the reason as a sentence if it, its driver or Xvfb is not installed, or it loads nothing
 */
export async function openWebKit(probe: string): Promise<OtherBrowser | string> {
  const [driverPath, screenPath] = await Promise.all([installed(['WebKitWebDriver']), installed(['Xvfb'])]);
  const { value: binary } = await glob(BROWSER)[Symbol.asyncIterator]().next();
  if (driverPath === null || screenPath === null || binary === undefined)
    return 'WebKit is not installed (apt-get install webkit2gtk-driver xvfb).';

  // It writes the number of the first free display to file descriptor 3.
  const screen = spawn(screenPath, ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await displayOf(screen);
  const port = await freePort();
  const driver = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    // The pages are on this machine.
    env: { ...withoutProxies(process.env), DISPLAY: `:${display}` },
  });
  const stop = async (): Promise<void> => {
    // The browser's processes end with its driver.
    await Promise.all([ended(driver), ended(screen)]);
  };
  const send = commandsTo(`http://127.0.0.1:${port}`);
  const session = await openSession(send, binary, probe).catch(() => null);
  if (session === null) {
    await stop();
    return 'WebKit is installed, but loads no page on this machine.';
  }
  const run: OtherBrowser['run'] = async (task, input) => {
    const script = `${callOf(task, input)}.then(arguments[0], (error) => arguments[0]({ error: String(error) }));`;
    return z.string().parse(await send('POST', `${session}/execute/async`, { script, args: [] }));
  };
  return {
    open: async (url) => {
      await send('POST', `${session}/url`, { url });
      await run(noteErrors, null);
    },
    run,
    click: async (selector) => {
      const found = await send('POST', `${session}/element`, { using: 'css selector', value: selector });
      const { [ELEMENT]: id } = z.object({ [ELEMENT]: z.string() }).parse(found);
      await send('POST', `${session}/element/${id}/click`, {});
    },
    errors: async () => z.array(z.string()).parse(JSON.parse(await run(notedErrors, null))),
    close: async () => {
      await send('DELETE', session);
      await stop();
    },
  };
}

/** Starts the browser and loads a page; returns the session's path. */
async function openSession(send: Send, binary: string, probe: string): Promise<string> {
  await eventually(async () => expect(await send('GET', '/status').catch(() => null)).not.toBeNull());
  const { sessionId } = z.object({ sessionId: z.string() }).parse(
    await send('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
          timeouts: { pageLoad: PROBE, script: PATIENCE },
        },
      },
    }),
  );
  await send('POST', `/session/${sessionId}/url`, { url: probe });
  await send('POST', `/session/${sessionId}/timeouts`, { pageLoad: PATIENCE });
  return `/session/${sessionId}`;
}

/** Sends a command, and returns the value that the driver answers. */
type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Returns a function that sends a command to a driver (WebDriver section 6) and returns the value it answers. */
function commandsTo(driver: string): Send {
  return async (method, path, body) => {
    const response = await fetch(driver + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(path === '/session' ? PROBE : PATIENCE),
    });
    const { value } = z.object({ value: z.unknown() }).parse(await response.json());
    if (!response.ok) throw new Error(`WebKit cannot ${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

/** Runs in the page. Its console cannot be read from outside. */
async function noteErrors(): Promise<string> {
  const noted: string[] = [];
  Reflect.set(globalThis, 'noted', noted);
  addEventListener('error', ({ message }) => {
    // Says that something is measured again in the next frame.
    if (!message.startsWith('ResizeObserver loop')) noted.push(message);
  });
  addEventListener('unhandledrejection', ({ reason }) => noted.push(String(reason)));
  return '';
}

/** Runs in the page. */
const notedErrors = async (): Promise<string> => JSON.stringify(Reflect.get(globalThis, 'noted'));

async function displayOf(screen: ChildProcess): Promise<string> {
  const written = screen.stdio[3];
  if (written === null || written === undefined || !('read' in written)) throw new Error('Xvfb has no third pipe.');
  const [first] = await Promise.race([
    once(written, 'data'),
    once(screen, 'exit').then(([code]) => Promise.reject(new Error(`Xvfb exited with ${code}.`))),
  ]);
  return String(first).trim();
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}

const withoutProxies = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !/_proxy$/i.test(name)));
