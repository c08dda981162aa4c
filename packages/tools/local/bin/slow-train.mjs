#!/usr/bin/env node
// Runs the commands that have to work in a fresh clone, such as `npm start` and `npm test`. Plain JavaScript without
// dependencies, because it has to run on any Node, before node_modules exists.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants as permissions,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { constants, homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Each command's module, from the repository's folder, and its line in `help`. */
const COMMANDS = {
  start: ['packages/tools/local/src/commands/start.ts', 'runs the whole site on this machine'],
  dev: ['packages/tools/local/src/commands/dev.ts', 'runs it and reloads what you edit'],
  test: ['packages/tools/local/src/commands/test.ts', 'checks and tests everything that takes minutes'],
  'test:all': ['packages/tools/local/src/commands/test-all.ts', 'also runs the slow tests, part by part'],
  'test:machines': ['packages/tools/local/src/commands/test-machines.ts', 'runs the tests as on other machines'],
  house: ['packages/tools/checks/bin/house.ts', 'counts files, lines, names, styles and words'],
  mutants: ['packages/tools/checks/bin/mutants.ts', 'says which small mistakes the tests notice'],
  statements: ['packages/tools/local/src/commands/statements.ts', 'records the statements whose plans a test checks'],
  bench: ['api/bench/bench.ts', 'measures processor time, bytes and speed'],
  cost: ['api/bench/cost/cost.ts', 'counts what a turn asks of the database, and its price'],
  surge: ['api/bench/surge/surge.ts', 'works off 10,000 events that are due at once'],
  league: ['packages/players/bin/league.ts', 'measures how well the computer players play'],
  reviews: ['packages/players/bin/reviews.ts', 'measures how far a review of a round can be trusted'],
  dataset: ['packages/players/bin/dataset.ts', 'writes games between the computer players'],
  learn: ['packages/players/bin/learn.ts', 'lets the strong computer players learn again'],
  wakeups: ['packages/players/bin/wakeups.ts', 'counts how often people come back to a game'],
  simulate: ['packages/tools/trials/bin/simulate.ts', 'lets 200 people live with the site for a year'],
  chaos: ['packages/tools/trials/bin/chaos.ts', 'breaks processes and connections while games go on'],
  attack: ['packages/tools/trials/bin/attack.ts', 'sends hostile requests to a site'],
  lighthouse: ['web/bench/lighthouse/lighthouse.ts', 'measures how pages load'],
  interactions: ['web/bench/lighthouse/interactions.ts', 'measures how pages answer'],
  pictures: ['web/bench/pictures/pictures.ts', 'compares every page pixel by pixel'],
  keys: ['packages/tools/local/bin/keys.ts', 'makes a pair of keys for pushes'],
  'verify-deal': ['packages/fairness/bin/verify-deal.ts', 'checks a deal by its evidence'],
  setup: ['packages/tools/operate/src/deploy/commands/setup.ts', 'prepares an account for a public site'],
  deploy: ['packages/tools/operate/src/deploy/commands/deploy.ts', 'puts this version online'],
  migrate: ['packages/tools/operate/src/deploy/commands/migrate.ts', 'brings a database to this version'],
  backup: ['packages/tools/operate/src/deploy/commands/backup.ts', 'writes a database to a file'],
  restore: ['packages/tools/operate/src/deploy/commands/restore.ts', 'reads such a file into an empty database'],
  'keep-release': ['packages/tools/local/src/commands/keep-release.ts', 'keeps games of this release for later tests'],
  'build:serve': ['packages/tools/serve/bin/build.ts', 'bundles the server for your own machine'],
  upgrade: ['packages/tools/serve/bin/upgrade.ts', 'brings your own server to the newest version'],
  rollback: ['packages/tools/serve/bin/rollback.ts', 'brings it back to the build before'],
  sbom: ['packages/tools/checks/bin/sbom.ts', 'writes what the site is made of (CycloneDX)'],
  audit: ['packages/tools/checks/bin/audit.ts', 'looks for known flaws in it'],
};
/** Where the programs run that it consists of: PostgreSQL and workerd, as npm has them. */
const PLATFORMS = ['linux x64', 'linux arm64', 'darwin x64', 'darwin arm64'];
/** Those that may ask something, or let wrangler ask: they keep the terminal. */
const ASKING = new Set(['setup', 'deploy']);
/** Those that do not read options as the tools do: the comment of their module answers `--help`. */
const EXPLAINED_BY_COMMENT = new Set([
  'start',
  'dev',
  'test',
  'statements',
  'league',
  'reviews',
  'dataset',
  'learn',
  'wakeups',
  'keys',
  'verify-deal',
  'keep-release',
  'build:serve',
  'sbom',
  'audit',
]);
/** How a command is stopped: the signal, and the seconds until SIGKILL. */
const STOP = 'USR2 30';
const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const modules = join(repository, 'node_modules');
const lockFile = join(repository, 'package-lock.json');
/** Has the checksum of the lock file that we installed last. */
const stamp = join(modules, '.slow-train-installed');

const [command = '', ...rest] = process.argv.slice(2);
if (command === 'help') {
  console.log(help());
  process.exit();
}
const found = Object.entries(COMMANDS).find(([name]) => name === command);
if (found === undefined) giveUp(`There is no command "${command}".\n\n${help()}`);
const [, [module]] = found;
if (EXPLAINED_BY_COMMENT.has(command) && rest.some((arg) => arg === '--help' || arg === '-h')) {
  console.log(commentOf(readFileSync(join(repository, module), 'utf8')));
  process.exit();
}
if (process.platform === 'win32') giveUp('Slow Train runs on Linux and macOS. On Windows, use WSL 2.');
if (!PLATFORMS.includes(`${process.platform} ${process.arch}`))
  giveUp(`Slow Train runs on Linux and macOS, x64 and arm64. This is ${process.platform} ${process.arch}.`);
