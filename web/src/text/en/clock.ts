import { dateFormat } from '@slow-train/words/dates';
import type { ClockTerms, Vacation } from '@slow-train/protocol';
import {
  capital,
  count,
  deadlineTime,
  numberWord,
  spanOf,
  timeLeft,
  timesInWords,
  listed,
  presetName,
  setName,
} from '@slow-train/words/en';
import { placeOfDay } from '../days.ts';
import { clockTime, dayAhead, dayAndTime } from './shell.ts';

const dayAndMonth = dateFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const midnight = (day: string): number => Date.parse(`${day}T00:00Z`);

/** Days in everyday words: `24 December`, `24 to 28 December`, `30 December to 2 January`. */
export function daysInWords({ from, to }: Vacation): string {
  const last = dayAndMonth().format(midnight(to));
  if (from === to) return last;
  const first = dayAndMonth().format(midnight(from));
  return `${from.slice(0, 7) === to.slice(0, 7) ? (first.split(' ')[0] ?? first) : first} to ${last}`;
}

/** A game's time control in sentences, the same before and after joining. */
export function contractOf(terms: ClockTerms | null): readonly string[] {
  if (terms === null) return ['No clock: nobody ever runs out of time.'];
  return [
    turnSentence(terms),
    terms.weekendsOff
      ? 'Clocks stop on Saturdays and Sundays, in each player’s time zone.'
      : 'Clocks run on weekends too.',
    'Your clock stops in your night rest: you choose its hours, at most twelve a day.',
    terms.vacationDays === 0
      ? 'No vacation.'
      : `${capital(numberWord(terms.vacationDays))} ${terms.vacationDays === 1 ? 'day' : 'days'} of vacation for each player in the whole game. Everyone sees them.`,
    terms.onTimeout === 'least'
      ? 'Out of time? The least move is made for you: a draw, a pass or your lightest tile.'
      : 'Out of time? A computer player plays that turn for you.',
    `Out of time ${timesInWords(terms.strikes)}${terms.strikes === 1 ? '' : ' in a row'}, and a computer player holds your seat until you come back.`,
  ];
}

function turnSentence({ allowance, bank, cap }: ClockTerms): string {
  const turn = `${capital(spanOf(allowance))} a turn`;
  if (cap === 0) return `${turn}, no reserve.`;
  if (bank === 0) return `${turn}. Time you save goes into a reserve of up to ${spanOf(cap)}.`;
  const reserve = `${turn} + ${spanOf(bank)} in reserve.`;
  return bank === cap
    ? `${reserve} Time you save fills it up again.`
    : `${reserve} Time you save is added, up to ${spanOf(cap)}.`;
}

