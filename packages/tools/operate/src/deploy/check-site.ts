import { adviceFor } from '@slow-train/database/causes';
import { ExpectedError } from '@slow-train/settings/expected-error';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Say } from '@slow-train/local/command';

/** How to reach a site. */
export interface Visit {
  readonly fetch: typeof fetch;
  /** How long a new release may take to appear everywhere, in milliseconds, and the pause between two looks. */
  readonly patience: number;
  readonly pause: number;
}

const Health = z.object({ release: z.string() });
const Problem = z.object({ type: z.string(), detail: z.string() });

/** An invitation that nobody has: the session, the limits and the database take part in saying so. */
const NO_INVITATION = '/api/invitations/AAAAAAAAAAAAAAAAAAAAAA';
/** A feed that nobody has, asked for as a calendar would: a guard against programs takes it for one. */
const NO_FEED = { path: '/api/feeds/AAAAAAAAAAAAAAAAAAAAAA/tables.ics', program: 'Google-Calendar-Importer' };
/** A page whose file the site serves as it is: the Worker writes the heads of public ones. */
const PLAIN_PAGE = '/you';
/** A page whose head the Worker writes. */
const PUBLIC_PAGE = '/';

const EDGE_SETTINGS = 'See "What Cloudflare must not change" in docs/deploy.md.';

/**
 * Checks that a site runs a release, that its database suits it, that its page arrives byte by byte as it was built, and that
 * people and programs get answers from the API.
 * @param dist the folder of the page's build
 * @throws ExpectedError that says what does not
 */
export async function checkSite(origin: string, release: string, dist: string, visit: Visit, say: Say): Promise<void> {
  await untilReleased(origin, release, visit);
  say(`Healthy: ${origin} runs ${release}.`);
  await expectReady(origin, visit);
  say('Ready: the database has all migrations.');
  await expectPage(origin, dist, visit);
  await expectAnswer(origin, visit);
  await expectOpenToPrograms(origin, visit);
  say('Works: loaded the page, its script, and an answer that needed the database.');
}

async function untilReleased(origin: string, release: string, visit: Visit): Promise<void> {
  const end = Date.now() + visit.patience;
  for (;;) {
    const seen = await healthOf(origin, visit);
    if (seen === release) return;
    if (Date.now() > end) throw new ExpectedError(`${origin} does not run ${release}: ${seen}`);
    await wait(visit.pause);
  }
}

/** Returns the release a site runs, or why that is unknown. */
async function healthOf(origin: string, visit: Visit): Promise<string> {
  const response = await visit.fetch(`${origin}/api/health`).catch((error: unknown) => adviceFor(error, 'site'));
  if (typeof response === 'string') return `it cannot be reached. ${response}`;
  if (response === null)
    return 'it cannot be reached. Is APP_URL the address that wrangler printed? A new domain takes some minutes: deploying again does no harm.';
  const body: unknown = await response.json().catch(() => null);
  const health = Health.safeParse(body);
  if (response.headers.get('cf-mitigated') === 'challenge')
    return `Cloudflare tests whether programs are people. ${EDGE_SETTINGS}`;
  if (response.ok && health.success) return health.data.release;
  return Problem.safeParse(body).data?.detail ?? `/api/health answers ${response.status}.`;
}

async function expectReady(origin: string, visit: Visit): Promise<void> {
  const response = await visit.fetch(`${origin}/api/ready`);
  if (response.ok) return;
  const problem = Problem.safeParse(await response.json().catch(() => null));
  throw new ExpectedError(`${origin} is not ready: ${problem.data?.detail ?? `it answers ${response.status}.`}`);
}

async function expectPage(origin: string, dist: string, visit: Visit): Promise<void> {
  const built = await readFile(join(dist, 'index.html'), 'utf8');
  const page = await visit.fetch(`${origin}${PLAIN_PAGE}`);
  const html = await page.text();
  // The script in the page starts one of these, by the reader's language.
  const [script] = /\/assets\/[\w-]+\.js/.exec(html) ?? [];
  if (!page.ok || script === undefined)
    throw new ExpectedError(`${origin} serves no page: it answers ${page.status} without a script.`);
  if (html !== built) throw changed(origin, PLAIN_PAGE, html, built);
  const [, start = ''] = built.split(/(?=<script)/);
  const open = await (await visit.fetch(`${origin}${PUBLIC_PAGE}`)).text();
  // From the script on, all is as in the file.
  const [, opened = ''] = open.split(/(?=<script)/);
  if (opened !== start) throw changed(origin, PUBLIC_PAGE, opened, start);

  const code = await visit.fetch(new URL(script, origin));
  const text = await code.text();
  if (!code.ok || code.headers.get('content-type')?.includes('javascript') !== true)
    throw new ExpectedError(`${origin} serves its page without its script ${script}: it answers ${code.status}.`);
  const builtCode = await readFile(join(dist, script), 'utf8');
  if (text !== builtCode) throw changed(origin, script, text, builtCode);
}

/** Returns an error that shows where an answer begins to differ from the file. */
function changed(origin: string, path: string, answer: string, file: string): ExpectedError {
  const at = Array.from({ length: file.length }).findIndex((_, index) => answer[index] !== file[index]);
  const start = Math.max(0, (at === -1 ? file.length : at) - 20);
  return new ExpectedError(
    `${origin}${path} does not arrive as it was built, so browsers may refuse it. It has
  ${JSON.stringify(answer.slice(start, start + 120))}
instead of
  ${JSON.stringify(file.slice(start, start + 120))}
Something between the Worker and this machine changes pages. ${EDGE_SETTINGS}`,
  );
}

/** @throws ExpectedError if something before the Worker answers programs, such as calendars and the mail provider's webhook */
async function expectOpenToPrograms(origin: string, visit: Visit): Promise<void> {
  const response = await visit.fetch(`${origin}${NO_FEED.path}`, { headers: { 'user-agent': NO_FEED.program } });
  const problem = Problem.safeParse(await response.json().catch(() => null));
  if (response.status === 404 && problem.success) return;
  throw new ExpectedError(
    `A calendar that asks for ${origin}${NO_FEED.path} should hear "not found" from the site, but the answer is ${response.status}${
      response.headers.get('cf-mitigated') === 'challenge' ? ', a test that programs fail' : ''
    }. ${EDGE_SETTINGS}`,
  );
}

async function expectAnswer(origin: string, visit: Visit): Promise<void> {
  const response = await visit.fetch(`${origin}${NO_INVITATION}`);
  const problem = Problem.safeParse(await response.json().catch(() => null));
  if (response.status === 404 && problem.data?.type === '/problems/not-found') return;
  throw new ExpectedError(
    `${origin}${NO_INVITATION} should be "not found", but the answer is ${response.status}. The log says why: npx wrangler tail`,
  );
}
