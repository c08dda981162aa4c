import { err, ok, type Result } from '@slow-train/rules';
import { keyedHash } from '../accounts/keyed-hash.ts';
import { zoneOf } from '../notify/situation.ts';
import type { Failure } from '../problem.ts';
import type { Services } from '../services.ts';
import { atomOf, tagOf } from './atom.ts';
import { calendarOf } from './calendar.ts';
import { endedLines, waitingLines } from './lines.ts';
import { feedHash, feedLink } from './links.ts';
import { feedStore, type Fed } from './store.ts';

/** How long a finished game stays in the reader. */
const NEWS_FOR = 14 * 86_400_000;

const NO_FEED: Failure = {
  problem: 'not-found',
  detail: 'This link leads nowhere (any more). Make a new one on the page on which you choose how to be told.',
};

type Needs = Pick<Services, 'db' | 'settings' | 'now'>;

/** The calendar of whoever a token is of. Failure: `not-found` */
export async function readCalendar(services: Needs, token: string): Promise<Result<string, Failure>> {
  const { settings, now } = services;
  const fed = await find(services, token);
  if (fed === undefined) return err(NO_FEED);
  const { hostname: host } = new URL(settings.APP_URL);
  return ok(calendarOf(waitingLines(fed, settings), { host, now: now(), timeZone: zoneOf(fed.choices) }));
}

/** The Atom feed of whoever a token is of. Failure: `not-found` */
export async function readAtom(services: Needs, token: string): Promise<Result<string, Failure>> {
  const { settings, now } = services;
  const fed = await find(services, token);
  if (fed === undefined) return err(NO_FEED);
  const { hostname: host, href: site } = new URL(settings.APP_URL);
  const since = new Date(now().getTime() - NEWS_FOR);
  const lines = [...waitingLines(fed, settings), ...endedLines(fed, settings, since)];
  // The same for all links of one reader, and says nothing of who that is.
  const id = tagOf(host, `feeds/${await keyedHash(settings, 'feed-id', fed.account)}`);
  const self = feedLink(settings, token, 'tables.atom');
  return ok(atomOf(lines, { id, host, self, site, since: fed.since }));
}

async function find({ db, settings }: Needs, token: string): Promise<Fed | undefined> {
  return feedStore(db).read(await feedHash(settings, token));
}
