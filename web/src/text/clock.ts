import type { ClockTerms, Vacation } from '@slow-train/protocol';
import { capital, count, numberWord, timesInWords } from '@slow-train/words';
import { clockTime, dayAhead, dayAndTime, timeLeft } from './when.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Minutes in words: `a day`, `three days`, `an hour`, `45 minutes`; odd ones by their two largest parts, rounded down. */
export function spanOf(minutes: number): string {
  const days = Math.floor(minutes / DAY);
  const hours = Math.floor((minutes % DAY) / HOUR);
  const rest = minutes % HOUR;
  if (days > 0 && hours > 0) return `${count(days, 'day')} ${count(hours, 'hour')}`;
  if (days > 0) return days === 1 ? 'a day' : `${numberWord(days)} days`;
  if (hours > 0 && rest > 0) return `${count(hours, 'hour')} ${count(rest, 'minute')}`;
  if (hours > 0) return hours === 1 ? 'an hour' : `${numberWord(hours)} hours`;
  return minutes === 0 ? 'nothing' : count(minutes, 'minute');
}

const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const midnight = (day: string): number => Date.parse(`${day}T00:00Z`);

/** Days as one says them: `24 December`, `24 to 28 December`, `30 December to 2 January`. */
export function daysInWords({ from, to }: Vacation): string {
  const last = dayAndMonth.format(midnight(to));
  if (from === to) return last;
  const first = dayAndMonth.format(midnight(from));
  return `${from.slice(0, 7) === to.slice(0, 7) ? (first.split(' ')[0] ?? first) : first} to ${last}`;
}

/** What a table has agreed about time, in sentences: the same before one sits down and at the table. */
export function contractOf(terms: ClockTerms | null): readonly string[] {
  if (terms === null) return ['There is no clock: nobody is ever out of time.'];
  return [
    turnSentence(terms),
    terms.weekendsOff
      ? 'Time stands still on Saturdays and Sundays, as they are where each of you lives.'
      : 'Time runs on weekends as well.',
    'In your quiet hours, twelve a day at most, your own clock stands still. You choose them.',
    terms.vacationDays === 0
      ? 'There are no holidays.'
      : `${capital(numberWord(terms.vacationDays))} ${terms.vacationDays === 1 ? 'day' : 'days'} of holiday for each of you in the whole game. Everybody sees them.`,
    terms.onTimeout === 'least'
      ? 'When your time is out, the least that the rules allow is done for you: pass, draw, or the lightest tile.'
      : 'When your time is out, a computer player plays that turn for you.',
    `Out of time ${timesInWords(terms.strikes)}${terms.strikes === 1 ? '' : ' in a row'}, and a computer player holds your seat until you come back.`,
  ];
}

function turnSentence({ allowance, bank, cap }: ClockTerms): string {
  const turn = `${capital(spanOf(allowance))} for each turn`;
  if (cap === 0) return `${turn}, and nothing beside.`;
  if (bank === 0) return `${turn}. What you leave of it is kept for later, ${spanOf(cap)} at most.`;
  if (bank === cap) return `${turn}, and ${spanOf(bank)} beside, which what you leave fills up again.`;
  return `${turn}, and ${spanOf(bank)} beside, which grow to ${spanOf(cap)} at most by what you leave.`;
}

