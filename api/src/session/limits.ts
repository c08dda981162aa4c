import type { Context } from 'hono';
import { deleteAttempts } from './store.ts';
import { networksOf } from '../http/networks.ts';
import { inEnglish } from '../http/problem.ts';
import type { AppEnv } from '../http/router.ts';
import type { Platform } from '../platform/platform.ts';
import { countTries, triesKey, type Limit, type Try } from './count-tries.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * A limit, and who is limited: an account everywhere or in each game ("seat"), an account towards one other ("pair"), a code, or
 * each network that a request comes from.
 */
interface NamedLimit extends Limit {
  readonly by: 'account' | 'seat' | 'pair' | 'network' | 'code';
}

/** The page that meets it goes on without a connection, in words of its own. */
const TOO_MANY_SHEETS = 'Score sheets were sent too often. The next figure tries again later.';

/** How often something may be tried; counted in the database, so that all isolates share the count. */
const LIMITS = {
  mailsFromIp: { by: 'network', most: 30, seconds: HOUR, detail: (say) => say.mailsFromIp },
  signInsFromIp: { by: 'network', most: 60, seconds: 10 * MINUTE, detail: (say) => say.signInsFromIp },
  guestsFromIp: { by: 'network', most: 60, seconds: HOUR, detail: (say) => say.guestsFromIp },
  handOffs: { by: 'account', most: 30, seconds: HOUR, detail: (say) => say.handOffs },
  /** At one code, wherever they come from: its first half is guessed in a million tries, its second half in five of these. */
  handOffCodes: { by: 'code', most: 5, seconds: 15 * MINUTE, detail: (say) => say.handOffCodes },
  challengesFromIp: { by: 'network', most: 120, seconds: 10 * MINUTE, detail: (say) => say.challengesFromIp },
  /** One at a time: the count is forgotten when it is done. */
  exports: { by: 'account', most: 1, seconds: 5 * MINUTE, detail: (say) => say.exports },
  /** Score sheets that others follow, which belong to no account. */
  eveningsFromIp: { by: 'network', most: 20, seconds: DAY, detail: inEnglish(TOO_MANY_SHEETS) },
  /** Of one sheet: a figure every ten seconds, all evening. */
  eveningChanges: { by: 'code', most: 400, seconds: HOUR, detail: inEnglish(TOO_MANY_SHEETS) },
  /** Of one circle, and each asks all who played. */
  circleEvenings: { by: 'code', most: 4, seconds: DAY, detail: (say) => say.circleEvenings },
  subscriptions: { by: 'account', most: 60, seconds: HOUR, detail: (say) => say.subscriptions },
  /** Each sends a message to an address that its owner has chosen. */
  tryOuts: { by: 'account', most: 20, seconds: HOUR, detail: (say) => say.tryOuts },
  invitations: {
    by: 'account',
    most: 30,
    seconds: HOUR,
    detail: (say) => say.invitations,
  },
  /** One game together does not mean wanting to hear about every other. */
  invitationsToOne: {
    by: 'pair',
    most: 5,
    seconds: DAY,
    detail: (say) => say.invitationsToOne,
  },
  /** By mail, to the owner of an address. */
  mailInvitations: { by: 'account', most: 15, seconds: DAY, detail: (say) => say.invitations },
  /** Each notifies all players of the game. */
  votes: { by: 'seat', most: 6, seconds: DAY, detail: (say) => say.votes },
  vacations: { by: 'seat', most: 6, seconds: DAY, detail: (say) => say.vacations },
  watchLinks: { by: 'account', most: 30, seconds: HOUR, detail: (say) => say.watchLinks },
  openGames: { by: 'account', most: 20, seconds: DAY, detail: (say) => say.openGameTries },
  openSeats: { by: 'account', most: 60, seconds: DAY, detail: (say) => say.openSeatTries },
  circles: { by: 'account', most: 10, seconds: DAY, detail: (say) => say.circles },
  circleChanges: { by: 'account', most: 120, seconds: DAY, detail: (say) => say.circleChanges },
  blocks: { by: 'account', most: 60, seconds: DAY, detail: (say) => say.blocks },
  reports: { by: 'account', most: 20, seconds: DAY, detail: (say) => say.reports },
  /** An operator needs no more to look. */
  reportsOfOne: { by: 'pair', most: 4, seconds: DAY, detail: (say) => say.reports },
  tournaments: { by: 'account', most: 5, seconds: DAY, detail: (say) => say.tournaments },
  /** Each may change whole rounds. */
  tournamentEntries: { by: 'account', most: 40, seconds: DAY, detail: (say) => say.tournamentEntries },
  /** Reactions and corrections count as well. */
  talk: { by: 'seat', most: 40, seconds: 5 * MINUTE, detail: (say) => say.talk },
  talkAnywhere: { by: 'account', most: 600, seconds: DAY, detail: (say) => say.talk },
} as const satisfies { readonly [name: string]: NamedLimit };

type LimitName = keyof typeof LIMITS;
type LimitedBy<By extends NamedLimit['by']> = {
  [Name in LimitName]: (typeof LIMITS)[Name]['by'] extends By ? Name : never;
}[LimitName];
/** The limits by network. Their number is for the narrowest; every wider network has twice that of the one inside. */
export type NetworkLimitName = LimitedBy<'network'>;
/** The limits that a route may declare: those that its request alone decides. */
export type RouteLimitName = LimitedBy<'account' | 'seat' | 'network'>;

/** Returns a route's limits as its document states them. */
export function statedLimits(names: readonly RouteLimitName[]) {
  return names.map((name) => ({ most: LIMITS[name].most, seconds: LIMITS[name].seconds, by: LIMITS[name].by }));
}

/**
 * Counts a request by the limits of its route. Throws as `countTries` does.
 * @param account who calls, for limits by account
 */
export function countRequest<E extends AppEnv>(
  c: Context<E>,
  names: readonly RouteLimitName[],
  account: string | null,
): Promise<void> {
  return countTries(
    c.get('services'),
    names.flatMap((name): readonly Try[] => {
      const limit: NamedLimit = LIMITS[name];
      if (limit.by === 'network') return triesByNetwork(c, name, limit);
      if (account === null) throw new TypeError(`The limit ${name} needs a session.`);
      return [{ name, by: limit.by === 'seat' ? `${account}/${c.req.param('id')}` : account, limit }];
    }),
  );
}

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

/** Forgets the tries counted so far. */
export async function forgetTry(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  name: Exclude<LimitName, NetworkLimitName>,
  by: string,
): Promise<void> {
  await deleteAttempts(db, await triesKey(settings, name, by));
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
  return triesByNetwork(c, name, LIMITS[name]);
}

function triesByNetwork(c: Context, name: string, limit: Limit): readonly Try[] {
  return networksOf(c).map((network, index) => ({
    name,
    by: network,
    limit: { ...limit, most: limit.most * 2 ** index },
  }));
}
