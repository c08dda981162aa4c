import { count, listed } from '@slow-train/words/en';
import { placeOfDay } from '../days.ts';
import { weekday } from './shell.ts';
import type { CircleQuestion, SeasonTerms } from '@slow-train/protocol';

type Asked = Pick<CircleQuestion, 'gameName' | 'name' | 'by' | 'isBack' | 'memberSays' | 'substituteSays' | 'state'>;

/** `Thursday`, for 4 as ISO 8601 counts them. The first of January 2024 was a Monday. */
const dayOfWeek = (day: number): string => weekday(new Date(2024, 0, day).getTime());

/** Circles: their list, the page of one, its people, how it plays, and the page behind its link. */
export const circlesText = {
  title: 'Circles',
  line: 'People who play together again and again',
  more: 'your groups, their tables and seasons',
  failed: 'Your circles could not be loaded',
  oneFailed: 'The circle could not be loaded',
  back: 'Circles',
  busy: 'One moment…',
  you: 'You',
  none: 'No circle yet',
  noneMore: 'A circle is a group that plays together: one page for its tables, totals and seasons.',
  members: (members: number) => count(members, 'member'),
  founded: {
    title: 'Found a circle',
    name: 'Name',
    hint: 'All members see it.',
    missing: 'Give it a name.',
    found: 'Found the circle',
  },
  asked: {
    by: (name: string | null) => (name === null ? 'You are asked to join' : `${name} asks you to join`),
    more: 'Members see your name, your results here and the seasons. You can leave at any time.',
    into: (name: string | null, circle: string) =>
      name === null ? `You are invited into ${circle}` : `${name} invites you into ${circle}`,
    what: (members: number) => `${count(members, 'member')} so far.`,
    answered: {
      later: (circle: string) => `${circle} waits under Circles.`,
      no: (circle: string) => `You do not join ${circle}.`,
    },
  },
  join: {
    invites: (circle: string) => `Join ${circle}`,
    founder: (name: string | null, members: number) =>
      name === null ? count(members, 'member') : `${count(members, 'member')}, founder: ${name}`,
    notFound: 'This link leads to no circle',
    join: 'Join the circle',
    isMember: 'You are in this circle.',
    open: 'Open the circle',
  },

  summary: (members: number, season: number | null) =>
    `${count(members, 'member')}${season === null ? '' : `, season ${season}`}`,
  next: {
    areYouIn: (startsAt: string | null, name: string) =>
      startsAt === null ? `${name}: are you in?` : `${dayOf(startsAt)}’s table: are you in?`,
    isSet: (startsAt: string | null, name: string) =>
      startsAt === null ? `${name} is waiting` : `${dayOf(startsAt)}’s table`,
    how: (preset: string, rounds: number, starts: string | null) =>
      `${preset}, ${count(rounds, 'round')}${starts === null ? ', starts when all are there' : `, starts ${starts}`}.`,
    yes: (names: readonly string[]) => (names.length === 0 ? 'Nobody said yes yet.' : `${listed(names)} said yes.`),
    youAreIn: 'You are in.',
    noSeat: 'All its seats are kept for others. If one of them says no, the next member is asked.',
    toTable: 'Go to the table',
    takeSeat: 'Take a seat',
    title: 'The next table',
    planned: (starts: string, asks: string) => `It starts ${starts}. Everybody is asked ${asks}.`,
    unplanned: (founder: string | null) =>
      founder === null ? 'Nothing is planned yet.' : `Nothing is planned yet. ${founder} sets the next table.`,
    mine: 'Everybody is asked, and has a seat kept.',
    set: 'Open the next table',
    choose: 'Choose how you play',
  },
  games: 'Its tables',
  noGames: 'No table yet',
  noGamesMore: 'Tables of this circle are listed here, with who won.',
  turn: (turn: string | null, round: number, rounds: number) =>
    `${turn === null ? '' : turn === '' ? 'Your turn, ' : `${turn}’s turn, `}round ${round} of ${rounds}`,
  won: (winners: readonly { readonly name: string; readonly isYou: boolean; readonly pips: number }[] | null) =>
    winners === null
      ? 'ended without a result'
      : winners.length === 0
        ? 'finished'
        : `${listed(winners.map(({ name, isYou }) => (isYou ? 'You' : name)))} won with ${winners[0]?.pips ?? 0}`,
  substitutes: {
    title: 'Substitutes',
    more: 'What a substitute plays counts for the member whose seat it is.',
    asked: 'Both are asked first, and nothing changes unless both say yes.',
    for: (name: string) => `${name} plays for`,
    themselves: 'themselves',
  },
  question: {
    asks: ({ gameName, name, by, isBack }: Asked) =>
      isBack
        ? `Does ${gameName} count for ${by} again, no longer for ${name}?`
        : `Does ${gameName}, which ${by} played, count for ${name}?`,
    answers: ({ name, by, memberSays, substituteSays, state }: Asked) => {
      if (state === 'moved') return 'Both said yes, so it does.';
      if (state === 'late') return 'The season ended before both said yes, so nothing changes.';
      const says = (name: string, said: boolean | null): string =>
        `${name} ${said === null ? 'has not answered yet' : said ? 'said yes' : 'said no'}.`;
      return `${says(name, memberSays)} ${says(by, substituteSays)} ${state === 'refused' ? 'Nothing changes.' : 'It does once both say yes.'}`;
    },
    yes: 'Yes, it does',
    no: 'No, leave it',
  },
  totals: {
    title: 'Totals',
    more: 'over all games of the circle',
    name: 'Name',
    games: 'Games',
    wins: 'Won',
    place: 'Place',
    pips: 'Pips',
    means: 'Place and pips a round on average. Fewer are better.',
    yours: 'Your pips a round',
  },

  toPeople: 'People',
  toPeopleMore: 'who is in it, and how to invite somebody',
  toPlay: 'How you play',
  play: {
    title: 'How you play',
    line: 'For all tables of the circle from now on',
    none: 'not chosen yet',
    short: (preset: string, weekly: { readonly weekday: number; readonly time: string } | null) =>
      weekly === null ? preset : `${preset}, ${dayOfWeek(weekly.weekday)}s at ${weekly.time}`,
    rules: 'Rules',
    rounds: 'Rounds',
    roundsMore: 'With fewer, a game is over sooner.',
    clock: 'Clock',
    keepClock: 'as it is',
    phrasesOnly: 'Phrases only',
    phrasesOnlyMore: 'Nobody types anything.',
    weekly: 'A table every week',
    weeklyMore: 'Everybody is asked two days before. It starts with those who came.',
    weekday: 'Day',
    time: 'Time',
    timeIn: (zone: string) => `Time in ${placeOfDay(zone)}`,
    day: dayOfWeek,
    save: 'Play like this',
  },
  people: {
    title: 'People',
    founder: (_isYou: boolean) => 'founder',
    since: (date: string) => `since ${date}`,
    askedBy: (name: string | null, isLater: boolean) =>
      `asked${name === null ? '' : ` by ${name}`}, ${isLater ? 'answers later' : 'no answer yet'}`,
    takeBack: 'Take back',
    takeBackFrom: (name: string) => `Take back the invitation to ${name}`,
    asked: 'Asked',
    invite: 'Invite people you have played with',
    inviteMore: 'They are asked, and may say no.',
    ask: 'Invite',
    askOne: (name: string) => `Invite ${name}`,
    isAsked: 'Invited',
    askedOne: (name: string) => `${name} is asked.`,
    link: 'Link to the circle',
    linkTitle: 'Send the link',
    linkMore: 'Anyone who has it may join.',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    notCopied: 'Your browser does not let us copy. Copy the link from the field.',
    send: 'Send the link',
    invitation: (circle: string) => `Join our circle: ${circle}`,
    newLink: 'Make a new link',
    newLinkAsk: 'The old link stops working.',
    newLinkYes: 'Make a new one',
    keep: 'Keep it',
    remove: 'Remove',
    removeOne: (name: string) => `Remove ${name}`,
    removeAsk: (name: string) => `Remove ${name}? Their results stay in the tables.`,
    handOn: 'Make founder',
    handOnOne: (name: string) => `Make ${name} the founder`,
    handOnAsk: (name: string) => `${name} then decides how you play, and who stays. You stay a member.`,
    rename: 'Name of the circle',
    save: 'Rename the circle',
    leave: 'Leave the circle',
    leaveAsk: 'Your results stay in its tables. Games in play go on.',
    leaveLast: 'Nobody else is in it: the circle and its seasons are deleted.',
    stay: 'Stay',
  },
};

