import type { Host } from './host.ts';
import { type NodeRelease, PLATFORMS, nodeRelease } from './nodes.ts';

/** How a fresh clone is run. */
export interface Machine {
  /** The name of the clone's folder. */
  readonly folder?: string;
  /** Run as an account without rights instead of ours. */
  readonly asNobody?: boolean;
  /** A home that the account cannot write to. */
  readonly lockedHome?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  /** The Node and npm found on PATH. */
  readonly node?: NodeRelease;
  /** A line for the shell, in the clone, before everything else. */
  readonly before?: string;
  /** Lines for root's shell that change the file systems for the commands alone. `$SPARE` is an empty folder. */
  readonly mounts?: string;
  /** Ports that are taken. */
  readonly ports?: readonly number[];
  /** Processes that never rest, beside it. */
  readonly load?: number;
}

/** A circumstance under which `npm start` and `npm test` have to work. */
export interface Condition {
  readonly name: string;
  /** Completes "npm start and npm test …". */
  readonly title: string;
  /** Returns the machine, or why this host cannot be one. */
  on(host: Host): Machine | string;
}

const NO_ROOT = 'this account is not root';
const NO_MOUNTS = 'it takes root on a Linux that lets it mount file systems (unshare --mount)';

/** Replaces /dev by one without shm. */
const WITHOUT_SHM = `
mount -t tmpfs -o mode=755 none "$SPARE"
for one in null zero full random urandom tty; do : >"$SPARE/$one"; mount --bind "/dev/$one" "$SPARE/$one"; done
mkdir "$SPARE/pts"
mount --bind /dev/pts "$SPARE/pts"
ln -s pts/ptmx "$SPARE/ptmx"
ln -s /proc/self/fd "$SPARE/fd"
for one in 0:stdin 1:stdout 2:stderr; do ln -s "/proc/self/fd/\${one%:*}" "$SPARE/\${one#*:}"; done
mount --move "$SPARE" /dev`;

const mounted = (host: Host, mounts: string): Machine | string => (host.mounts ? { mounts } : NO_MOUNTS);

const UMLAUT = { folder: 'schöne Züge' };
const APIA = { TZ: 'Pacific/Apia' };
const TURKISH = { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };
const lockedHome = ({ nobody }: Host): Machine => ({ asNobody: nobody !== null, lockedHome: true });

/** npm's cache is in the clone, since a home may be locked. */
const INSTALL = 'npm ci --no-audit --no-fund --loglevel=error --cache=.wrangler/npm';

/** Without the Node that npm installs, which would run everything after the launcher. npm 10 does not link it. */
const ALONE: Machine = { before: `${INSTALL} && rm -f node_modules/.bin/node node_modules/node-*/bin/node` };

function withNode(line: 20 | 22 | 24, more: Machine, { platform }: Host): Machine | string {
  const node = nodeRelease(platform, line);
  return node === null ? `npm has no Node ${line} for ${platform}` : { ...more, node };
}

/** All of them, in the order in which they are tried. */
export const CONDITIONS: readonly Condition[] = [
  { name: 'root', title: 'as root', on: ({ nobody }) => (nobody === null ? NO_ROOT : {}) },
  { name: 'ordinary', title: 'as an ordinary account', on: ({ nobody }) => ({ asNobody: nobody !== null }) },
  { name: 'umlaut', title: 'in a folder with a space and an umlaut', on: () => UMLAUT },
  { name: 'no-shm', title: 'without /dev/shm', on: (host) => mounted(host, WITHOUT_SHM) },
  {
    name: 'small-shm',
    title: 'with 64 MB of /dev/shm',
    on: (host) => mounted(host, 'mount -t tmpfs -o size=64m,mode=1777 none /dev/shm'),
  },
  {
    name: 'no-browser',
    title: 'without any browser installed',
    on(host) {
      if (host.browsers.length === 0) return {};
      return mounted(host, host.browsers.map((path) => `mount --bind /dev/null '${path}'`).join('\n'));
    },
  },
  { name: 'apia', title: 'with TZ=Pacific/Apia', on: () => ({ environment: APIA }) },
  { name: 'turkish', title: 'with LANG=tr_TR.UTF-8', on: () => ({ environment: TURKISH }) },
  { name: 'node-20', title: 'with Node 20.19', on: (host) => withNode(20, {}, host) },
  { name: 'node-22', title: 'with Node 22', on: (host) => withNode(22, {}, host) },
  { name: 'node-24', title: 'with Node 24', on: (host) => withNode(24, {}, host) },
  { name: 'only-22', title: 'with no Node but 22, as on a Mac', on: (host) => withNode(22, ALONE, host) },
  { name: 'ports', title: 'with its ports taken', on: () => ({ ports: [8787, 8788, 8790] }) },
  { name: 'home', title: 'with a HOME that cannot be written to', on: lockedHome },
  {
    name: 'together',
    title: 'with ordinary, umlaut, apia, turkish, only-22 and home together',
    on: (host) =>
      withNode(22, { ...ALONE, ...UMLAUT, ...lockedHome(host), environment: { ...APIA, ...TURKISH } }, host),
  },
  { name: 'load', title: 'with a load of 16 beside it', on: () => ({ load: 16 }) },
];

/** Returns what no condition covers on this host, to be tried elsewhere. */
export function elsewhere(host: Host): readonly string[] {
  const others = PLATFORMS.filter((platform) => platform !== host.platform);
  return [...others, 'WSL 2', 'a Linux whose C library is not glibc', 'Docker, and a file system that ignores case'];
}
