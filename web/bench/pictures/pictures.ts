import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArguments } from '@slow-train/local/command';
import { buildWebClient, webClientIsStale } from '@slow-train/local/web-client';
import { chromium } from 'playwright-core';
import { PSEUDO, SITE_LANGUAGES } from '../../build/languages.ts';
import { startSharedChromium } from '../../e2e/harness/chromium.ts';
import { comparePictures, type Change } from './compare.ts';
import { withBuildOf } from './earlier-build.ts';
import { buildPseudo } from './pseudo-build.ts';
import { reviewPage } from './review-page.ts';
import { takePictures } from './take.ts';

// `npx slow-train pictures` takes pictures of every page and every state of the board, and compares them with those of another
// commit; exits with 1 if any differ. A person looks at web/bench/pictures/out/index.html.
const USAGE = `npx slow-train pictures [--against COMMIT] [--only TEXT] [--language CODE]

  --against COMMIT  compares with that commit instead of HEAD; "none" only takes pictures
  --only TEXT       scenes whose names contain it
  --language CODE   only this one; may be repeated. "pseudo" is English made longer, and not compared`;

const { values } = parseArguments(
  {
    options: {
      against: { type: 'string', default: 'HEAD' },
      only: { type: 'string', default: '' },
      language: { type: 'string', multiple: true },
    },
  },
  USAGE,
);
const languages: readonly string[] = values.language ?? SITE_LANGUAGES;
const wanted = { only: values.only, languages: languages.filter((language) => language !== PSEUDO) };
const out = join(import.meta.dirname, 'out');
const dist = join(import.meta.dirname, '../../dist');
const folders = { before: join(out, 'before'), after: join(out, 'after'), difference: join(out, 'difference') };
const say = (line: string): void => console.error(line);

await rm(out, { recursive: true, force: true });
if (await webClientIsStale()) await buildWebClient();
const server = await startSharedChromium();
const browser = await chromium.connect(server.wsEndpoint());
try {
  const names = await takePictures(browser, dist, folders.after, wanted, say);
  const changes =
    values.against === 'none' || wanted.languages.length === 0 ? [] : await changesSince(values.against, names);
  const longer = languages.includes(PSEUDO) ? await takeLonger() : [];
  await writeFile(join(out, 'index.html'), reviewPage(changes, [...names, ...longer]));
  for (const { name, kind, pixels } of changes)
    console.log(`${kind} ${name}${pixels > 0 ? ` (${pixels} pixels)` : ''}`);
  console.log(`${names.length + longer.length} pictures, ${changes.length} changed: ${join(out, 'index.html')}`);
  process.exitCode = changes.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.close();
}

/** Takes the pictures in the pseudo-language, for which the page is built. */
async function takeLonger(): Promise<readonly string[]> {
  const built = join(out, 'pseudo');
  await buildPseudo(built);
  return takePictures(browser, built, folders.after, { only: values.only, languages: [PSEUDO] }, say);
}

async function changesSince(commit: string, names: readonly string[]): Promise<readonly Change[]> {
  const before = await withBuildOf(commit, (built) => takePictures(browser, built, folders.before, wanted, say));
  const after = { folder: folders.after, names };
  return comparePictures({ folder: folders.before, names: before }, after, folders.difference);
}
