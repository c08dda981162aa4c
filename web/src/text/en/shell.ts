import { count } from '@slow-train/words/en';

/** The words around every page, and in place of one that cannot be shown. */
export const shellText = {
  app: 'Slow Train',
  tables: 'Your tables',
  back: 'Tables',
  score: 'Score',
  you: (name: string) => `You are ${name}`,
  signIn: 'Sign in',
  skip: 'Skip to the content',
  offline: 'No connection. What you see may be out of date.',
  asOf: (when: string) => `No connection. You see it as of ${when}.`,
  loading: 'Loading…',
  loadingTable: 'Loading your table…',
  settingTable: 'Setting up your table…',
  titleWaiting: (many: number) => `● ${many === 1 ? 'Your turn' : `${many} tables wait`} · Slow Train`,
  titleTurn: (table: string) => `● Your turn · ${table}`,
  titleOf: (page: string) => `${page} · Slow Train`,
  closeToast: 'Close',

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
