import type { ProfilePart, Reliability, VoteKind } from '@slow-train/protocol';
import { entryOf } from '@slow-train/protocol/languages';
import type { PresetName } from '@slow-train/rules';
import { dateFormat } from '@slow-train/words/dates';
import { count, does, listed, numberWord, presetName, spanOf, timesInWords, type Who } from '@slow-train/words/en';
import { once } from '@slow-train/words/once';

const monthAndYear = dateFormat('en', { month: 'long', year: 'numeric' });
const month = dateFormat('en', { month: 'short', timeZone: 'UTC' });
const decimal = once(() => new Intl.NumberFormat(entryOf('en').locale, { maximumFractionDigits: 1 }));

/** Profiles: the totals of somebody’s finished games. */
export const profileText = {
  title: 'Your profile',
  line: 'Your finished games with other people.',
  more: 'what your games add up to, and what others see',
  back: 'Account',
  toTable: 'Table',
  failed: 'This profile could not be loaded',
  since: (at: number) => `Here since ${monthAndYear().format(at)}.`,
  together: (games: number) => (games === 0 ? '' : `You have finished ${count(games, 'game')} together.`),
  number: (value: number) => decimal().format(value),

  games: (games: number) => (games === 1 ? 'game' : 'games'),
  averagePlace: 'average place',
  longestTrain: (tiles: number) => `${tiles === 1 ? 'tile' : 'tiles'} in a train`,
  wonRounds: (won: number, rounds: number) => `Went out in ${won} of ${count(rounds, 'round')}.`,
  places: (places: readonly { place: number; seats: number; times: number }[]) => {
    const firsts = places.filter(({ place }) => place === 1).reduce((sum, { times }) => sum + times, 0);
    return firsts === 0 ? '' : `First in ${count(firsts, 'game')}.`;
  },
  pace: (shortest: number, longest: number) =>
    shortest === longest
      ? `The game took ${spanOf(shortest)}.`
      : `The quickest game took ${spanOf(shortest)}, the most patient ${spanOf(longest)}.`,
  reliability: ({ turns, timeouts, away }: Reliability) =>
    `${turns === 0 ? '' : `Moves in time: ${turns - timeouts} of the last ${count(turns, 'turn')}. `}${
      away === 0 ? 'Never left a table.' : `Left ${count(away, 'table')} before the end.`
    }`,

  pips: 'Pips left a round',
  pipsMore: 'by month, fewer is better',
  month: (of: string) => month().format(new Date(`${of}-01T00:00:00Z`)),
  pipsIn: (of: string, pips: number) =>
    `${monthAndYear().format(new Date(`${of}-15T00:00:00Z`))}: ${decimal().format(pips)}`,

  ratings: 'Rating',
  ratingsMore: 'by rule set, from rated games',
  preset: (preset: PresetName) => presetName(preset),
  ratedGames: (games: number, isProvisional: boolean) =>
    `after ${count(games, 'rated game')}${isProvisional ? ', still provisional' : ''}`,
  ratingCourse: (preset: PresetName, points: readonly number[]) =>
    `Rating in ${presetName(preset)}: ${points.join(', ')}`,

  you: (name: string) => `You and ${name}`,
  ahead: (name: string, { ahead, behind }: { ahead: number; behind: number }) =>
    `${name} finished ahead of you in ${count(behind, 'game')}, you in ${ahead}.`,
  firstGame: 'You have not finished a game together yet.',
  invite: (name: string) => `Invite ${name}`,
  chooses: (name: string) => `${name} chooses what is shown here.`,

  emptyTitle: 'No finished game yet',
  empty: 'When you have finished a game with other people, it is counted here.',
  emptyOf: (name: string) => `${name} shows nothing here, or has not finished a game with other people yet.`,
  newGame: 'New game',

  years: 'Your years on the line',
  yearTitle: (year: number) => `Your year on the line: ${year}`,
  yearLine: 'Your finished games with other people.',
  yearBack: 'Profile',
  yearEmptyTitle: (year: number) => `No game finished in ${year}`,
  yearEmpty: 'A game counts in the year in which it ends.',
  yearFailed: 'This year could not be loaded',
  monthly: 'Games by month',
  monthlyMore: 'when they ended',
  inMonth: (year: number, of: number, games: number) =>
    `${monthAndYear().format(new Date(Date.UTC(year, of, 15)))}: ${count(games, 'game')}`,
  monthLetter: (year: number, of: number) =>
    month()
      .format(new Date(Date.UTC(year, of, 15)))
      .slice(0, 1),
  stations: {
    games: (games: number, rounds: number) =>
      `*${count(games, 'game')}* with ${count(rounds, 'round')} came to their end.`,
    firsts: (firsts: number) => `You won *${count(firsts, 'game')}*.`,
    won: (won: number) => `You went out *${timesInWords(won)}*.`,
    train: (tiles: number) => `Your longest train had *${count(tiles, 'tile')}*.`,
    pips: (pips: number) => `*${decimal().format(pips)} pips* were left a round. Fewer are better.`,
    people: (names: readonly string[]) => `You played most with *${listed(names)}*.`,
    pace: (shortest: number, longest: number) =>
      shortest === longest
        ? `Your game took *${spanOf(shortest)}*.`
        : `From *${spanOf(shortest)}* to *${spanOf(longest)}*: your quickest and your most patient game.`,
    rating: (preset: PresetName, points: number, gained: number) =>
      `Your rating in ${presetName(preset)} is *${decimal().format(points)}*, ${
        gained === 0 ? 'as before' : `${decimal().format(Math.abs(gained))} ${gained > 0 ? 'more' : 'less'} than before`
      }.`,
  },

  ladder: 'Against computers',
  ladderMore: 'by the best of them',
  ladderWon: (won: number, games: number) => `won ${won} of ${count(games, 'game')}`,
  shows: 'What others see',
  showsMore: 'The people you play with can open this page from the table.',
  watchedName: 'My name, to people who watch my games',
  parts: {
    results: 'Games, places and longest train',
    pips: 'Pips left a round',
    pace: 'How long games took',
    reliability: 'Moves in time',
    ratings: 'Rating',
    ladder: 'Games against computers',
  } satisfies { readonly [part in ProfilePart]: string },
};

