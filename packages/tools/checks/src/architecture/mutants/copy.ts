import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Copies the files that git knows or would add, as they are now, and links the installed packages.
 * @param repository absolute path
 * @returns absolute path of the copy, for the caller to remove
 */
export function copyOf(repository: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'slow-train-mutants-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 100 * 1024 * 1024,
  });
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(join(repository, file)));
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(repository, file), join(copy, file));
  }
  const packages = files.filter((file) => /^(?:[^/]+\/){0,2}package\.json$/.test(file)).map((file) => dirname(file));
  for (const folder of packages) linkModules(join(repository, folder), join(copy, folder));
  return copy;
}

/** Links a package's modules one by one: the tools write beside them, and packages of this repository are those of the copy. */
function linkModules(from: string, to: string): void {
  const modules = join(from, 'node_modules');
  if (!existsSync(modules)) return;
  mkdirSync(join(to, 'node_modules'));
  for (const name of readdirSync(modules)) {
    // Caches.
    if (name.startsWith('.') && name !== '.bin') continue;
    if (name.startsWith('@')) {
      mkdirSync(join(to, 'node_modules', name));
      for (const inner of readdirSync(join(modules, name))) link(join(name, inner));
    } else link(name);
  }

  function link(name: string): void {
    const path = join(modules, name);
    const isOurs = lstatSync(path).isSymbolicLink();
    symlinkSync(isOurs ? readlinkSync(path) : path, join(to, 'node_modules', name));
  }
}