function dayOf(time: string): string {
  return weekday(Date.parse(time));
}

/** Seasons of a circle: the table, its meaning, and the form for a new one. */
export const seasonsText = {
  title: (number: number) => `Season ${number}`,
  failed: 'The season could not be loaded',
  after: (played: number, games: number, { dropped, droppable }: SeasonTerms) =>
    [
      `after ${played} of ${count(games, 'game')}`,
      dropped === 0
        ? ''
        : dropped === 1
          ? `worst ${UNITS[droppable]} dropped`
          : `${dropped} worst ${UNITS[droppable]}s dropped`,
    ]
      .filter((part) => part !== '')
      .join(', '),
  over: (names: readonly string[]) => (names.length === 0 ? 'It is over.' : `It is over. ${listed(names)} won.`),
  none: 'No season yet',
  noneMore: 'A season is a series of games with one table: places or pips add up, and the worst can be dropped.',
  noGames: 'Its first game is still to come. The table is here once that is over.',
  all: 'All games and terms',
  others: 'Seasons',
  show: (number: number) => `Show season ${number}`,
  table: (number: number) => `Table of season ${number}`,
  game: (number: number) => `Game ${number}`,
  name: 'Name',
  sum: 'Sum',
  cell: {
    played: (value: number) => String(value),
    substituted: (value: number, by: string | null) => `${value}, played by ${by ?? 'somebody else'}`,
    missed: (value: number) => `missed, counts ${value}`,
    before: (value: number) => `joined later, counts ${value}`,
    dropped: (words: string) => `${words}, does not count`,
    rounds: (words: string, rounds: readonly number[]) =>
      `${words}, without round${rounds.length === 1 ? '' : 's'} ${listed(rounds.map(String))}`,
  },
  legend: {
    dropped: 'Struck: does not count.',
    rounds: 'Dotted: without its worst rounds.',
    missed: '–: missed.',
    before: '( ): joined later, counts like their average.',
    real: (games: readonly number[]) => `Played with real dominoes: ${listed(games.map(String))}.`,
    substituted: '*: somebody else played for them.',
  },
  course: 'How the places changed',
  courseLabel: (lines: readonly { readonly name: string; readonly places: readonly (number | null)[] }[]) =>
    lines.map(({ name, places }) => `${name}: ${places.map((place) => place ?? '–').join(', ')}`).join('; '),
  rules: 'How it is counted',
  counted: {
    places: 'Places add up: 1 for the best, and fewer are better.',
    pips: 'Pips add up, and fewer are better.',
  },
  droppedNone: 'Every game counts.',
  dropped: ({ dropped, droppable }: SeasonTerms) =>
    dropped === 1
      ? `Each player’s worst ${UNITS[droppable]} does not count.`
      : `Each player’s ${dropped} worst ${UNITS[droppable]}s do not count.`,
  missed: {
    places: 'A missed game counts as the place after everybody.',
    pips: 'A missed game counts, in each round, as the most pips that anybody had.',
  },
  late: {
    missed: 'Whoever joins later has missed the games before.',
    average: 'Whoever joins later gets their own average for the games before.',
    closed: 'Whoever joins later plays along, and is not in this table.',
  },
  ties: {
    places:
      'Level sums: more games won decide, then fewer pips a round, then the better latest game. Still level, they share the place.',
    pips: 'Level sums: more games won decide, then the better average place, then the better latest game. Still level, they share the place.',
  },
  end: 'End the season',
  endAsk: 'It ends with the games played so far.',
  keep: 'Go on',
  start: 'Start a season',
  startNext: (number: number) => `Start season ${number}`,
  busy: 'One moment…',
  form: {
    title: (number: number) => `Season ${number}`,
    line: 'The next games of the circle count',
    games: 'Games',
    gamesMore: '2 to 30. It is over after the last.',
    counted: 'What adds up',
    countedNames: { places: 'Places', pips: 'Pips' },
    droppable: 'Drop each player’s worst',
    droppableNames: { games: 'games', rounds: 'rounds' },
    dropped: 'How many are dropped',
    droppedMore: '0 to 9. At least one game always counts.',
    late: 'If somebody joins later',
    lateNames: { missed: 'Missed games', average: 'Their average', closed: 'Not in this season' },
    start: 'Start the season',
  },
};

