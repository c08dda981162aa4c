import { dateFormat } from '@slow-train/words/dates';
import type { ClockTerms, Vacation } from '@slow-train/protocol';
import type { Translation } from '@slow-train/words';
import {
  capital,
  count,
  dative,
  deadlineTime,
  ordinal,
  spanOf,
  timeLeft,
  timesInWords,
  listed,
  presetName,
  setName,
} from '@slow-train/words/de';
import { placeOfDay } from '../days.ts';
import type * as en from '../en/clock.ts';
import { clockTime, dayAhead, dayAndTime } from './shell.ts';

const dayAndMonth = dateFormat('de', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const midnight = (day: string): number => Date.parse(`${day}T00:00Z`);

/** Days in everyday words: `am 24. Dezember`, `vom 24. bis 28. Dezember`, `vom 30. Dezember bis 2. Januar`. */
export function daysInWords({ from, to }: Vacation): string {
  const last = dayAndMonth().format(midnight(to));
  if (from === to) return `am ${last}`;
  const first = dayAndMonth().format(midnight(from));
  return `vom ${from.slice(0, 7) === to.slice(0, 7) ? (first.split(' ')[0] ?? first) : first} bis ${last}`;
}

/** A game's time control in sentences, the same before and after joining. */
export function contractOf(terms: ClockTerms | null): readonly string[] {
  if (terms === null) return ['Keine Uhr: Niemandem läuft die Zeit ab.'];
  return [
    turnSentence(terms),
    terms.weekendsOff
      ? 'Samstags und sonntags stehen die Uhren, in der Zeitzone jeder Person.'
      : 'Die Uhren laufen auch am Wochenende.',
    'In deiner Nachtpause steht deine Uhr: Du wählst sie selbst, höchstens zwölf Stunden am Tag.',
    terms.vacationDays === 0
      ? 'Kein Urlaub.'
      : `${count(terms.vacationDays, 'Tag')} Urlaub pro Person in der ganzen Partie. Alle sehen ihn.`,
    terms.onTimeout === 'least'
      ? 'Zeit um? Dann geschieht für dich das Mindeste: nehmen, aussetzen oder dein leichtester Stein.'
      : 'Zeit um? Dann spielt ein Computer dieses eine Mal für dich.',
    `Ist deine Zeit ${timesInWords(terms.strikes)}${terms.strikes === 1 ? '' : ' hintereinander'} um, hütet ein Computer deinen Platz, bis du zurück bist.`,
  ];
}

function turnSentence({ allowance, bank, cap }: ClockTerms): string {
  const turn = `${capital(spanOf(allowance))} Bedenkzeit`;
  if (cap === 0) return `${turn}, keine Reserve.`;
  if (bank === 0) return `${turn}. Gesparte Zeit geht in eine Reserve, höchstens ${spanOf(cap)}.`;
  const reserve = `${turn} + ${spanOf(bank)} Reserve.`;
  return bank === cap
    ? `${reserve} Gesparte Zeit füllt sie wieder auf.`
    : `${reserve} Gesparte Zeit kommt dazu, höchstens ${spanOf(cap)}.`;
}

/** Words about the clock: choosing it, reading it, taking time off. */
export const clockText: Translation<typeof en.clockText> = {
  title: 'Uhr',
  summary: (terms) =>
    terms === null ? 'Keine Uhr: Niemandem läuft die Zeit ab' : `Uhr: ${spanOf(terms.allowance)} Bedenkzeit`,
  choices: {
    none: {
      name: 'Keine Uhr',
      tag: 'Vertrauen',
      flavour: 'Niemandem läuft die Zeit ab. Unter Leuten, die daran denken.',
    },
    lively: { name: 'Flott', tag: 'ein, zwei Abende', flavour: 'Eine Stunde Bedenkzeit + drei Stunden Reserve.' },
    day: { name: 'Tag für Tag', tag: 'das Übliche', flavour: 'Ein Tag Bedenkzeit + drei Tage Reserve.' },
    unhurried: {
      name: 'Gemächlich',
      tag: 'wie per Postkarte',
      flavour: 'Drei Tage Bedenkzeit + eine Woche Reserve; Wochenenden frei.',
    },
    own: { name: 'Meine eigene', tag: '', flavour: 'Stell jeden Teil selbst ein.' },
  },
  means: 'Was diese Uhr bedeutet',
  allowance: 'Bedenkzeit jedes Mal',
  bank: 'Reserve am Anfang',
  cap: 'Reserve höchstens',
  span: (minutes) => capital(spanOf(minutes)),
  weekends: 'Wochenenden',
  weekendsOff: 'Frei',
  weekendsOn: 'Zählen',
  vacationDays: 'Urlaubstage',
  vacationMore: 'pro Person, in der ganzen Partie',
  timeout: 'Zeit um',
  timeoutLeast: 'Das Mindeste geschieht',
  timeoutComputer: 'Ein Computer spielt',
  strikes: 'Geduld',
  strikesMore: (strikes) =>
    `Zeit ${timesInWords(strikes)}${strikes === 1 ? '' : ' hintereinander'} um: Ein Computer hütet den Platz`,
  wrong: 'Diese Uhr geht nicht: mehr Tage oder mehr Geduld als erlaubt. Wähle weniger.',

  paused: 'Angehalten',
  pausedUntil: (until, now) => {
    const day = dayAhead(until, now);
    return `bis ${day === 'heute' ? clockTime(until) : day}`;
  },
  /** While it would run: quiet hours, a weekend off, a vacation. */
  stopped: (until, now) => `steht ${clockText.pausedUntil(until, now)}`,
  stoppedYours: (until, now) =>
    `Deine Uhr steht ${clockText.pausedUntil(until, now)}: Nachtpause, Wochenende oder Urlaub.`,
  thinking: 'Überlegt',
  aMoment: 'einen Moment',
  noClock: 'Keine Uhr',
  takeYourTime: 'lass dir Zeit',
  moved: (since) => (since === 'jetzt' ? 'gerade gespielt' : `gespielt vor ${dative(since)}`),
  inReserve: (left) => `Reserve ${left}`,
  hasReserve: (left, isInUse) => `${isInUse ? 'noch ' : ''}${left} Reserve`,
  noReserve: 'keine Reserve mehr',
  openSpoken: 'Uhr',
  late: (strikes) => `Zeit ${timesInWords(strikes)} um`,
  away: (days) => `weg ${daysInWords(days)}`,
  left: (by, now) => (by <= now ? 'die Zeit ist um' : `${deadlineTime(by, now)}, ${timeLeft(by, now)}`),

  open: 'Uhr und Urlaub',
  close: 'Schließen',
  agreed: 'Die Uhr dieses Tisches',
  yours: 'Deine Uhr',
  runs: (by, now) =>
    by <= now ? 'Deine Zeit ist um.' : `Du bist dran: ${deadlineTime(by, now)}, ${timeLeft(by, now)}.`,
  turnEnds: (at, now) => `Davon Bedenkzeit: ${timeLeft(at, now)}, bis ${deadlineTime(at, now)}.`,
  thenReserve: (bank, by, now) => `Dann die Reserve: ${spanOf(bank)}, bis ${deadlineTime(by, now)}.`,
  usesReserve: 'Die Bedenkzeit ist verbraucht: Die Reserve läuft.',
  afterThat: (onTimeout) =>
    onTimeout === 'least'
      ? 'Danach geschieht für dich das Mindeste: nehmen, aussetzen oder dein leichtester Stein.'
      : 'Danach spielt ein Computer dieses eine Mal für dich.',
  idle: 'Deine Uhr steht: Du bist nicht dran.',
  tablePaused: (until) => `Angehalten bis ${dayAndTime(until)}. Alle Uhren stehen.`,
  inBank: (bank, cap) => `Reserve: ${spanOf(bank)}, höchstens ${spanOf(cap)}.`,
  strikesYours: (strikes, most) =>
    `Deine Zeit war ${timesInWords(strikes)}${strikes === 1 ? '' : ' hintereinander'} um. Beim ${ordinal(most)} Mal hütet ein Computer deinen Platz.`,

  quiet: 'Nachtpause',
  quietMore: 'Deine Uhr steht, jeden Tag',
  quietFrom: 'Von',
  quietTo: 'Bis',
  quietZone: (zone) => `Zeitzone: ${placeOfDay(zone)}. Nach ihr gehen auch deine Tage und Wochenenden.`,
  quietHere: (zone) => `${placeOfDay(zone)} verwenden`,
  quietKeep: 'Diese Zeiten speichern',
  quietKeeping: 'Wird gespeichert…',
  quietKept: 'Gespeichert. Sie gelten, wenn du das nächste Mal dran bist.',
  quietNext: 'Sie gelten, wenn du das nächste Mal dran bist.',
  quietLong: 'Deine Uhr kann höchstens zwölf Stunden am Tag stehen.',
  quietNone: 'Diese Zeiten sind leer. Wähle ein anderes Ende, oder gar keine.',

  vacation: 'Urlaub',
  vacationFrom: 'Erster Tag',
  vacationTo: 'Letzter Tag',
  daysLeft: (left) => (left === 0 ? 'Du hast keine Urlaubstage mehr.' : `Du hast noch ${count(left, 'Tag')}.`),
  reversed: 'Er endet, bevor er beginnt. Tausch die Tage.',
  past: 'Urlaub beginnt frühestens heute. Wähle einen späteren Tag.',
  tooLong: (days, left) => `Das sind ${count(days, 'Tag')}, und du hast noch ${left}.`,
  noDay: 'Wähle den ersten und den letzten Tag.',
  effect: {
    later: (by, instead) => `Du bist dran: Du hättest Zeit bis ${dayAndTime(by)} statt ${dayAndTime(instead)}.`,
    same: (by) => `Du bist dran: Du hättest weiterhin Zeit bis ${dayAndTime(by)}.`,
    idle: (from, until) =>
      `Deine Uhr stünde ${from === null ? 'ab jetzt' : `von ${dayAndTime(from)}`} bis ${dayAndTime(until)}.`,
  },
  takes: (days, left) => `Das sind ${count(days, 'Tag')}; ${left} blieben übrig.`,
  elsewhere: 'Auch an meinen anderen Tischen mit Uhr',
  declare: 'Urlaub nehmen',
  declaring: 'Wird gespeichert…',
  seen: 'Alle am Tisch sehen es.',
  planned: (days) => `Du bist ${daysInWords(days)} weg.`,
  takeBack: 'Zurücknehmen',
  comeHome: 'Ich bin wieder da',
  takingBack: 'Wird gespeichert…',
  othersDone: (tables) =>
    tables === 0
      ? 'An keinem anderen Tisch ging es.'
      : `Gilt auch an ${tables === 1 ? '1 anderen Tisch' : `${tables} anderen Tischen`}.`,
  othersNone: 'Du hast keinen anderen Tisch.',
  othersRefused: 'An diesen nicht:',
};

/** Held seats and substitutes. */
export const substitutesText: Translation<typeof en.substitutesText> = {
  computer: 'Computer',
  level: { beginner: 'Anfänger', casual: 'gemütlich', regular: 'geübt', expert: 'erfahren', master: 'Meister' },
  playsFor: (owner) => `Computer, spielt für ${owner}`,
  sitsIn: (owner, isYou) => (isYou ? `springst für ${owner} ein` : `springt für ${owner} ein`),

  away: (holder, isComputer) =>
    isComputer ? `Du warst zu lange weg. ${holder}, ein Computer, spielt für dich.` : `${holder} springt für dich ein.`,
  awayLabel: 'Dein Platz',
  back: 'Meinen Platz zurücknehmen',
  comingBack: 'Du nimmst Platz…',

  handWith: (holder) => `${holder} hat deine Hand.`,

  getUp: (owner) => `Den Platz von ${owner} verlassen`,
  getUpSure: (owner) => `Dann hütet ein Computer den Platz, bis ${owner} zurück ist oder jemand anderes einspringt.`,
  getUpYes: 'Verlassen',
  getUpNo: 'Bleiben',
  gettingUp: 'Du stehst auf…',

  satIn: (owner) => `Du springst nicht mehr für ${owner} ein`,
  satInMore: (owner) =>
    `Du hast den Platz verlassen, ${owner} ist zurück, oder deine Zeit war zu oft um. Danke fürs Einspringen.`,

  find: (owner) => `Ersatz für ${owner}…`,
  title: (owner) => `Ersatz für ${owner}`,
  close: 'Zurück zum Tisch',
  lead: (holder, owner) =>
    `${holder}, ein Computer, spielt für ${owner}. Stattdessen kann ein Mensch einspringen, mit der Hand und den Augen von ${owner}, bis ${owner} zurück ist, und sieht auch die letzten Spielzüge dieser Hand.`,
  volunteers: 'Wer einspringen darf',
  volunteersBusy: 'Wird gespeichert…',
  volunteersNo: 'Alle mit dem Link',
  volunteersYes: 'Alle, die mögen',
  volunteersMore: 'Wer einspringen mag, findet diesen Tisch unter den eigenen Tischen.',

  joinBy: (table, holder, owner) =>
    `${owner} war am Tisch „${table}“ zu lange weg. ${holder}, ein Computer, hütet den Platz.`,
  joinMeans: (owner) =>
    `Du spielst die Hand von ${owner}, und gezählt wird für ${owner}. Der Platz kann jederzeit zurückgenommen werden.`,
  sitInFor: (owner) => `Für ${owner} einspringen`,

  vacancies: 'Tische, die Ersatz suchen',
  vacanciesMore: 'Hier fehlt jemand. Spring ein, bis der Platz zurückgenommen wird.',
  line: (rules, round, rounds, allowance) =>
    `Regeln ${presetName(rules.preset)}, ${setName(rules.set)}, Runde ${round} von ${rounds}, ${allowance === null ? 'keine Uhr' : `${spanOf(allowance)} Bedenkzeit`}`,
  company: (owner, others) => `Platz von ${owner}, mit ${listed(others)}`,
  sitIn: 'Einspringen',
  sitInSpoken: (owner, table) => `Für ${owner} am Tisch „${table}“ einspringen`,
  sittingIn: 'Du nimmst Platz…',
};
