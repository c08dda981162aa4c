import { eventually } from '@slow-train/local/kit';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@slow-train/local/testing';
import { expect, onTestFinished } from 'vitest';

/** Debian's packages put it where an account's path does not lead. */
const PATH = `${process.env['PATH']}:/usr/sbin`;

/** Whether this machine has nginx. */
export function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { env: { PATH }, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts nginx in front of a port until the end of the test, with the upstream and location of docs/serve.md.
 * @returns its address
 */
export async function startNginx(documented: string, port: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const own = await freePort();
  const [, upstream = '', location = ''] =
    /(upstream slow-train \{.*?^\})$.*(^ {4}location .*?^ {4}\})$/ms.exec(documented) ?? [];
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
access_log off; ${temporary.join(' ')}
${upstream.replace('8787', String(port))}
server { listen 127.0.0.1:${own}; ${location} }
}`;
  await writeFile(join(folder, 'nginx.conf'), config);
  const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], {
    env: { PATH },
    stdio: 'ignore',
  });
  onTestFinished(async () => {
    const closed = once(nginx, 'close');
    nginx.kill('SIGQUIT');
    await closed;
  });
  await eventually(() => access(join(folder, 'pid')));
  expect(nginx.exitCode).toBeNull();
  return `http://127.0.0.1:${own}`;
}
