import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ipaddr from 'ipaddr.js';
import { releaseIn } from '@slow-train/local/release';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { type Stage, stagesIn, textsOf } from './kit/dockerfile.ts';

const REPOSITORY = join(import.meta.dirname, '../../../..');
const Service = z.object({
  image: z.string().optional(),
  mem_limit: z.string(),
  logging: z.object({ driver: z.literal('json-file'), options: z.object({ 'max-size': z.string() }) }),
  environment: z.record(z.string(), z.string()),
});
const Compose = z.object({
  services: z.record(z.string(), Service),
  networks: z.object({
    default: z.object({ ipam: z.object({ config: z.array(z.object({ subnet: z.string(), gateway: z.string() })) }) }),
  }),
});

let dockerfile: string;
let stages: readonly Stage[];
let compose: z.infer<typeof Compose>;

beforeAll(async () => {
  dockerfile = await readFile(join(REPOSITORY, 'Dockerfile'), 'utf8');
  stages = stagesIn(dockerfile);
  compose = Compose.parse(parse(await readFile(join(REPOSITORY, 'compose.yaml'), 'utf8'), { merge: true }));
});

test('29.19 every image is named by tag and digest', () => {
  const images = [
    ...dockerfile.split('\n').flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? []),
    ...Object.values(compose.services).flatMap(({ image }) => image ?? []),
  ];
  expect(images.length).toBe(3);
  for (const image of images) expect(image).toMatch(/^[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
});

test('29.19 packages are installed before any code is copied, from the manifest of every workspace', async () => {
  const Lock = z.object({ packages: z.record(z.string(), z.unknown()) });
  const lock = Lock.parse(JSON.parse(await readFile(join(REPOSITORY, 'package-lock.json'), 'utf8')));
  const workspaces = Object.keys(lock.packages).filter((path) => path !== '' && !path.includes('node_modules'));
  const [build] = stages;
  const steps = build?.instructions.filter(({ name }) => name === 'COPY' || name === 'RUN') ?? [];
  const install = steps.findIndex(({ text }) => text.startsWith('npm ci'));
  const copied = steps.slice(0, install).map(({ text }) => text);
  expect(copied).toEqual([
    'package.json package-lock.json .npmrc ./',
    ...copied.slice(1).filter((text) => workspaces.some((path) => text === `${path}/package.json ${path}/`)),
  ]);
  expect(copied.length - 1).toBe(workspaces.length);
  expect(steps[install]?.text).toContain('rm -rf node_modules/@sparticuz');
  expect(textsOf(stages.at(-1), 'COPY').every((text) => text.startsWith('--from=build '))).toBe(true);
});

test('29.19 each container has a limit of memory, and of the size of its log', () => {
  expect(Object.keys(compose.services)).toEqual(['database', 'migrate', 'backup', 'serve']);
});

test('29.19 only the gateway of the network is trusted with the client’s address, no other container', () => {
  const [network] = compose.networks.default.ipam.config;
  const [, trusted = ''] = /:-(.*)\}$/.exec(compose.services['serve']?.environment['TRUSTED_PROXY'] ?? '') ?? [];
  expect(trusted).toBe(network?.gateway);
  expect(ipaddr.isValid(trusted)).toBe(true);
  expect(ipaddr.parse(trusted).match(ipaddr.parseCIDR(network?.subnet ?? ''))).toBe(true);
});

test('the image knows its commit without git, by the files of .git that Docker gets', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'slow-train-image-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ version: '1.2.3' }));
  expect(await releaseIn(folder)).toBe('1.2.3');
  await mkdir(join(folder, '.git', 'refs', 'heads'), { recursive: true });
  await writeFile(join(folder, '.git', 'HEAD'), 'ref: refs/heads/main\n');
  await writeFile(join(folder, '.git', 'packed-refs'), `# pack-refs\n${'b'.repeat(40)} refs/heads/main\n`);
  expect(await releaseIn(folder)).toBe('1.2.3+bbbbbbb');
  await writeFile(join(folder, '.git', 'refs', 'heads', 'main'), `${'a'.repeat(40)}\n`);
  expect(await releaseIn(folder)).toBe('1.2.3+aaaaaaa');
  const ignored = (await readFile(join(REPOSITORY, '.dockerignore'), 'utf8')).split('\n');
  for (const line of ['.git/*', '!.git/HEAD', '!.git/refs', '!.git/packed-refs']) expect(ignored).toContain(line);
});

test('29.19 the health check succeeds while the site is healthy, and fails otherwise', async () => {
  const [text = ''] = textsOf(stages.at(-1), 'HEALTHCHECK');
  const [, ...args] = z.array(z.string()).parse(JSON.parse(text.replace(/^.* CMD /, '')));
  let status = 200;
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/api/health' ? status : 404).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = z.object({ port: z.number() }).parse(server.address());
  const check = () => promisify(execFile)(process.execPath, args, { env: { PORT: String(address.port) } });
  await expect(check()).resolves.toBeDefined();
  status = 503;
  await expect(check()).rejects.toMatchObject({ code: 1 });
});
