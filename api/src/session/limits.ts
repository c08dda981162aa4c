import type { Context } from 'hono';
import { networksOf } from '../http/networks.ts';
import type { Platform } from '../platform/platform.ts';
import { countTries, type Limit, type Try } from './count-tries.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often something may be tried; counted in the database, so that all isolates share the count. */
const LIMITS = {
  mailsFromIp: { most: 30, seconds: HOUR, detail: (say) => say.mailsFromIp },
  signInsFromIp: { most: 60, seconds: 10 * MINUTE, detail: (say) => say.signInsFromIp },
  guestsFromIp: { most: 60, seconds: HOUR, detail: (say) => say.guestsFromIp },
  handOffs: { most: 30, seconds: HOUR, detail: (say) => say.handOffs },
  challengesFromIp: { most: 120, seconds: 10 * MINUTE, detail: (say) => say.challengesFromIp },
  subscriptions: { most: 60, seconds: HOUR, detail: (say) => say.subscriptions },
  /** Each sends a message to an address that its owner has chosen. */
  tryOuts: { most: 20, seconds: HOUR, detail: (say) => say.tryOuts },
  invitations: {
    most: 30,
    seconds: HOUR,
    detail: (say) => say.invitations,
  },
  /** By inviter and invited: one game together does not mean wanting to hear about every other. */
  invitationsToOne: {
    most: 5,
    seconds: DAY,
    detail: (say) => say.invitationsToOne,
  },
  /** By mail, to the owner of an address. */
  mailInvitations: { most: 15, seconds: DAY, detail: (say) => say.invitations },
  /** By person and game: each notifies all its players. */
  votes: { most: 6, seconds: DAY, detail: (say) => say.votes },
  holidays: { most: 6, seconds: DAY, detail: (say) => say.holidays },
  watchLinks: { most: 30, seconds: HOUR, detail: (say) => say.watchLinks },
  openGames: { most: 20, seconds: DAY, detail: (say) => say.openGameTries },
  openSeats: { most: 60, seconds: DAY, detail: (say) => say.openSeatTries },
  circles: { most: 10, seconds: DAY, detail: (say) => say.circles },
  circleChanges: { most: 120, seconds: DAY, detail: (say) => say.circleChanges },
  blocks: { most: 60, seconds: DAY, detail: (say) => say.blocks },
  reports: { most: 20, seconds: DAY, detail: (say) => say.reports },
  /** By reporter and reported: an operator needs no more to look. */
  reportsOfOne: { most: 4, seconds: DAY, detail: (say) => say.reports },
  tournaments: { most: 5, seconds: DAY, detail: (say) => say.tournaments },
  /** Each may change whole rounds. */
  tournamentEntries: { most: 40, seconds: DAY, detail: (say) => say.tournamentEntries },
  /** By person and game. Reactions and corrections count as well. */
  talk: { most: 40, seconds: 5 * MINUTE, detail: (say) => say.talk },
  talkAnywhere: { most: 600, seconds: DAY, detail: (say) => say.talk },
} as const satisfies { readonly [name: string]: Limit };

type LimitName = keyof typeof LIMITS;
/** The limits by network. Their number is for the narrowest; every wider network has twice that of the one inside. */
export type NetworkLimitName = Extract<LimitName, `${string}FromIp`>;

/**
 * Counts one try.
 * @param by who is limited, and in what
 * @throws ProblemError `too-many-requests`, as `countTries` does
 */
export function countTry(
  services: Pick<Platform, 'db' | 'settings'>,
  name: Exclude<LimitName, NetworkLimitName>,
  by: string,
): Promise<void> {
  return countTries(services, [{ name, by, limit: LIMITS[name] }]);
}

/** Counts one request to invite these accounts, and each of them. Throws as `countTries` does. */
export function countInvitations(
  services: Pick<Platform, 'db' | 'settings'>,
  account: string,
  invited: readonly string[],
): Promise<void> {
  return countTries(services, [
    ...invited.map((one) => ({ name: 'invitationsToOne', by: `${account}/${one}`, limit: LIMITS.invitationsToOne })),
    { name: 'invitations', by: account, limit: LIMITS.invitations },
  ]);
}

/** Returns the try of an account to invite somebody by mail. */
export function tryToInviteByMail(account: string): Try {
  return { name: 'mailInvitations', by: account, limit: LIMITS.mailInvitations };
}

/** Counts something said in a game, for that game and for all. Throws as `countTries` does. */
export function countTalk(services: Pick<Platform, 'db' | 'settings'>, account: string, game: string): Promise<void> {
  return countTries(services, [
    { name: 'talk', by: `${account}/${game}`, limit: LIMITS.talk },
    { name: 'talkAnywhere', by: account, limit: LIMITS.talkAnywhere },
  ]);
}

/** Counts a report, for the reported person and for all. Throws as `countTries` does. */
export function countReport(
  services: Pick<Platform, 'db' | 'settings'>,
  reporter: string,
  reported: string,
): Promise<void> {
  return countTries(services, [
    { name: 'reportsOfOne', by: `${reporter}/${reported}`, limit: LIMITS.reportsOfOne },
    { name: 'reports', by: reporter, limit: LIMITS.reports },
  ]);
}

/** Counts one try by the networks that the request comes from. Throws as `countTries` does. */
export function countFromIp(
  c: Context,
  services: Pick<Platform, 'db' | 'settings'>,
  name: NetworkLimitName,
): Promise<void> {
  return countTries(services, triesFromIp(c, name));
}

/** Returns a try for each network that the request comes from, narrowest first; none on a local machine. */
export function triesFromIp(c: Context, name: NetworkLimitName): readonly Try[] {
  const limit = LIMITS[name];
  return networksOf(c).map((network, index) => ({
    name,
    by: network,
    limit: { ...limit, most: limit.most * 2 ** index },
  }));
}
