import { count } from '@slow-train/words';

/** What stands around every page, and in place of one that cannot be shown. */
export const shellText = {
  app: 'Slow Train',
  tables: 'Your tables',
  back: 'Tables',
  score: 'Score',
  you: (name: string) => `You are ${name}`,
  signIn: 'Sign in',
  skip: 'Skip to the content',
  offline: 'No connection. What you see may have left the station already.',
  loading: 'Just a moment',
  loadingTable: 'Your table is being shunted in',
  settingTable: 'Laying the tracks',
  titleWaiting: (many: number) => `● ${many === 1 ? 'Your turn' : `${many} tables wait`} · Slow Train`,
  titleTurn: (table: string) => `● Your turn · ${table}`,
  titleOf: (page: string) => `${page} · Slow Train`,
  closeNotice: 'Close',

  field: {
    count: (length: number, most: number) => `${length} of ${most}`,
    tooLong: (over: number, most: number) =>
      `${count(over, 'character')} too many: there is room for ${most}. Shorten it a little.`,
  },

  missing: {
    title: 'No such platform',
    more: 'The page you look for does not run on this line.',
    home: 'To your tables',
  },
  crash: {
    title: 'Signal failure',
    more: 'Something broke on this page. Nothing is lost: your tables are kept elsewhere.',
    reload: 'Load the page again',
    home: 'To your tables',
  },
  problem: {
    unreachable: 'There is no connection at the moment. Nothing is lost; try again.',
    unknown: 'Something went wrong here. Try again.',
    again: 'Try again',
  },
};