/** Muting people, and blocking them. */
export const boundariesText = {
  title: 'Muted and blocked',
  line: 'Whom you do not hear. Only you see this.',
  more: 'whom you do not hear',
  failed: 'This list could not be loaded',
  none: 'Nobody. You can mute somebody at their message, and block them on their profile.',
  kinds: { mute: 'muted', block: 'blocked' },
  since: (kind: string, date: string) => `${kind} since ${date}`,
  remove: { mute: 'Unmute', block: 'Unblock' },
  removeOne: { mute: (name: string) => `Unmute ${name}`, block: (name: string) => `Unblock ${name}` },
  removing: 'Removing…',
  removed: {
    mute: (name: string) => `You hear ${name} again.`,
    block: (name: string) => `${name} is no longer blocked.`,
  },

  mute: (name: string) => `Mute ${name}`,
  muting: 'Muting…',
  muted: (name: string) => `You no longer read what ${name} says. You can undo that under Account and display.`,
  block: (name: string) => `Block ${name}`,
  ask: (name: string) =>
    `You and ${name} no longer see what the other says, and no new table seats you both. Games that you are playing go on. ${name} is not told.`,
  yes: 'Block',
  no: 'Cancel',
  blocking: 'Blocking…',
  blocked: (name: string) => `${name} is blocked. You can undo that under Account and display.`,
};

