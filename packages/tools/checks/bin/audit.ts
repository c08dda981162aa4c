import { spawnSync } from 'node:child_process';
import { REPOSITORY } from '@slow-train/local/paths';
import { auditOf } from '../src/supply-chain/audit.ts';
import { bundleAll } from '../src/supply-chain/bundled.ts';

// `npx slow-train audit`: asks the registry for known vulnerabilities of everything in package-lock.json, and says which of
// it a site serves. Exits with 1 if there are any, and with 2 if the registry could not be asked.

const { worker, page, server } = await bundleAll();
// npm exits with 1 for vulnerabilities and for failures alike; its output tells them apart.
const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: REPOSITORY, encoding: 'utf8' });
const { sentences, status } = auditOf(stdout, new Set([...worker, ...page, ...server]));
for (const sentence of sentences) console.log(sentence);
process.exitCode = status;
