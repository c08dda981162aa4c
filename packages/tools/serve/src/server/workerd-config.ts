import { BUILD_FILES, type BuildDescription } from '../output/build-description.ts';
import { type Capnp, Embed, writeCapnp } from './capnp.ts';

/** What the configuration of workerd depends on. */
export interface WorkerdOptions {
  readonly build: BuildDescription;
  /** The build's folder, relative to the configuration. */
  readonly buildPath: string;
  /** Folder of the page's files; absolute. */
  readonly site: string;
  /** Folder for Durable Objects; absolute, must exist. */
  readonly objects: string;
  /** Paths of the sockets that no proxy sees: for players' requests, and for the supervisor's. */
  readonly front: string;
  readonly supervision: string;
  readonly database: string;
  /** Whether the address for players is https. */
  readonly isHttps: boolean;
  /** Addresses in CIDR notation that the Worker may reach although they are private. */
  readonly reachable: readonly string[];
  /** Certificates (PEM) of the authorities that the Worker trusts. */
  readonly certificates: readonly string[];
  /** Names of the environment variables that become bindings of the Worker. */
  readonly variables: readonly string[];
}

/** The address of the database for the Worker, which reaches it only through DATABASE. Contains no secret. */
const UNUSED_DATABASE_URL = 'postgres://worker:none@database.invalid/slow_train';

/** In megabytes. A larger one only delays the collection of short-lived objects: 20 MB more, and not a request more. */
const V8_FLAGS = ['--max-semi-space-size=1'];

/** Returns workerd's configuration. It contains no secret: workerd reads those from its environment. */
export function workerdConfig(options: WorkerdOptions): string {
  const services: Capnp = [
    { name: 'main', worker: mainWorker(options) },
    { name: 'site', disk: { path: options.site } },
    { name: 'database', external: { address: `unix:${options.database}`, http: {} } },
    { name: 'objects', disk: { path: options.objects, writable: true } },
    { name: 'internet', network: network(options) },
  ];
  const sockets: Capnp = [
    socket('front', options.front, 'Front'),
    socket('supervision', options.supervision, 'WorkerSupervision'),
  ];
  return `# Generated from wrangler.toml by "npm run serve".
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = ${writeCapnp({ services, sockets, v8Flags: V8_FLAGS })};
`;
}

const socket = (name: string, path: string, entrypoint: string): Capnp => ({
  name,
  address: `unix:${path}`,
  http: {},
  service: { name: 'main', entrypoint },
});

/** The private addresses left out are the second guard against webhooks to them, behind the Worker's own. */
function network({ reachable, certificates }: WorkerdOptions): Capnp {
  return {
    allow: ['public', ...reachable],
    tlsOptions: { trustedCertificates: certificates },
  };
}

/** One Worker, so one isolate: each has a heap of its own. */
function mainWorker({ build, buildPath, isHttps, variables }: WorkerdOptions): Capnp {
  return {
    modules: [
      { name: 'main', esModule: new Embed(`${buildPath}/${BUILD_FILES.main}`) },
      // The name by which the first one imports it.
      { name: 'slow-train', esModule: new Embed(`${buildPath}/${BUILD_FILES.worker}`) },
    ],
    compatibilityDate: build.compatibilityDate,
    compatibilityFlags: build.compatibilityFlags,
    bindings: [
      { name: 'DATABASE', service: 'database' },
      { name: 'DATABASE_URL', text: UNUSED_DATABASE_URL },
      { name: 'DISK', service: 'site' },
      { name: 'ASSETS', service: { name: 'main', entrypoint: 'Files' } },
      { name: 'SITE', json: JSON.stringify(isHttps ? build.site : withoutStrictTransport(build.site)) },
      { name: 'PAGES', json: JSON.stringify(build.pages) },
      { name: 'WORKER_FIRST', json: JSON.stringify(build.workerFirst) },
      ...variables.map((name) => ({ name, fromEnvironment: name })),
      ...build.rateLimits.map((limit) => ({
        name: limit.name,
        service: { name: 'main', entrypoint: 'Limiter', props: { json: JSON.stringify(limit) } },
      })),
      ...build.durableObjects.map(({ binding, className }) => ({ name: binding, durableObjectNamespace: className })),
    ],
    durableObjectNamespaces: build.durableObjects.map(({ className }) => ({
      className,
      uniqueKey: `slow-train-${className}`,
      enableSql: true,
    })),
    durableObjectStorage: { localDisk: 'objects' },
  };
}

/** A site on http does not ask for https, also behind a proxy that offers it. */
function withoutStrictTransport(site: BuildDescription['site']): BuildDescription['site'] {
  return Object.fromEntries(
    Object.entries(site).map(([path, { headers, encodings }]) => {
      const { 'strict-transport-security': _, ...others } = headers;
      return [path, { headers: others, encodings }];
    }),
  );
}