/** The clock of a table, where one chooses it, reads about it, and lives by it. */
export const clockText = {
  title: 'Clock',
  /** All of it in a line, to be unfolded. */
  summary: (terms: ClockTerms | null) =>
    terms === null ? 'No clock: nobody is ever out of time' : `Clock: ${spanOf(terms.allowance)} for each turn`,
  choices: {
    none: { name: 'No clock', tag: 'trust', flavour: 'Nobody is ever out of time. For friends who remember.' },
    lively: {
      name: 'Lively',
      tag: 'an evening or two',
      flavour: 'An hour a turn, and three hours beside.',
    },
    day: {
      name: 'A day a turn',
      tag: 'the usual',
      flavour: 'And three days beside, for the day that has no room for tiles.',
    },
    unhurried: {
      name: 'Unhurried',
      tag: 'by slow post',
      flavour: 'Three days a turn and a week beside; weekends off.',
    },
    own: { name: 'My own', tag: '', flavour: 'Set every wheel of it yourself.' },
  },
  means: 'What this clock means',
  allowance: 'Time for each turn',
  bank: 'Beside it, at the start',
  cap: 'Kept at most',
  span: (minutes: number) => capital(spanOf(minutes)),
  weekends: 'Weekends',
  weekendsOff: 'Stand still',
  weekendsOn: 'Count',
  vacationDays: 'Days of holiday',
  vacationMore: 'for each player, in the whole game',
  timeout: 'When time is out',
  timeoutLeast: 'The least the rules allow',
  timeoutComputer: 'A computer player plays',
  strikes: 'Patience',
  strikesMore: (strikes: number) =>
    `out of time ${timesInWords(strikes)}${strikes === 1 ? '' : ' in a row'}, and a computer player holds the seat`,
  wrong: 'This clock cannot be built: more days, or more patience, than there is room for. Choose fewer.',

  /** On a sign there is room for the day, or for the time if it is this one. */
  paused: (until: number, now: number) => {
    const day = dayAhead(until, now);
    return `paused until ${day === 'today' ? clockTime(until) : day}`;
  },
  late: (strikes: number) => `out of time ${timesInWords(strikes)}`,
  away: (days: Vacation) => `away ${daysInWords(days)}`,
  left: (by: number, now: number) => (by <= now ? 'time is up' : `${timeLeft(by, now)}, until ${dayAndTime(by)}`),

  open: 'Clock and holidays',
  close: 'Close',
  agreed: 'What this table has agreed',
  yours: 'Your clock',
  runs: (by: number, now: number) =>
    by <= now
      ? 'Your time is up. Looking what became of it.'
      : `It is your turn: ${timeLeft(by, now)}, until ${dayAndTime(by)}.`,
  idle: 'Your clock stands still: it is not your turn.',
  tablePaused: (until: number) => `The table is paused until ${dayAndTime(until)}. All clocks stand still.`,
  inBank: (bank: number, cap: number) => `Beside your turns you have ${spanOf(bank)}, of ${spanOf(cap)} at most.`,
  hadInBank: (bank: number, cap: number) =>
    `When it began you had ${spanOf(bank)} beside it, of ${spanOf(cap)} at most. What you leave is kept.`,
  strikesYours: (strikes: number, most: number) =>
    `You were out of time ${timesInWords(strikes)}${strikes === 1 ? '' : ' in a row'}. At ${numberWord(most)} a computer player holds your seat.`,

  quiet: 'Quiet hours',
  quietMore: 'Your clock stands still in them, every day',
  quietFrom: 'From',
  quietTo: 'To',
  quietZone: (zone: string) => `By the clocks of ${placeOf(zone)}. Your days and weekends go by them as well.`,
  quietHere: (zone: string) => `I live by the clocks of ${placeOf(zone)} now`,
  quietKeep: 'Keep these hours',
  quietKeeping: 'Setting the clock',
  quietKept: 'Kept. They count from your next turn on.',
  quietNext: 'They count from your next turn on.',
  quietLong: 'Twelve hours a day at most may stop your clock.',
  quietNone: 'These hours have no length. Choose another end, or none at all.',

  holiday: 'Holiday',
  holidayFrom: 'First day',
  holidayTo: 'Last day',
  daysLeft: (left: number) =>
    left === 0 ? 'You have no days of holiday left.' : `You have ${count(left, 'day')} left.`,
  reversed: 'It ends before it begins.',
  past: 'A holiday begins today at the earliest.',
  tooLong: (days: number, left: number) => `That takes ${count(days, 'day')}, and you have ${left} left.`,
  noDay: 'Choose the first day and the last.',
  effect: {
    later: (by: number, instead: number) =>
      `It is your turn: your time would end on ${dayAndTime(by)} instead of ${dayAndTime(instead)}.`,
    same: (by: number) => `It is your turn, and your time ends on ${dayAndTime(by)} all the same.`,
    idle: (from: number | null, until: number) =>
      `Your clock would stand still from ${from === null ? 'now' : dayAndTime(from)} to ${dayAndTime(until)}.`,
  },
  takes: (days: number, left: number) => `That takes ${count(days, 'day')}; ${left} would be left.`,
  elsewhere: 'Also at my other tables with a clock',
  declare: 'Go on holiday',
  declaring: 'Hanging out the sign',
  seen: 'Everybody at the table sees it.',
  planned: (days: Vacation) => `You are away ${daysInWords(days)}.`,
  takeBack: 'Take it back',
  comeHome: 'Come home',
  takingBack: 'Taking the sign in',
  othersDone: (tables: number) =>
    tables === 0
      ? 'At no other table it could be declared.'
      : `It is declared at ${count(tables, 'other table')} as well.`,
  othersNone: 'You sit at no other table.',
  othersRefused: 'Not at these:',
};

/** `Buenos Aires`, of `America/Argentina/Buenos_Aires`. */
function placeOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
