import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { cpuOfFirstThread, cpuOfTree } from './processes.ts';

const require = createRequire(import.meta.url);
// workerd is a dependency of wrangler.
const requireOfWrangler = createRequire(require.resolve('wrangler/package.json'));
const { default: WORKERD } = z.object({ default: z.string() }).parse(requireOfWrangler('workerd'));
const LISTENING = /"event":\s*"listen".*"port":\s*(\d+)/;

/** workerd with one Worker: no proxy in front, nothing else in the process. */
export interface Bare {
  readonly url: string;
  /**
   * Returns the CPU time of the thread that runs the isolate, in ms: the time that a Worker's CPU limit is about, plus
   * workerd's HTTP, without compiler and garbage collector threads.
   */
  cpu(): Promise<number>;
  /** Returns the same once it is idle. */
  cpuAtRest(): Promise<number>;
  /** Returns the lines that it has written so far. */
  output(): readonly string[];
  /** Returns the CPU time of the whole process, in ms. */
  cpuOfProcess(): Promise<number>;
  stop(): Promise<void>;
}

/** Writes the configuration for `startBare` next to the module, with these flags of V8. Returns its path. */
export async function writeConfig(
  module: string,
  bindings: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<string> {
  const texts = Object.entries(bindings).map(([name, text]) => `(name = "${name}", text = ${JSON.stringify(text)})`);
  const path = join(dirname(module), 'bare.capnp');
  // The scheduler's; each configuration has its own.
  const state = await mkdtemp(join(dirname(module), 'state-'));
  await writeFile(
    path,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  v8Flags = ${JSON.stringify(flags)},
  services = [
    (name = "main", worker = .worker),
    (name = "state", disk = (path = ${JSON.stringify(state)}, writable = true)),
    (name = "internet", network = (allow = ["public", "private", "local"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [(name = "index.js", esModule = embed "${basename(module)}")],
  compatibilityDate = "2026-10-01",
  globalOutbound = "internet",
  durableObjectNamespaces = [(className = "Scheduler", uniqueKey = "scheduler", enableSql = true)],
  durableObjectStorage = (localDisk = "state"),
  bindings = [(name = "SCHEDULER", durableObjectNamespace = "Scheduler"), ${texts.join(', ')}],
);
`,
  );
  return path;
}

/** Starts a new process, which is listening and has answered nothing yet. */
export async function startBare(config: string): Promise<Bare> {
  const child = spawn(WORKERD, ['serve', config, '--control-fd=3'], { stdio: ['ignore', 'pipe', 'inherit', 'pipe'] });
  const gone = once(child, 'exit');
  const end = (): void => void child.kill();
  // Also if a signal ends this process.
  process.once('exit', end);
  const lines: string[] = [];
  const [, output, , control] = child.stdio;
  if (!(control instanceof Readable) || output === null || child.pid === undefined)
    throw new Error('workerd did not start.');
  const { pid } = child;
  createInterface(output).on('line', (line) => void lines.push(line));
  const port = await Promise.race([portIn(control), gone.then(() => null)]);
  if (port === null) throw new Error('workerd ended before it listened.');
  const cpu = (): Promise<number> => cpuOfFirstThread(pid);
  return {
    url: `http://127.0.0.1:${port}`,
    cpu,
    output: () => lines,
    cpuOfProcess: () => cpuOfTree(pid),
    async cpuAtRest() {
      for (let before = await cpu(); ;) {
        await wait(100);
        const now = await cpu();
        if (now - before < 0.1) return now;
        before = now;
      }
    },
    async stop() {
      process.off('exit', end);
      end();
      await gone;
    },
  };
}

async function portIn(control: Readable): Promise<number | null> {
  for await (const line of createInterface(control)) {
    const port = LISTENING.exec(line)?.[1];
    if (port !== undefined) return Number(port);
  }
  return null;
}