const UNITS = { games: 'game', rounds: 'round' } as const;

/** Evenings of real dominoes in a circle's season. */
export const circleEveningsText = {
  enter: 'Enter an evening',
  enterLine: 'Into the season of a circle, as if it were a game',
  missing: 'This sheet is not on this device. Open it on the phone that kept score, and choose Share there.',
  which: 'Into which circle?',
  who: 'Who on the sheet is which member?',
  guest: 'A guest',
  means:
    'All members who played are asked. The evening counts once they have confirmed it, or after three days if nobody objects. Guests get nothing.',
  send: 'Enter the evening',
  busy: 'One moment…',
  title: (name: string) => `Evening: ${name}`,
  more: (rounds: number, season: number | null) =>
    `Played with real dominoes, ${count(rounds, 'round')}${season === null ? '' : `, season ${season}`}`,
  you: 'You',
  row: (pips: number, isGuest: boolean) => `${pips}${isGuest ? ', a guest' : ''}`,
  says: 'confirmed',
  counts: 'It counts.',
  waits: (by: string | null, until: string) =>
    `${by === null ? 'It' : `Entered by ${by}. It`} counts from ${until}, or as soon as all members who played have confirmed it.`,
  confirm: 'That is right',
  object: 'That is wrong',
  takeBack: 'Take it back',
  sure: 'Then the evening is deleted here for everybody.',
  keep: 'Keep it',
};
