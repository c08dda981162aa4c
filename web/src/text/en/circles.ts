import { count, listed } from '@slow-train/words/en';
import { once } from '@slow-train/words/once';
import { placeOf } from '../days.ts';

const weekday = once(() => new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }));
/** `Thursday`, for 4 as ISO 8601 counts them. The first of January 2024 was a Monday. */
const dayOfWeek = (day: number): string => weekday().format(Date.UTC(2024, 0, day));

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
    signIn: 'Sign in and join',
    signInMore: 'A circle needs an account, so that its members find you again.',
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
    set: 'Set the next table',
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
    for: (name: string) => `${name} plays for`,
    themselves: 'themselves',
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
    timeIn: (zone: string) => `Time in ${placeOf(zone)}`,
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
    linkMore: 'Anyone who has it and an account may join.',
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

const local = once(() => new Intl.DateTimeFormat('en-GB', { weekday: 'long' }));

function dayOf(time: string): string {
  return local().format(Date.parse(time));
}
