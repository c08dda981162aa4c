import type { Language } from '@slow-train/protocol/languages';
import { dateFormat } from '@slow-train/words/dates';
import { capital, count, durationOf, listed, numberWord, ordinal, presetName } from '@slow-train/words/en';
import { clockTime, daysBetween, weekdayIn } from '../days.ts';

/** The words around every page, and in place of one that cannot be shown. */
export const shellText = {
  app: 'Slow Train',
  tables: 'Your tables',
  back: 'Tables',
  score: 'Score',
  you: (name: string) => `You are ${name}`,
  signIn: 'Sign in',
  skip: 'Skip to the content',
  heldBack: 'Slow Train asks for patience. What you see may be out of date.',
  asOf: (when: string) => `No connection. You see it as of ${when}.`,
  loading: 'Loading…',
  loadingTable: 'Loading your table…',
  settingTable: 'Setting up your table…',
  titleWaiting: (many: number) => `● ${many === 1 ? 'Your turn' : `${many} tables wait`} · Slow Train`,
  titleTurn: (table: string) => `● Your turn · ${table}`,
  titleOf: (page: string) => `${page} · Slow Train`,
  closeToast: 'Close',
  language: 'Language',

  report: (name: string) => `Report ${name}`,
  stepper: {
    less: (what: string) => `${what}: one less`,
    more: (what: string) => `${what}: one more`,
  },

  field: {
    count: (length: number, most: number) => `${length} of ${most}`,
    tooLong: (over: number, most: number) => `${count(over, 'character')} too many: there is room for ${most}.`,
  },

  update: { ready: 'A new version is ready. What you have begun is kept.', load: 'Load it' },
  missing: {
    title: 'Page not found',
    more: 'There is no page at this address. Check the link, or go to your tables.',
    home: 'To your tables',
  },
  crash: {
    title: 'Something broke',
    more: 'This page cannot go on. Your tables are safe. Load the page again.',
    reload: 'Load the page again',
    plain: 'Go on at the plain table',
    home: 'To your tables',
  },
  problem: {
    unreachable: 'Can’t reach Slow Train. Nothing is lost. Try again.',
    unknown: 'Something went wrong. Nothing has changed. Try again.',
    unreadable: 'The answer could not be read. Try again in a moment.',
    noCookies:
      'Your browser keeps no cookies for this site, so your seat cannot be kept for you. Allow them and try again.',
    again: 'Try again',
    report: (requestId: string) => `If this keeps happening, tell the operator: ${requestId}`,
  },
};

/** The first page for a visitor without a name. */
export const welcomeText = {
  motto:
    'Dominoes with family and friends far away, each in your own time: no advertisements, nothing to buy, nobody peeks.',
  begin: 'Begin',
  how: { name: 'Show me how', more: 'Two minutes, five tiles' },
  friends: { name: 'Play with friends', more: 'Your name, then a link to send them' },
  computer: { name: 'Play the computer', more: 'Short and easy, ten minutes' },
  haveSeat: 'Played here before?',
  signIn: 'Sign in',
  learn: 'Learn by playing',
  look: 'The game in five pictures',
  score: 'Keep score',
  rules: 'The rules',
  privacy: 'What is stored, and why',
  alone: 'Nobody to play with?',
  open: 'Open tables',
  haveCode: 'Got a link or a code?',
  join: 'Join their game',
};

/** The list of one's games, as a timetable. */
export const gamesText = {
  waiting: (many: number) =>
    many === 0
      ? 'No table waits for you.'
      : `${capital(numberWord(many))} ${many === 1 ? 'table waits' : 'tables wait'} for you.`,
  yourTurn: 'Your turn',
  others: 'Waiting for others',
  lobby: 'Not begun yet',
  finished: 'Finished',
  round: (round: number, rounds: number, seats: number) => `Round ${round} of ${rounds}, ${count(seats, 'seat')}`,
  waits: (since: string) => (since === 'now' ? 'just now' : `${since} ago`),
  rules: (preset: string) => `${presetName(preset)} rules`,
  number: (number: string) => `No. ${number}`,
  taken: (taken: number, seats: number) => `${taken} of ${seats}`,
  seatsTaken: 'seats taken',
  place: (place: number | null) => (place === null ? 'done' : ordinal(place)),
  of: (seats: number) => `of ${seats}`,
  unread: '(new since your last visit)',
  again: 'Once more',
  againAt: (table: string) => `Once more with the people of ${table}`,
  invitations: 'Invitations',
  invites: (host: string) => (host === '' ? 'You are invited' : `${host} invites you`),
  with: (names: readonly string[]) => `With ${listed(names)}.`,
  failed: 'Your tables could not be loaded.',
  you: 'Account and display',
  code: 'Join with a code',
  set: 'New game',
  more: 'More',
};

/** Names for tables whose hosts have entered none. */
export const gameNames: readonly [string, ...string[]] = [
  'The Stopping Service',
  'Quiet Carriage',
  'Replacement Bus',
  'Night Mail',
  'The Milk Run',
  'Branch Line',
  'Mountain Railway',
  'Leaves on the Line',
  'Platform Nine',
  'The Long Way Round',
  'Calling at All Stations',
  'The Last Connection',
  'Tea Trolley',
  'Unattended Luggage',
  'Mind the Gap',
  'Single to Somewhere',
  'The Slow Lane',
  'Signal at Danger',
  'Off-Peak Return',
];

export { clockTime };

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const date = dateFormat('en', { day: 'numeric', month: 'short' });

const MINUTE = 60_000;

/** `Wednesday`. */
export function weekday(at: number): string {
  return weekdayIn(WEEKDAYS, at);
}

/** `Wed`. */
export function dayName(at: number): string {
  return weekday(at).slice(0, 3);
}

/** `today`, `yesterday`, `Thursday`, `3 Nov`. */
export function dayOf(at: number, now: number): string {
  const days = daysBetween(at, now);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return days < 7 ? weekday(at) : date().format(at);
}

/** `3 Nov`. */
export function dateOf(at: number): string {
  return date().format(at);
}

/** `Wed 28 Oct, 20:30`. */
export function dayAndTime(at: number): string {
  return `${dayName(at)} ${date().format(at)}, ${clockTime(at)}`;
}

/** How long ago: `now`, `12 min`, `8 h`, `3 days`. */
export function since(at: number, now: number): string {
  return now - at < MINUTE ? 'now' : durationOf(now - at);
}

/** `today`, `tomorrow`, `Thursday`, `3 Nov`: a day to come. */
export function dayAhead(at: number, now: number): string {
  const days = daysBetween(now, at);
  if (days === 1) return 'tomorrow';
  return days > 1 ? (days < 7 ? weekday(at) : date().format(at)) : dayOf(at, now);
}

/** The language of this page. */
export const PAGE_LANGUAGE: Language = 'en';

/** The words of an installed app in its system: build/manifests.ts writes them into the manifest. */
export const manifestText = {
  description: 'Mexican Train dominoes by correspondence',
  /** The names of its shortcuts, by address. */
  shortcuts: { '/new': 'New table', '/learn': 'How to play' },
  /** The descriptions of its screenshots. */
  screenshots: { narrow: 'A game of four, on a phone', wide: 'The same table on a desktop' },
};

/** The words that the build adds to the exact rules (web/build/rules-document.ts). */
export const rulesDocumentText = {
  /** The name of a table for screen readers, by the heading above it. */
  table: (heading: string) => `Table: ${heading}`,
  /** In place of that heading, for the table that comes before all of them. */
  presets: 'presets',
};