/** Words about the clock: choosing it, reading it, taking time off. */
export const clockText = {
  title: 'Clock',
  /** The summary line of the folded part. */
  summary: (terms: ClockTerms | null) =>
    terms === null ? 'No clock: nobody ever runs out of time' : `Clock: ${spanOf(terms.allowance)} a turn`,
  choices: {
    none: { name: 'No clock', tag: 'trust', flavour: 'Nobody ever runs out of time. For friends who remember.' },
    lively: {
      name: 'Lively',
      tag: 'an evening or two',
      flavour: 'An hour a turn + three hours in reserve.',
    },
    day: {
      name: 'A day a turn',
      tag: 'the usual',
      flavour: 'A day a turn + three days in reserve.',
    },
    unhurried: {
      name: 'Unhurried',
      tag: 'by slow post',
      flavour: 'Three days a turn + a week in reserve; weekends off.',
    },
    own: { name: 'My own', tag: '', flavour: 'Set every part yourself.' },
  },
  means: 'What this clock means',
  allowance: 'Time for each turn',
  bank: 'Reserve at the start',
  cap: 'Reserve at most',
  span: (minutes: number) => capital(spanOf(minutes)),
  weekends: 'Weekends',
  weekendsOff: 'Off',
  weekendsOn: 'Count',
  vacationDays: 'Vacation days',
  vacationMore: 'for each player, in the whole game',
  timeout: 'Out of time',
  timeoutLeast: 'The least move is made',
  timeoutComputer: 'A computer player plays',
  strikes: 'Patience',
  strikesMore: (strikes: number) =>
    `out of time ${timesInWords(strikes)}${strikes === 1 ? '' : ' in a row'}: a computer player holds the seat`,
  wrong: 'This clock does not work: more days or more patience than allowed. Choose less.',

  paused: 'Paused',
  /** Short: the day, or the time if it is today. */
  pausedUntil: (until: number, now: number) => {
    const day = dayAhead(until, now);
    return `until ${day === 'today' ? clockTime(until) : day}`;
  },
  /** While it would run: night rest, a weekend off, a vacation. */
  stopped: (until: number, now: number): string => `stopped ${clockText.pausedUntil(until, now)}`,
  stoppedYours: (until: number, now: number): string =>
    `Your clock is stopped ${clockText.pausedUntil(until, now)}: night rest, a weekend or a vacation.`,
  thinking: 'Thinking',
  aMoment: 'a moment',
  noClock: 'No clock',
  takeYourTime: 'take your time',
  moved: (since: string) => (since === 'now' ? 'just moved' : `moved ${since} ago`),
  inReserve: (left: string) => `reserve ${left}`,
  hasReserve: (left: string, isInUse: boolean) => `${left} ${isInUse ? 'left of the reserve' : 'in reserve'}`,
  noReserve: 'no reserve left',
  /** For a screen reader, after the departure and the time left. */
  openSpoken: 'Clock',
  late: (strikes: number) => `out of time ${timesInWords(strikes)}`,
  away: (days: Vacation) => `away ${daysInWords(days)}`,
  left: (by: number, now: number) => (by <= now ? 'time is up' : `${deadlineTime(by, now)}, ${timeLeft(by, now)}`),

  open: 'Clock and vacation',
  close: 'Close',
  agreed: 'The clock of this table',
  yours: 'Your clock',
  runs: (by: number, now: number) =>
    by <= now ? 'Your time is up.' : `Your turn: ${deadlineTime(by, now)}, ${timeLeft(by, now)}.`,
  /** Only if a reserve follows. */
  turnEnds: (at: number, now: number) =>
    `Of that, this turn’s own time: ${timeLeft(at, now)}, until ${deadlineTime(at, now)}.`,
  thenReserve: (bank: number, by: number, now: number) =>
    `Then the reserve: ${spanOf(bank)}, until ${deadlineTime(by, now)}.`,
  usesReserve: 'This turn’s own time is used up: the reserve is running.',
  afterThat: (onTimeout: 'least' | 'computer') =>
    onTimeout === 'least'
      ? 'After that the least move is made for you: a draw, a pass or your lightest tile.'
      : 'After that a computer player plays this turn for you.',
  idle: 'Your clock is stopped: it is not your turn.',
  tablePaused: (until: number) => `Paused until ${dayAndTime(until)}. All clocks are stopped.`,
  inBank: (bank: number, cap: number) => `In reserve: ${spanOf(bank)}, of ${spanOf(cap)} at most.`,
  strikesYours: (strikes: number, most: number) =>
    `You ran out of time ${timesInWords(strikes)}${strikes === 1 ? '' : ' in a row'}. At ${numberWord(most)} a computer player holds your seat.`,

  quiet: 'Night rest',
  quietMore: 'Your clock stops, every day',
  quietFrom: 'From',
  quietTo: 'To',
  quietZone: (zone: string) => `Time zone: ${placeOfDay(zone)}. Your days and weekends follow it too.`,
  quietHere: (zone: string) => `Use ${placeOfDay(zone)}`,
  quietKeep: 'Save these hours',
  quietKeeping: 'Saving…',
  quietKept: 'Saved. They count from your next turn.',
  quietNext: 'They count from your next turn.',
  quietLong: 'Your clock can stop for at most twelve hours a day.',
  quietNone: 'These hours are empty. Choose another end, or none at all.',

  vacation: 'Vacation',
  vacationFrom: 'First day',
  vacationTo: 'Last day',
  daysLeft: (left: number) => (left === 0 ? 'You have no vacation days left.' : `You have ${count(left, 'day')} left.`),
  reversed: 'It ends before it begins. Swap the days.',
  past: 'A vacation begins today at the earliest. Choose a later day.',
  tooLong: (days: number, left: number) => `That takes ${count(days, 'day')}, and you have ${left} left.`,
  noDay: 'Choose the first and the last day.',
  effect: {
    later: (by: number, instead: number) =>
      `Your turn: you would have until ${dayAndTime(by)} instead of ${dayAndTime(instead)}.`,
    same: (by: number) => `Your turn: you would still have until ${dayAndTime(by)}.`,
    idle: (from: number | null, until: number) =>
      `Your clock would stop from ${from === null ? 'now' : dayAndTime(from)} to ${dayAndTime(until)}.`,
  },
  takes: (days: number, left: number) => `That takes ${count(days, 'day')}; ${left} would be left.`,
  elsewhere: 'Also at my other tables with a clock',
  declare: 'Go on vacation',
  declaring: 'Saving…',
  seen: 'Everyone at the table sees it.',
  planned: (days: Vacation) => `You are away ${daysInWords(days)}.`,
  takeBack: 'Take it back',
  comeHome: 'Come home',
  takingBack: 'Saving…',
  othersDone: (tables: number) =>
    tables === 0 ? 'It could not be declared at any other table.' : `Also declared at ${count(tables, 'other table')}.`,
  othersNone: 'You have no other table.',
  othersRefused: 'Not at these:',
};

