import type { FeedLinks } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { nanoid } from 'nanoid';
import type { AccountId } from '../game/seats.ts';
import { ProblemError, type Failure } from '../http/problem.ts';
import { keyedHash } from '../platform/keyed-hash.ts';
import type { Platform } from '../platform/platform.ts';
import { NOT_SIGNED_IN } from '../session/session.ts';
import { atomOf, tagOf } from './atom.ts';
import { calendarOf } from './calendar.ts';
import { finishedEntries, waitingEntries } from './entries.ts';
import { type FeedContent } from './store.ts';
import * as feedStore from './store.ts';

/** How long a finished game stays in the Atom feed. */
const FINISHED_FOR = 14 * 86_400_000;

const NO_FEED: Failure = {
  problem: 'not-found',
  detail: (say) => say.noFeed,
};

/**
 * Replaces the private links of an account: 43 random letters of 64 (258 bits), of which only a keyed hash is stored.
 * @throws ProblemError `not-signed-in` if the account was deleted
 */
export async function newFeedLinks({ db, settings, now }: Platform, account: AccountId): Promise<FeedLinks> {
  const token = nanoid(43);
  if (!(await feedStore.replace(db, account, await feedHash(settings, token), now())))
    throw new ProblemError(NOT_SIGNED_IN);
  return { calendar: feedLink(settings, token, 'tables.ics'), atom: feedLink(settings, token, 'tables.atom') };
}

/** Returns the calendar that a token opens. Failure: `not-found` */
export async function readCalendar(services: Platform, token: string): Promise<Result<string, Failure>> {
  const { settings, now } = services;
  const content = await find(services, token);
  if (content === undefined) return err(NO_FEED);
  const { hostname: host } = new URL(settings.APP_URL);
  const timeZone = content.preferences.timeZone ?? 'UTC';
  return ok(calendarOf(waitingEntries(content, settings), { host, now: now(), timeZone, language: content.language }));
}

/** Returns the Atom feed that a token opens. Failure: `not-found` */
export async function readAtom(services: Platform, token: string): Promise<Result<string, Failure>> {
  const { settings, now } = services;
  const content = await find(services, token);
  if (content === undefined) return err(NO_FEED);
  const { hostname: host, href: site } = new URL(settings.APP_URL);
  const since = new Date(now().getTime() - FINISHED_FOR);
  const entries = [...waitingEntries(content, settings), ...finishedEntries(content, settings, since)];
  // Stays the same when the links are replaced, and does not reveal the account.
  const id = tagOf(host, `feeds/${await keyedHash(settings, 'feed-id', content.account)}`);
  const self = feedLink(settings, token, 'tables.atom');
  return ok(atomOf(entries, { id, host, self, site, since: content.since, language: content.language }));
}

async function find({ db, settings }: Platform, token: string): Promise<FeedContent | undefined> {
  return feedStore.read(db, await feedHash(settings, token));
}

function feedHash(settings: Platform['settings'], token: string): Promise<string> {
  return keyedHash(settings, 'feed', token);
}

function feedLink({ APP_URL }: Platform['settings'], token: string, file: string): string {
  return new URL(`/api/feeds/${token}/${file}`, APP_URL).href;
}