/** Reports, the operator’s sanctions, and presence. */
export const moderationText = {
  sheet: {
    what: 'The last lines of talk go along, as you see them now.',
    whatMessage: 'This message goes along, with the lines around it, as you see them now.',
    why: 'What is wrong?',
    reasons: {
      insult: { label: 'Insults', more: 'rude or hurtful words' },
      harassment: { label: 'Harassment', more: 'does not stop, threatens, follows' },
      hate: { label: 'Hate', more: 'against what somebody is or believes' },
      cheating: { label: 'Unfair play', more: 'tells hands, plays two seats, loses on purpose' },
      spam: { label: 'Spam', more: 'advertising, links, the same again and again' },
      name: { label: 'The name', more: 'the name itself is the problem' },
      other: { label: 'Something else', more: 'say what, below' },
    },
    note: 'What should we know?',
    noteMore: 'If you like. A person reads it.',
    alsoTitle: 'For yourself, at once',
    also: { nothing: 'Nothing', mute: 'Mute', block: 'Block' },
    secret: (name: string) => `${name} is not told, and never learns who reported.`,
    send: 'Send the report',
    sending: 'Sending…',
    cancel: 'Cancel',
    sent: 'Thank you. A person will look at it, and you are told when they have.',
  },
  reports: {
    title: 'Reported',
    more: 'Only you see this.',
    failed: 'Your reports could not be loaded',
    waits: (date: string) => `sent ${date}, somebody will look at it`,
    handled: (date: string) => `a person looked at it on ${date}`,
  },
  home: {
    warn: (until: string) => `Whoever runs this site has warned you. It stands until ${until}.`,
    mute: (until: string) => `You are muted until ${until}: you can play, but not talk.`,
    suspend: (until: string) => `Your account is suspended until ${until}. The games you are playing go on.`,
    reviewed: 'A person has looked at your report. Thank you.',
    read: 'Read why, and appeal',
    good: 'Close',
  },
  notices: {
    title: 'From whoever runs this site',
    line: 'What holds for your account, until when, and why.',
    more: 'what holds, until when, and why',
    failed: 'This could not be loaded',
    none: 'Nothing. Play on.',
    kinds: {
      warn: {
        title: 'A warning',
        until: (date: string) => `It stands until ${date}. You can play and talk as before.`,
      },
      mute: { title: 'Muted', until: (date: string) => `Until ${date} you can play, but not talk.` },
      suspend: {
        title: 'Suspended',
        until: (date: string) =>
          `Until ${date} you cannot talk, and cannot sit down or begin a game. The games you are playing go on.`,
      },
    },
    over: (date: string) => `It ended on ${date}.`,
    lifted: (date: string) => `It was taken back on ${date}.`,
    reason: (reason: string) => `The reason: “${reason}”`,
    write: 'Is this wrong? Write to us',
    writeMore: 'Once. A person reads it, decides and answers.',
    send: 'Send the appeal',
    sending: 'Sending…',
    sent: 'Your appeal is sent. A person reads it.',
    appealed: (words: string) => `You wrote: “${words}”`,
    waits: 'A person will read it and answer.',
    answer: (words: string) => `The answer: “${words}”`,
  },
  presence: {
    title: 'Being seen',
    show: 'Show that I am here',
    showMore: 'A green dot at your name, only at tables you are looking at, only for the people there',
  },
};

/** Words about the talk of a game. In some of them `*this*` is set strong. */
export const talkText = {
  title: 'Talk',
  say: 'Say something',
  send: 'Send',
  you: 'You',
  said: 'What was said',
  empty: 'Nobody has said anything yet. Say hello.',
  older: 'Earlier messages',
  fresh: (many: number) => `${many} new`,
  edited: 'edited',
  phrasesOnly: '*Phrases only.* Everyone reads them in their own language.',
  heldBack: {
    mute: (until: string) => `*You are muted until ${until}.* You can play, read, and take back what you said.`,
    suspend: (until: string) => `*Your account is suspended until ${until}.* You can play on, and read.`,
    newcomer: '*Phrases only, to begin with.* Finish a game with others, and you can write.',
    appeal: 'Read why, and appeal',
  },
  phrases: 'Phrases',
  muted: 'Talk is muted here. No badge, no notice.',
  unmute: 'Unmute',
  mutedPerson: (name: string, many: number) => `${name} is muted, ${many === 1 ? '1 message' : `${many} messages`}`,
  mutePerson: (name: string) => `Mute ${name}`,
  unmutePerson: (name: string) => `Unmute ${name}`,
  more: (name: string) => `More about what ${name} said`,
  moreOwn: 'More about what you said',
  change: 'Change',
  remove: 'Remove',
  save: 'Save',
  leave: 'Leave it',
  changed: 'Your message',
  sending: 'Sending…',
  unsent: 'Not sent. Your words are kept here.',
  again: 'Try again',
  discard: 'Discard',
  tooLong: (over: number) => (over === 1 ? '1 character too long' : `${over} characters too long`),
  moves: (many: number) => (many === 1 ? '1 move' : `${many} moves`),
  /** The last word, on the board. */
  lastWord: (name: string, words: string) => `*${name}:* ${words}`,
  reactTo: (sentence: string) => `React to: ${sentence}`,
  reactions: 'Reactions',
  reactedBy: (word: string, names: string) => `${word}: ${names}`,
  settings: {
    title: 'Settings of the talk',
    talk: 'Talk at this table',
    on: 'On',
    muted: 'Muted',
    allowed: 'What people can say',
    anything: 'Anything',
    phrases: 'Phrases only',
  },
};

/** The majority a vote needs. */
type Majority = 'half' | 'thirds';

const MAJORITIES: { readonly [K in VoteKind]: Majority } = {
  pause: 'half',
  resume: 'half',
  extend: 'half',
  replace: 'thirds',
  cancel: 'thirds',
  goOn: 'half',
};

const people = (all: readonly Who[]): string => listed(all.map(({ name, isYou }) => (isYou ? 'you' : name)));

