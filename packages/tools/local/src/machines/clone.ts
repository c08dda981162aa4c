import { execFile } from 'node:child_process';
import { chmod, mkdir, readlink, readdir, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type Disposer, disposeAll } from '../machine/disposer.ts';
import { REPOSITORY } from '../machine/paths.ts';
import { listenOn } from '../machine/ports.ts';
import type { Account } from '../postgres/account.ts';
import type { Machine } from './conditions.ts';
import type { NodeRelease } from './nodes.ts';
import { Program, type Surroundings, startLoad } from './program.ts';

const run = promisify(execFile);

/** A fresh clone that runs under a condition. */
export interface Clone {
  /** Runs a command in it. */
  start(...command: readonly string[]): Program;
  /** Returns `pid name` of each process that works in it; on Linux only. */
  processes(): Promise<readonly string[]>;
  /** Ends what the condition needs, and removes it. */
  remove(): Promise<void>;
}

/**
 * Clones the last commit, and makes everything that the condition names.
 * @param parent an empty folder, which every account can enter
 * @param home of the account without rights, kept from clone to clone with npm's cache
 * @param nobody that account; null if ours has none either
 * @param log gets the output of all commands
 */
export async function freshClone(
  machine: Machine,
  parent: string,
  home: string,
  nobody: Account | null,
  log: string,
): Promise<Clone> {
  const disposers: Disposer[] = [() => rm(parent, { recursive: true, force: true, maxRetries: 20 })];
  try {
    const folder = join(parent, machine.folder ?? 'slow-train');
    await run('git', ['clone', '--quiet', '--no-hardlinks', pathToFileURL(REPOSITORY).href, folder]);
    const bin = machine.node === undefined ? null : await installNode(machine.node, join(parent, 'node'));
    const spare = join(parent, 'spare');
    await mkdir(spare);
    const account = machine.asNobody === true ? nobody : null;
    if (account !== null) await give(account, folder, home);
    const extra: Record<string, string> = { ...(await registry()), ...machine.environment };
    if (account !== null) extra['HOME'] = home;
    if (machine.lockedHome === true) extra['HOME'] = await lockedFolder(join(parent, 'home'));
    const environment = terminalEnvironment(process.env, { ...extra, SPARE: spare }, bin);
    const surroundings: Surroundings = { folder, environment, account, log };

    for (const port of machine.ports ?? []) disposers.push(await take(port));
    if (machine.load !== undefined) {
      const end = await startLoad(machine.load);
      disposers.push(() => Promise.resolve(end()));
    }
    const start = (...command: readonly string[]): Program => new Program(inside(machine, command), surroundings);
    return { start, processes: () => processesIn(folder), remove: () => disposeAll(disposers) };
  } catch (error) {
    await disposeAll(disposers);
    throw error;
  }
}

/** Returns the command, run where the machine's file systems are mounted. */
export function inside({ mounts }: Machine, command: readonly string[]): readonly string[] {
  if (mounts === undefined) return command;
  const script = `set -e\n${mounts}\nexec "$@"`;
  return ['unshare', '--mount', '--propagation', 'private', '/bin/sh', '-c', script, 'sh', ...command];
}

/** Returns a folder with `node` and `npm`. */
async function installNode({ name, version, npm }: NodeRelease, folder: string): Promise<string> {
  const bin = join(folder, 'bin');
  await mkdir(bin, { recursive: true });
  const packages = [`${name}@${version}`, `npm@${npm}`];
  await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder, ...packages], {
    cwd: folder,
    env: terminalEnvironment(process.env, {}, null),
  });
  await symlink(join(folder, 'node_modules', name, 'bin', 'node'), join(bin, 'node'));
  await symlink(join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js'), join(bin, 'npm'));
  return bin;
}

/** Returns npm's setting, which another account would not have. */
async function registry(): Promise<Readonly<Record<string, string>>> {
  const { stdout } = await run('npm', ['config', 'get', 'registry'], { cwd: '/' });
  return { npm_config_registry: stdout.trim() };
}

async function give({ uid, gid }: Account, ...folders: readonly string[]): Promise<void> {
  await run('chown', ['-R', `${uid}:${gid}`, ...folders]);
}

async function lockedFolder(path: string): Promise<string> {
  await mkdir(path);
  await chmod(path, 0o555);
  return path;
}

/** Listens on a port, unless somebody else does already. */
async function take(port: number): Promise<Disposer> {
  const server = createServer();
  await listenOn(server, port).catch(() => undefined);
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** How often to look for processes that are ending, and how long to wait between, in milliseconds. */
const LOOKS = 50;
const PAUSE = 200;

async function processesIn(folder: string): Promise<readonly string[]> {
  let found: readonly string[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    found = await nowIn(folder);
    if (found.length === 0) break;
    await wait(PAUSE);
  }
  return found;
}

async function nowIn(folder: string): Promise<readonly string[]> {
  if (process.platform !== 'linux') return [];
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const [cwd, program] = await Promise.all(
        ['cwd', 'exe'].map((one) => readlink(`/proc/${pid}/${one}`).catch(() => '')),
      );
      return cwd?.startsWith(folder) === true ? [`${pid} ${program}`] : [];
    }),
  );
  return found.flat();
}

/** Variables that npm, the launcher and test runs give to their children, and settings of our own. */
const INHERITED = /^(?:npm_|INIT_CWD$|NODE$|COLOR$|EDITOR$|TEST_|VITEST|SLOW_TRAIN_|PORT$|TMPDIR$|STATEMENTS$)/u;

/**
 * Returns an environment as a terminal would have it: without the variables and folders that npm adds for a script.
 * @param extra set in it
 * @param first a folder to put first on PATH
 */
export function terminalEnvironment(
  from: NodeJS.ProcessEnv,
  extra: Readonly<Record<string, string>>,
  first: string | null,
): NodeJS.ProcessEnv {
  const kept = Object.entries(from).filter(([name]) => !INHERITED.test(name));
  const folders = (from['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !/node_modules\/\.bin\/?$|node-gyp-bin\/?$/u.test(folder));
  return {
    ...Object.fromEntries(kept),
    PATH: [...(first === null ? [] : [first]), ...folders].join(delimiter),
    ...extra,
  };
}
