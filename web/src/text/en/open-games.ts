import { capital, count, numberWord, presetName, setName, spanOf, timesInWords } from '@slow-train/words/en';
import type { Reliability } from '@slow-train/protocol';
import { dateOf } from './shell.ts';

/** Open games: the list, its filters, waiting for a seat, and opening a game. */
export const openGamesText = {
  title: 'Open tables',
  line: (free: number, isMore: boolean) =>
    isMore
      ? `${free} and more have a free seat`
      : free === 0
        ? 'No seat is free now'
        : free === 1
          ? '1 has a free seat'
          : `${free} have a free seat`,
  failed: 'The open tables could not be loaded',
  filters: 'Filters',
  any: {
    pace: 'Pace',
    preset: 'Rules',
    seats: 'Seats',
    language: 'Language',
    rated: 'Rating',
    took: 'How long',
  },
  clear: 'Show all',
  pace: { hours: 'Under 12 hours a move', day: '1 day a move', days: '2 days a move or more' },
  took: { days: 'Up to 3 days', weeks: 'Up to 3 weeks', months: 'Longer than 3 weeks' },
  rated: { yes: 'Rated', no: 'Not rated' },
  preset: (preset: string) => presetName(preset),
  seats: (seats: number) => count(seats, 'seat'),
  settings: (preset: string, rounds: number, allowance: number | null, isRated: boolean) =>
    [
      presetName(preset),
      count(rounds, 'round'),
      ...(allowance === null ? [] : [`${spanOf(allowance)} a move`]),
      ...(isRated ? ['rated'] : []),
    ].join(', '),
  /** The differences from the rule set. @param set null for the usual one */
  different: (isHouse: boolean, set: number | null) =>
    capital([...(isHouse ? ['house rules'] : []), ...(set === null ? [] : [setName(set)])].join(', ')),
  takes: (length: string) => `It takes ${length}.`,
  tookAbout: (length: string) => `Such games took ${length}.`,
  taken: (taken: number, seats: number) => `${taken} of ${seats} seats taken`,
  host: (name: string, known: Reliability | null) => {
    if (known === null || known.turns < 10) return `${name} is new here.`;
    const late = known.timeouts === 0 ? 'never late' : `late ${timesInWords(known.timeouts)}`;
    const left = known.away === 0 ? '' : `, left ${count(known.away, 'table')}`;
    return `${name}: ${late} in ${count(known.turns, 'turn')}${left}.`;
  },
  speaks: (language: string, isPhrases: boolean) => `${language}.${isPhrases ? ' Phrases only.' : ''}`,
  asks: (most: number | null, isNewcomers: boolean) =>
    [
      most === null
        ? ''
        : most === 0
          ? 'For people who are never late.'
          : `For people late at most ${timesInWords(most)} in 50 turns.`,
      isNewcomers ? '' : 'Not for newcomers.',
    ]
      .filter((one) => one !== '')
      .join(' '),
  isFull: 'Full. The next seat at a table like this goes to whoever has waited longest.',
  sit: 'Sit down',
  sitAt: (table: string) => `Sit down at ${table}`,
  sitting: 'Sitting down…',
  go: 'Open it',
  goTo: (table: string) => `Open ${table}`,
  wait: 'Waiting list',
  waitFor: (table: string) => `Waiting list for a table like ${table}`,
  joiningQueue: 'One moment…',
  waiting: 'You wait for a seat',
  waits: 'You wait for a seat',
  waitsMore: 'You sit down as soon as one is free, and we tell you.',
  waitUntil: (at: number) => `until ${dateOf(at)}`,
  stop: 'Stop waiting',
  stopFor: (settings: string) => `Stop waiting for ${settings}`,
  stopping: 'Leaving the list…',
  more: 'Show more',
  loadingMore: 'Loading…',
  note: 'Strangers talk in phrases here. A table starts by itself when it is full.',
  noneTitle: 'No table like this is open',
  none: 'Take away a filter, or open a table: whoever looks for one finds it here.',
  noneYetTitle: 'No table is open yet',
  noneYet: 'Open the first: whoever looks for people to play with finds it here.',
  tournaments: 'Tournaments, for 8 to 200 people',
  openOwn: 'Open a table of your own',

  form: {
    title: 'Who may sit down',
    invited: 'Only people I invite',
    anyone: 'Anyone',
    more: 'It is listed under Open tables, and starts by itself when it is full. Strangers talk in phrases unless you allow more.',
    needsClock: 'A table for anyone needs a clock: choose one below.',
    needsSeat: 'A table for anyone needs a free seat: add a person.',
    language: 'Language of the table',
    late: 'Late turns allowed, of 50',
    lateWords: (most: number) => (most < 0 ? 'Any number' : most === 0 ? 'None' : `At most ${numberWord(most)}`),
    newcomers: 'Newcomers are welcome',
    newcomersMore: 'People with fewer than 10 turns so far.',
    page: 'Open a table',
    people: (people: number) => (people === 1 ? 'only you' : `you, and ${numberWord(people - 1)} more`),
    set: 'Open the table',
    after: (seats: number) => `${capital(numberWord(seats))} ${seats === 1 ? 'seat is' : 'seats are'} free for anyone.`,
  },

  room: {
    open: (until: string) => `Anyone may sit down until ${until}.`,
    remove: 'Remove',
    removeOne: (name: string) => `Remove ${name} from the table`,
    removed: (name: string) => `The seat of ${name} is free again. We tell them kindly.`,
  },
};

/** Saved set-ups for new games. */
export const setupsText = {
  title: 'Saved set-ups',
  many: (many: number) => (many === 0 ? 'keep these choices for next time' : `${many} saved`),
  summary: (preset: string, seats: number, clock: string) => `${preset}, ${count(seats, 'seat')}, ${clock}`,
  useOne: (name: string) => `Fill in “${name}”`,
  used: (name: string) => `The form says what “${name}” says.`,
  name: 'A name for these choices',
  newName: (name: string) => `A new name for “${name}”`,
  save: 'Save these choices',
  saving: 'Saving…',
  saved: (name: string) => `“${name}” is saved.`,
  rename: 'Rename',
  renameOne: (name: string) => `Rename “${name}”`,
  keepName: 'Keep the old name',
  link: 'Share',
  sendOne: (name: string) => `Send a link to “${name}”`,
  linkTo: (name: string) => `Link to “${name}”`,
  remove: 'Delete',
  removeOne: (name: string) => `Delete “${name}”`,
  removeSure: (name: string) => `Delete “${name}”? Games that were set up with it stay.`,
  removing: 'Deleting…',
  keep: 'Keep it',
  /** Sent along with a link. */
  invite: 'Mexican Train dominoes, the way we play: set up a game with one tap.',
  words: {
    copy: 'Copy the link',
    copied: 'Copied. Whoever opens it gets this form filled in.',
    notCopied: 'Could not copy. The link is selected: copy it from there.',
    send: 'Share…',
  },
};

/** In place of one's games while there are none, and below them: other ways to play. */
export const noGamesText = {
  none: 'No tables yet',
  noneMore: 'Your tables will be listed here. Begin one and send your friends the link.',
  computer: 'Play against the computer',
  computerMore: 'A whole game for two. It is never late.',
  open: 'Open tables',
  openMore: 'Games that anyone may join.',
};