/** Held seats and substitutes. */
export const substitutesText = {
  /** After a name. */
  computer: 'computer',
  level: { beginner: 'beginner', casual: 'casual', regular: 'regular', expert: 'expert', master: 'master' },
  playsFor: (owner: string) => `computer, plays for ${owner}`,
  sitsIn: (owner: string, isYou: boolean) => (isYou ? `sit in for ${owner}` : `sits in for ${owner}`),

  away: (holder: string, isComputer: boolean) =>
    isComputer ? `You were away too long. ${holder}, a computer player, plays for you.` : `${holder} sits in for you.`,
  awayLabel: 'Your seat',
  back: 'Take my seat back',
  comingBack: 'Taking your seat…',

  /** Instead of a hand. */
  handWith: (holder: string) => `Your hand is with ${holder}.`,

  getUp: (owner: string) => `Leave ${owner}’s seat`,
  getUpSure: (owner: string) =>
    `A computer player then holds the seat until ${owner} is back or somebody else sits in.`,
  getUpYes: 'Leave',
  getUpNo: 'Stay',
  gettingUp: 'Leaving…',

  /** For a substitute whose seat is gone. */
  satIn: (owner: string) => `You no longer sit in for ${owner}`,
  satInMore: (owner: string) =>
    `You left the seat, or ${owner} is back, or you ran out of time too often. Thank you for sitting in.`,

  find: (owner: string) => `A substitute for ${owner}…`,
  title: (owner: string) => `A substitute for ${owner}`,
  close: 'Back to the table',
  lead: (holder: string, owner: string) =>
    `${holder}, a computer player, plays for ${owner}. A person may sit in instead, with ${owner}’s hand and score, until ${owner} is back. They see that hand’s last moves, too.`,
  volunteers: 'Who may sit in',
  volunteersBusy: 'Saving…',
  volunteersNo: 'Anyone with the link',
  volunteersYes: 'Any volunteer',
  volunteersMore: 'Volunteers find this table below their own tables.',

  joinBy: (table: string, holder: string, owner: string) =>
    `${owner} was away too long at “${table}”. ${holder}, a computer player, holds the seat.`,
  joinMeans: (owner: string) =>
    `You play ${owner}’s hand, and your score counts for ${owner}, who may come back at any time.`,
  sitInFor: (owner: string) => `Sit in for ${owner}`,

  vacancies: 'Tables that need a substitute',
  vacanciesMore: 'A player is missing. Sit in until they come back.',
  line: (rules: { preset: string; set: number }, round: number, rounds: number, allowance: number | null) =>
    `${presetName(rules.preset)} rules, ${setName(rules.set)}, round ${round} of ${rounds}, ${allowance === null ? 'no clock' : `${spanOf(allowance)} a turn`}`,
  company: (owner: string, others: readonly string[]) => `${owner}’s seat, with ${listed(others)}`,
  sitIn: 'Sit in',
  sitInSpoken: (owner: string, table: string) => `Sit in for ${owner} at “${table}”`,
  sittingIn: 'Taking the seat…',
};
