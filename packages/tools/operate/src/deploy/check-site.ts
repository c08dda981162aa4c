import { adviceFor } from '@slow-train/database/causes';
import { ExpectedError } from '@slow-train/settings/expected-error';
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

/**
 * Checks that a site runs a release, that its database suits it, and that a page and a request to the API work.
 * @throws ExpectedError that says what does not
 */
export async function checkSite(origin: string, release: string, visit: Visit, say: Say): Promise<void> {
  await untilReleased(origin, release, visit);
  say(`Healthy: ${origin} runs ${release}.`);
  await expectReady(origin, visit);
  say('Ready: the database has all migrations.');
  await expectPage(origin, visit);
  await expectAnswer(origin, visit);
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
  if (response.ok && health.success) return health.data.release;
  return Problem.safeParse(body).data?.detail ?? `/api/health answers ${response.status}.`;
}

async function expectReady(origin: string, visit: Visit): Promise<void> {
  const response = await visit.fetch(`${origin}/api/ready`);
  if (response.ok) return;
  const problem = Problem.safeParse(await response.json().catch(() => null));
  throw new ExpectedError(`${origin} is not ready: ${problem.data?.detail ?? `it answers ${response.status}.`}`);
}

async function expectPage(origin: string, visit: Visit): Promise<void> {
  const page = await visit.fetch(`${origin}/`);
  // The script in the page starts one of these, by the reader's language.
  const [script] = /\/assets\/[\w-]+\.js/.exec(await page.text()) ?? [];
  if (!page.ok || script === undefined)
    throw new ExpectedError(`${origin} serves no page: it answers ${page.status} without a script.`);
  const code = await visit.fetch(new URL(script, origin));
  await code.body?.cancel();
  if (!code.ok || code.headers.get('content-type')?.includes('javascript') !== true)
    throw new ExpectedError(`${origin} serves its page without its script ${script}: it answers ${code.status}.`);
}

async function expectAnswer(origin: string, visit: Visit): Promise<void> {
  const response = await visit.fetch(`${origin}${NO_INVITATION}`);
  const problem = Problem.safeParse(await response.json().catch(() => null));
  if (response.status === 404 && problem.data?.type === '/problems/not-found') return;
  throw new ExpectedError(
    `${origin}${NO_INVITATION} should be "not found", but the answer is ${response.status}. The log says why: npx wrangler tail`,
  );
}