ensureHome();
installIfStale();
if (ASKING.has(command)) runInTerminal(nodeToUse());
else run(nodeToUse());

/** Returns the list of commands, a line each. */
function help() {
  const lines = Object.entries(COMMANDS).map(([name, [, about]]) => `  ${name.padEnd(14)} ${about}`);
  return ['Usage: npx slow-train COMMAND [OPTION…]', '', ...lines].join('\n');
}

/**
 * Returns the comment in which a module says how to run it, without its marks.
 * @param {string} source
 */
function commentOf(source) {
  const [comment = ''] = source.match(/^(?:\/\*\*\n \* `np[\s\S]*?\*\/|\/\/ `np.*(?:\n\/\/.*)*)/mu) ?? [];
  const lines = comment.split('\n').map((line) => line.replace(/^\s*(?:\/\*\*|\*\/|\*|\/\/) ?/u, ''));
  return `Usage: ${lines.join('\n').trim()}`;
}

/** @param {string} message */
function giveUp(message) {
  console.error(message);
  process.exit(1);
}

/** Runs `npm ci` if package-lock.json has changed since the last installation. */
function installIfStale() {
  const byNpm = modified(join(modules, '.package-lock.json'));
  const installed = Math.max(modified(stamp), byNpm);
  if (installed > 0 && installed >= modified(lockFile)) return;
  const checksum = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  // Git gives the file a new time when a branch is left and returned to.
  if (installed > byNpm && readFileSync(stamp, 'utf8') === checksum) return;
  console.log(
    installed === 0 ? 'Installing packages (about a minute).' : 'The list of packages has changed. Installing.',
  );
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const result = spawnSync(program, [...first, ...args], { cwd: repository, stdio: 'inherit' });
  if (result.status !== 0) giveUp('"npm ci" failed, see above. Nothing was started.');
  writeFileSync(stamp, checksum);
}

/** Gives npm, wrangler and browsers a home in this folder if they cannot write to that of the account, and would fail. */
function ensureHome() {
  try {
    accessSync(homedir(), permissions.W_OK);
  } catch {
    const home = join(repository, '.wrangler', 'home');
    mkdirSync(home, { recursive: true });
    process.env.HOME = home;
    process.env.npm_config_cache = join(home, '.npm');
  }
}

/** @param {string} path @returns {number} milliseconds; 0 if there is no such file */
function modified(path) {
  return existsSync(path) ? statSync(path).mtimeMs : 0;
}

/** Returns this Node if it is new enough, otherwise the one that npm installed. */
function nodeToUse() {
  // npm may run us by the one that it installed, and has just replaced.
  if (newEnough(process.versions.node) && existsSync(process.execPath)) return process.execPath;
  const { optionalDependencies } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  // npm before 11 links none of them into .bin.
  for (const path of ['.bin/node', ...Object.keys(optionalDependencies).map((name) => `${name}/bin/node`)]) {
    const installed = join(modules, path);
    const version = spawnSync(installed, ['--version'], { encoding: 'utf8' }).stdout?.trim().slice(1);
    if (version && newEnough(version)) return installed;
  }
  return giveUp(
    `Slow Train needs Node 22.18 or later, but not 23; this is ${process.versions.node}. npm installs one beside a Node ` +
      `that is too old (packages named node-… in package.json); here it did not, perhaps because of "omit=optional". ` +
      'Install one from https://nodejs.org and try again.',
  );
}

/**
 * Returns a PATH with the packages' programs before all others, and this Node before one that is too old.
 * @param {string} node
 */
function pathFor(node) {
  return [join(modules, '.bin'), dirname(node), process.env.PATH].join(delimiter);
}

/** Whether this Node runs TypeScript and is supported by our tools. @param {string} version */
function newEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 22 && minor >= 18) || major >= 24;
}

/**
 * Runs the command in the terminal, which sends Ctrl-C to both.
 * @param {string} node
 */
function runInTerminal(node) {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', join(repository, module), ...rest], {
    cwd: repository,
    env: { ...process.env, PATH: pathFor(node) },
    stdio: 'inherit',
  });
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/**
 * Runs the command in its own process group, all of which ends with this process. The signal is SIGUSR2, because
 * wrangler, which the command loads, exits at once on SIGINT and SIGTERM.
 * @param {string} node
 */
function run(node) {
  const watchdog = readFileSync(new URL('watchdog.sh', import.meta.url), 'utf8');
  const child = spawn(
    '/bin/sh',
    ['-c', watchdog, 'sh', STOP, node, '--disable-warning=ExperimentalWarning', join(repository, module), ...rest],
    {
      cwd: repository,
      detached: true,
      env: { ...process.env, PATH: pathFor(node) },
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  );
  let endedAt = 0;
  const end = () => {
    // One Ctrl-C arrives twice, from the terminal and through npm. A later one no longer waits for a clean stop.
    if (endedAt > 0 && Date.now() - endedAt > 1_000) killGroup(child.pid);
    endedAt ||= Date.now();
    child.stdin.end();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  whenNpmIsGone(end);
  child.on('exit', (code, signal) => {
    // Ends anything left, such as workerd after a SIGKILL.
    killGroup(child.pid);
    process.exit(code ?? 128 + constants.signals[signal]);
  });
}

/**
 * Calls `act` when npm is gone. It forwards every signal except SIGKILL, after which this process gets another parent.
 * @param {() => void} act
 */
function whenNpmIsGone(act) {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, 1_000);
}

/** @param {number | undefined} leader */
function killGroup(leader) {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL');
  } catch {
    // No process is left.
  }
}
