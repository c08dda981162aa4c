import { eventually } from '@slow-train/local/kit';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@slow-train/local/testing';
import { withClient } from '@slow-train/database';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { type Stage, stagesIn, textsOf } from './kit/dockerfile.ts';

// Runs every command of Dockerfile and compose.yaml that is ours, in the order in which Docker would, on a copy of the
// files that Docker would get. Not tried: installing packages (the copy uses those of this clone), another user, the
// images, and PostgreSQL's own container.

const REPOSITORY = join(import.meta.dirname, '../../../..');
const Compose = z.object({
  services: z.object({
    database: z.object({ healthcheck: z.object({ test: z.array(z.string()) }) }),
    migrate: z.object({
      build: z.object({ context: z.literal('.'), target: z.string() }),
      command: z.array(z.string()),
      environment: z.record(z.string(), z.string()),
      depends_on: z.record(z.string(), z.object({ condition: z.string() })),
    }),
    serve: z.object({
      build: z.literal('.'),
      env_file: z.literal('.production.vars'),
      environment: z.record(z.string(), z.string()),
      depends_on: z.record(z.string(), z.object({ condition: z.string() })),
    }),
  }),
});

let stages: readonly Stage[];
let compose: z.infer<typeof Compose>['services'];

beforeAll(async () => {
  stages = stagesIn(await readFile(join(REPOSITORY, 'Dockerfile'), 'utf8'));
  const text = await readFile(join(REPOSITORY, 'compose.yaml'), 'utf8');
  compose = Compose.parse(parse(text, { merge: true })).services;
});

test('the image gets no secrets, and nothing built on another machine', async () => {
  const ignored = (await readFile(join(REPOSITORY, '.dockerignore'), 'utf8')).split('\n');
  for (const line of ['.dev.vars*', '.production.vars*', '.staging.vars*', '.data', '**/node_modules', '**/dist'])
    expect(ignored).toContain(line);
});

test('the commands build the image, migrate the database and serve the site', async () => {
  const [build, runtime] = stages;
  expect(compose.migrate.build.target).toBe(build?.name);
  expect(compose.serve.depends_on).toMatchObject({
    database: { condition: 'service_healthy' },
    migrate: { condition: 'service_completed_successfully' },
  });
  const folder = await mkdtemp(join(inject('testServer').folder, 'docker-'));
  const [app, image] = [join(folder, 'app'), join(folder, 'image')];

  expect(textsOf(build, 'COPY').at(-1)).toBe('. .');
  await copyRepository(app);
  // Not the installation, see above.
  for (const command of textsOf(build, 'RUN').slice(1)) await run(['/bin/sh', '-c', command], app, {});

  for (const copied of textsOf(runtime, 'COPY')) {
    const [, path = '', to] = /^--from=build \/app\/(\S+) (\S+)$/.exec(copied) ?? [];
    expect(to).toBe(path);
    await mkdir(dirname(join(image, path)), { recursive: true });
    // The pointer to the build stays a link, as in Docker; the packages here are links of the test.
    const links = path === 'dist/serve' ? { verbatimSymlinks: true } : { dereference: true };
    await cp(join(app, path), join(image, path), { recursive: true, ...links });
  }
  const state = join(folder, 'state');
  const [user = 0, group = 0] = [process.getuid?.(), process.getgid?.()];
  for (const command of textsOf(runtime, 'RUN')) {
    const here = command.replaceAll('/var/lib/slow-train', state).replaceAll('node:node', `${user}:${group}`);
    await run(['/bin/sh', '-c', here], image, {});
  }

  const database = await emptyDatabase();
  const placed = (environment: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [
        name,
        name === 'DATABASE_URL' ? database : value.replace(/^\$\{\w+:-(.*)\}$/, '$1'),
      ]),
    );
  const migrated = await run(compose.migrate.command, app, placed(compose.migrate.environment));
  expect(migrated).toContain('Applied');

  const port = String(await freePort());
  const fromImage = textsOf(runtime, 'ENV').flatMap((text) => text.split(' '));
  const environment = {
    ...Object.fromEntries(fromImage.map((pair) => pair.split('='))),
    ...placed(compose.serve.environment),
    // What .production.vars has to contain.
    APP_URL: `https://slow-train.example`,
    AUTH_SECRET: 'a secret for tests, long enough to be taken for one',
    // Tests listen on no other address, and write to no folder of the machine.
    ADDRESS: '127.0.0.1',
    PORT: port,
    STATE_DIRECTORY: state,
  };
  const [command = '[]'] = textsOf(runtime, 'CMD');
  const [program = '', ...args] = z.array(z.string()).parse(JSON.parse(command));
  const server = spawn(program, args, { cwd: image, env: withPath(environment), stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  onTestFinished(() => void server.kill('SIGKILL'));
  await eventually(async () => expect(await statusOf(`http://127.0.0.1:${port}/api/ready`)).toBe(200));
  expect(await statusOf(`http://127.0.0.1:${port}/`)).toBe(200);
  const [health = ''] = textsOf(runtime, 'HEALTHCHECK').map((text) => text.replace(/^.* CMD /, ''));
  await run(z.array(z.string()).parse(JSON.parse(health)), image, environment);
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('the README’s command runs what the image runs', async () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await readFile(join(REPOSITORY, 'package.json'), 'utf8')));
  const [command = '[]'] = textsOf(stages.at(-1), 'CMD');
  const started = z.array(z.string()).parse(JSON.parse(command)).join(' ');
  expect(scripts['serve']).toBe(`node packages/tools/local/bin/slow-train.mjs build:serve && exec env ${started}`);
});

/** Copies what git knows or would add, with the packages of this clone. */
async function copyRepository(to: string): Promise<void> {
  const files = (await run(['git', 'ls-files', '-co', '--exclude-standard'], REPOSITORY, {})).trim().split('\n');
  for (const file of files) await cp(join(REPOSITORY, file), join(to, file)).catch(ignoreDeleted);
  const modules = join(REPOSITORY, 'node_modules');
  for (const name of await readdir(modules)) {
    // Scopes are folders of packages. Our own packages are the copied ones.
    const isScope = name.startsWith('@');
    const members = isScope ? (await readdir(join(modules, name))).map((member) => join(name, member)) : [name];
    await mkdir(join(to, 'node_modules', isScope ? name : ''), { recursive: true });
    const isOurs = name === '@slow-train';
    for (const member of members)
      await (isOurs
        ? cp(join(modules, member), join(to, 'node_modules', member), { verbatimSymlinks: true })
        : symlink(join(modules, member), join(to, 'node_modules', member)));
  }
  await writeFile(join(to, 'node_modules', '.slow-train-installed'), '');
}

function ignoreDeleted(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** Returns the address of a new, empty database. */
async function emptyDatabase(): Promise<string> {
  const { admin } = inject('testServer');
  const name = `docker_${process.pid}`;
  await withClient(admin, (client) => client.query(`create database ${name}`));
  onTestFinished(() => withClient(admin, async (client) => void (await client.query(`drop database ${name}`))));
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return url.href;
}

/** Only what Docker would set, and where the programs are. */
function withPath(environment: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { PATH: `${dirname(process.execPath)}:${process.env['PATH']}`, HOME: process.env['HOME'], ...environment };
}

async function run(
  [program = '', ...args]: readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  return (await promisify(execFile)(program, args, { cwd, env: withPath(environment) })).stdout;
}

const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
