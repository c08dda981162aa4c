import type { Context } from 'hono';
import { networksOf } from '../http/networks.ts';
import type { Settings } from '@slow-train/settings';
import { tokenIn } from './cookie.ts';
import type { Limit, Try } from './count-tries.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Limits of one inbox: by the person who asks, and for all together. */
interface InboxLimit extends Omit<Limit, 'most'> {
  readonly most: {
    /** A session that has not signed in with this address here before, and its network. Without a session, the network. */
    readonly session: number;
    readonly network: number;
    /** All browsers in which nobody has signed in with this address. */
    readonly strangers: number;
    /** A browser in which somebody has signed in with this address (`deviceFor`), and all of them. */
    readonly device: number;
    readonly devices: number;
  };
}

const MAILS: InboxLimit = {
  most: { session: 4, network: 5, strangers: 15, device: 5, devices: 10 },
  seconds: HOUR,
  detail: (say) => say.mailsToInbox,
};

/** docs/decisions/031-nested-limits.md has the arithmetic. */
const INBOX_LIMITS = {
  /** Keeps strangers from flooding an inbox. */
  signInMails: MAILS,
  /** Counted separately: their codes only work for the requester, and must not keep the owner from signing in. */
  newAddressMails: MAILS,
  /** From people who type the address of somebody else: the fewest that let a table of friends be asked. */
  invitationMails: {
    most: { session: 2, network: 3, strangers: 4, device: 2, devices: 4 },
    seconds: DAY,
    detail: (say) => say.invitationsToOne,
  },
  /** One code in a million: strangers who use every allowed try, every day, guess one in 137 years. */
  codes: {
    most: { session: 5, network: 8, strangers: 20, device: 10, devices: 20 },
    seconds: DAY,
    detail: (say) => say.codes,
  },
} as const satisfies { readonly [name: string]: InboxLimit };

/**
 * Returns the tries to count for one about an inbox, narrowest first. Strangers and the devices of an address are counted
 * separately, so neither uses up the other's.
 * @param device from `deviceFor`
 */
export async function triesForInbox(
  c: Context,
  settings: Pick<Settings, 'APP_URL' | 'AUTH_SECRET'>,
  name: keyof typeof INBOX_LIMITS,
  email: string,
  device: string | null,
): Promise<readonly Try[]> {
  const { most, seconds, detail } = INBOX_LIMITS[name];
  const tryBy = (whose: keyof typeof most, ...by: readonly string[]): Try => ({
    name: `${name}.${whose}`,
    by: by.join(' '),
    limit: { most: most[whose], seconds, detail },
  });
  if (device !== null) return [tryBy('device', email, device), tryBy('devices', email)];
  const inbox = inboxOf(email);
  const token = await tokenIn(c, settings);
  // The widest that one customer gets: each of its parts would have a share of its own.
  const network = networksOf(c).at(-1);
  return [
    ...(token === null ? [] : [tryBy('session', inbox, token)]),
    ...(network === undefined ? [] : [tryBy('network', inbox, network)]),
    tryBy('strangers', inbox),
  ];
}

/**
 * Returns the address of the inbox that a mail arrives in, as far as addresses show: without the part from "+" on
 * (RFC 5233), and without dots at Gmail, which ignores them. Only to count and compare by: accounts have the address as it was given.
 */
export function inboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [user = ''] = email.slice(0, at).split('+');
  const domain = email.slice(at + 1);
  if (user === '') return email;
  return /^(?:gmail|googlemail)\.com$/.test(domain) ? `${user.replaceAll('.', '')}@gmail.com` : `${user}@${domain}`;
}
