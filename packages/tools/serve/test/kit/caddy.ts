import { eventually } from '@slow-train/local/kit';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@slow-train/local/testing';
import { onTestFinished } from 'vitest';

/** Whether this machine has Caddy. */
export function hasCaddy(): boolean {
  try {
    execFileSync('caddy', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts Caddy in front of a port until the end of the test, with the directives of docs/serve.md.
 * @returns its address
 */
export async function startCaddy(documented: string, port: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  const own = await freePort();
  const [, directives = ''] = /^## Caddy$.*?^\S+ \{\n(.*?)^\}/ms.exec(documented) ?? [];
  const config = `{
  admin off
  auto_https off
}
http://127.0.0.1:${own} {
${directives.replace('8787', String(port))}}
`;
  await writeFile(join(folder, 'Caddyfile'), config);
  const caddy = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile')], {
    env: { PATH: process.env['PATH'], HOME: folder },
    stdio: 'ignore',
  });
  onTestFinished(async () => {
    const closed = once(caddy, 'close');
    caddy.kill('SIGTERM');
    await closed;
  });
  await eventually(() => once(connect(own, '127.0.0.1'), 'connect'));
  return `http://127.0.0.1:${own}`;
}
