import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { REPOSITORY } from '@slow-train/local/paths';
import { bundleAll, BUNDLED_PARTS } from '../src/supply-chain/bundled.ts';
import { lockedPackages } from '../src/supply-chain/lock-file.ts';
import { bomOf, wholeBom, type Bom } from '../src/supply-chain/sbom.ts';

// `npx slow-train sbom`: builds what a site serves, and writes software bills of materials to dist/sbom: of everything that is
// installed, and of each part.

const FOLDER = join(REPOSITORY, 'dist/sbom');
const locked = lockedPackages();
const whole = await wholeBom();
const bundled = await bundleAll();

await mkdir(FOLDER, { recursive: true });
await write('all', whole, 'everything that is installed, tools included');
for (const part of ['worker', 'page', 'server'] as const) {
  const packages = locked.filter(({ path }) => bundled[part].has(path));
  await write(part, bomOf(whole, part, packages), BUNDLED_PARTS[part]);
}

async function write(name: string, bom: Bom, what: string): Promise<void> {
  const file = join(FOLDER, `${name}.cdx.json`);
  await writeFile(file, `${JSON.stringify(bom, null, 2)}\n`);
  console.log(`${relative(REPOSITORY, file)}: ${bom.components.length} components of ${what}`);
}
