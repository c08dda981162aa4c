import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@slow-train/local';
import { REPOSITORY } from '@slow-train/local/paths';
import { Embed, writeCapnp, type Capnp } from '@slow-train/serve/capnp';
import { startWorkerd, type Workerd } from '@slow-train/serve/workerd';

const SOURCES = join(import.meta.dirname, '../../../worker');

export interface ClusterWorkerOptions {
  /** Its own; it keeps the storage of Durable Objects from one process to the next. */
  readonly folder: string;
  /** The bundled site. */
  readonly script: string;
  readonly bindings: Readonly<Record<string, string>>;
  readonly report: (line: string) => void;
}

/** One Worker in a workerd of its own, with a scheduler of its own. */
export class ChaosWorker {
  readonly url: string;
  readonly #options: ClusterWorkerOptions;
  readonly #config: string;
  readonly #watchdog: string;
  #workerd: Workerd | null = null;

  private constructor(options: ClusterWorkerOptions, port: number, config: string, watchdog: string) {
    this.url = `http://127.0.0.1:${port}`;
    this.#options = options;
    this.#config = config;
    this.#watchdog = watchdog;
  }

  static async start(options: ClusterWorkerOptions): Promise<ChaosWorker> {
    const { folder, script } = options;
    const objects = join(folder, 'objects');
    await mkdir(objects, { recursive: true });
    await copyFile(join(SOURCES, 'main.js'), join(folder, 'main.js'));
    await copyFile(script, join(folder, 'site.js'));
    const port = await freePort();
    const config = join(folder, 'workerd.capnp');
    await writeFile(config, configuration(port, objects, options.bindings));
    const watchdog = await readFile(join(REPOSITORY, 'packages/tools/local/bin/watchdog.sh'), 'utf8');
    const worker = new ChaosWorker(options, port, config, watchdog);
    await worker.start();
    return worker;
  }

  /** Starts its process, also again after `kill`. */
  async start(): Promise<void> {
    this.#workerd = await startWorkerd({
      config: this.#config,
      watchdog: this.#watchdog,
      environment: {},
      sockets: 1,
      report: this.#options.report,
    });
  }

  /** Ends its process as a crash would. */
  async kill(): Promise<void> {
    const { pid, ended } = this.#running();
    // The whole group: the watchdog would take the rest for a shutdown.
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    await ended;
  }

  /** Runs its schedule. @throws Error if it does not answer */
  async runSchedule(): Promise<void> {
    await fetch(`${this.url}/schedule`, { method: 'POST' });
  }

  async stop(): Promise<void> {
    await this.#workerd?.stop();
  }

  #running(): Workerd {
    if (this.#workerd === null) throw new Error('The Worker has not been started.');
    return this.#workerd;
  }
}

function configuration(port: number, objects: string, bindings: ClusterWorkerOptions['bindings']): string {
  const worker: Capnp = {
    modules: [
      { name: 'main.js', esModule: new Embed('main.js') },
      // The name by which the first one imports it.
      { name: 'slow-train', esModule: new Embed('site.js') },
    ],
    compatibilityDate: '2026-10-01',
    globalOutbound: 'internet',
    durableObjectNamespaces: [{ className: 'Scheduler', uniqueKey: 'scheduler', enableSql: true }],
    durableObjectStorage: { localDisk: 'objects' },
    bindings: [
      { name: 'SCHEDULER', durableObjectNamespace: 'Scheduler' },
      ...Object.entries(bindings).map(([name, text]) => ({ name, text })),
    ],
  };
  const config: Capnp = {
    services: [
      { name: 'main', worker },
      { name: 'objects', disk: { path: objects, writable: true } },
      { name: 'internet', network: { allow: ['public', 'private', 'local'] } },
    ],
    sockets: [{ name: 'http', address: `127.0.0.1:${port}`, http: {}, service: 'main' }],
  };
  return `using Workerd = import "/workerd/workerd.capnp";\nconst config :Workerd.Config = ${writeCapnp(config)};\n`;
}