/** Votes. */
export const votesText = {
  title: 'Ask the table',
  close: 'Back to the table',
  lead: 'You vote yes by asking. The others have three days; undecided means no.',
  other: 'A vote is already open. Decide that one first.',

  kinds: {
    pause: () => ({
      title: 'A pause',
      more: 'All clocks stop. Anyone may still play.',
      ask: 'Ask for a pause',
    }),
    resume: () => ({
      title: 'The end of the pause',
      more: 'All clocks run again at once.',
      ask: 'Ask to go on',
    }),
    extend: () => ({
      title: 'More time',
      more: 'Whoever’s turn it is gets the time of one more turn.',
      ask: 'Ask for more time',
    }),
    replace: (name: string) => ({
      title: `A computer player for ${name}`,
      more: `${name} ran out of time. A computer player plays this hand; ${name} may come back at any time.`,
      ask: `Ask for one in ${name}’s seat`,
    }),
    cancel: () => ({
      title: 'The end of the game',
      more: 'It ends without a result, for everyone and for good.',
      ask: 'Ask to end the game',
    }),
    goOn: (name: string) => ({
      title: `Without ${name}`,
      more: `${name} got up. You can change who plays that seat within three days.`,
      ask: 'Ask for it',
    }),
  },
  /** How a seat plays on whose owner got up. */
  plays: {
    computer: 'A computer plays on',
    substitute: 'Look for a substitute',
    least: 'Only the least move is made',
  },
  days: 'Days',
  daysMore: 'from 1 to 30',
  /** The votes needed, out of `voters`. */
  takes: (kind: VoteKind, voters: number) => {
    if (voters <= 1) return 'Nobody else votes: it happens at once.';
    if (voters === 2) return 'It takes both of your votes.';
    return MAJORITIES[kind] === 'half'
      ? `It takes more than half of the ${numberWord(voters)} votes.`
      : `It takes two thirds of the ${numberWord(voters)} votes.`;
  },
  sure: (kind: 'replace' | 'cancel', name: string | null) =>
    kind === 'replace'
      ? `Ask for ${name ?? 'this'}’s seat? Everyone sees that you did.`
      : 'Ask to end the game? Everyone sees that you did.',
  yes: 'Yes, ask',
  no: 'No, leave it',
  asking: 'Asking…',

  label: 'A vote is open',
  asks: (who: Who, matter: string) => `${does(who, 'want', 'wants')} to ${matter}.`,
  count: (yes: number, needed: number) => `${yes} of ${count(needed, 'vote')} needed`,
  until: (when: string) => `Open until ${when}.`,
  yesBy: (all: readonly Who[]) => `Yes: ${people(all)}.`,
  noBy: (all: readonly Who[]) => `No: ${people(all)}.`,
  stillBy: (all: readonly Who[]) => `Still to vote: ${people(all)}.`,
  aboutYou: 'This vote is about you: the others decide. Play on to keep your seat.',
  inFavour: 'Yes',
  against: 'No',
  mind: 'You can change your vote until it is decided.',
  casting: 'Saving…',
  ballot: 'Your vote',
};

/** Getting up from a game in play. */
export const getUpText = {
  open: 'Get up from this game…',
  title: 'Get up from this game?',
  follows: 'What follows:',
  last: 'You finish last in this game.',
  others: (seats: number) =>
    seats === 2
      ? 'The other one chooses: a computer plays on, or the game ends as it stands.'
      : 'Your seat plays on without you; the others choose how.',
  hidden: 'Your tiles stay hidden.',
  busy: 'Only busy for a while? Go on vacation: the clock waits.',
  stay: 'Stay',
  up: 'Get up',
  upMore: 'For a minute you can sit down again, and nobody is told.',
  going: 'Getting up…',

  wasUp: 'You got up',
  kept: (seconds: number) => `Your chair is kept for ${count(seconds, 'second')}. Nobody knows yet.`,
  again: 'Sit down again',
  sitting: 'Sitting down…',
  after: 'After that the others are told, and the game goes on without you.',
  games: 'Your games',

  gone: 'You got up from this game, and finish last. Here you see how it goes on.',

  lead: (holder: string, owner: string) =>
    `${owner} got up, and ${holder}, a computer player, plays on. A person may sit in instead to the end, with ${owner}’s hand and score. They see that hand’s last moves, too.`,
  asked: (name: string) => `${name} got up. How does the game go on?`,
  until: (when: string) =>
    `The clock stands still until you choose. Without an answer by ${when}, a computer plays on.`,
  computer: 'A computer plays on',
  choosing: 'Saving…',
  end: 'End the game as it stands',
};
