import { dateFormat } from '@slow-train/words/dates';
import type { ClockTerms, Vacation } from '@slow-train/protocol';
import type { Translation } from '@slow-train/words';
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
} from '@slow-train/words/es';
import { placeOfDay } from '../days.ts';
import type * as en from '../en/clock.ts';
import { clockTime, dayAhead, dayAndTime } from './shell.ts';

const dayAndMonth = dateFormat('es', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const midnight = (day: string): number => Date.parse(`${day}T00:00Z`);

/** Days in everyday words: `el 24 de diciembre`, `del 24 al 28 de diciembre`, `del 30 de diciembre al 2 de enero`. */
export function daysInWords({ from, to }: Vacation): string {
  const last = dayAndMonth().format(midnight(to));
  if (from === to) return `el ${last}`;
  const first = dayAndMonth().format(midnight(from));
  return `del ${from.slice(0, 7) === to.slice(0, 7) ? (first.split(' ')[0] ?? first) : first} al ${last}`;
}

/** A game's time control in sentences, the same before and after joining. */
export function contractOf(terms: ClockTerms | null): readonly string[] {
  if (terms === null) return ['Sin reloj: a nadie se le acaba el tiempo.'];
  return [
    turnSentence(terms),
    terms.weekendsOff
      ? 'Los relojes paran sábados y domingos, según la zona horaria de cada quien.'
      : 'Los relojes corren también los fines de semana.',
    'Tu reloj para en tu descanso nocturno: tú eliges las horas, doce al día como máximo.',
    terms.vacationDays === 0
      ? 'Sin vacaciones.'
      : `${capital(count(terms.vacationDays, 'día'))} de vacaciones por persona en toda la partida. Todos los ven.`,
    terms.onTimeout === 'least'
      ? '¿Se acabó el tiempo? Se hace por ti lo mínimo: tomar, pasar o tu ficha más liviana.'
      : '¿Se acabó el tiempo? La máquina juega ese turno por ti.',
    `Si se te acaba el tiempo ${timesInWords(terms.strikes)}${terms.strikes === 1 ? '' : ' seguidas'}, la máquina cuida tu lugar hasta que vuelvas.`,
  ];
}

function turnSentence({ allowance, bank, cap }: ClockTerms): string {
  const turn = `${capital(spanOf(allowance))} por turno`;
  if (cap === 0) return `${turn}, sin reserva.`;
  if (bank === 0) return `${turn}. El tiempo que ahorras va a una reserva de hasta ${spanOf(cap)}.`;
  const reserve = `${turn} + ${spanOf(bank)} de reserva.`;
  return bank === cap
    ? `${reserve} El tiempo que ahorras la vuelve a llenar.`
    : `${reserve} El tiempo que ahorras se suma, hasta ${spanOf(cap)}.`;
}

/** Words about the clock: choosing it, reading it, taking time off. */
export const clockText: Translation<typeof en.clockText> = {
  title: 'Reloj',
  summary: (terms) =>
    terms === null ? 'Sin reloj: a nadie se le acaba el tiempo' : `Reloj: ${spanOf(terms.allowance)} por turno`,
  choices: {
    none: { name: 'Sin reloj', tag: 'confianza', flavour: 'A nadie se le acaba el tiempo. Para gente que se acuerda.' },
    lively: { name: 'Ágil', tag: 'una o dos tardes', flavour: 'Una hora por turno + tres horas de reserva.' },
    day: { name: 'Un día por turno', tag: 'lo habitual', flavour: 'Un día por turno + tres días de reserva.' },
    unhurried: {
      name: 'Sin prisa',
      tag: 'por correo lento',
      flavour: 'Tres días por turno + una semana de reserva; fines de semana libres.',
    },
    own: { name: 'A mi manera', tag: '', flavour: 'Ajusta cada parte.' },
  },
  means: 'Qué significa este reloj',
  allowance: 'Tiempo por turno',
  bank: 'Reserva al empezar',
  cap: 'Reserva máxima',
  span: (minutes) => capital(spanOf(minutes)),
  weekends: 'Fines de semana',
  weekendsOff: 'Libres',
  weekendsOn: 'Cuentan',
  vacationDays: 'Días de vacaciones',
  vacationMore: 'por persona, en toda la partida',
  timeout: 'Sin tiempo',
  timeoutLeast: 'Se hace la jugada mínima',
  timeoutComputer: 'Juega la máquina',
  strikes: 'Paciencia',
  strikesMore: (strikes) =>
    `sin tiempo ${timesInWords(strikes)}${strikes === 1 ? '' : ' seguidas'}: la máquina cuida el lugar`,
  wrong: 'Este reloj no funciona: hay más días o más paciencia de lo permitido. Elige menos.',

  paused: 'En pausa',
  pausedUntil: (until, now) => {
    const day = dayAhead(until, now);
    return `hasta ${day === 'hoy' ? `las ${clockTime(until)}` : day}`;
  },
  /** While it would run: quiet hours, a weekend off, a vacation. */
  stopped: (until, now) => `en pausa ${clockText.pausedUntil(until, now)}`,
  stoppedYours: (until, now) =>
    `Tu reloj está detenido ${clockText.pausedUntil(until, now)}: descanso nocturno, fin de semana o vacaciones.`,
  thinking: 'Pensando',
  aMoment: 'un momento',
  noClock: 'Sin reloj',
  takeYourTime: 'tómate tu tiempo',
  moved: (since) => (since === 'ahora' ? 'acaba de jugar' : `jugó hace ${since}`),
  inReserve: (left) => `reserva ${left}`,
  hasReserve: (left, isInUse) => (isInUse ? `quedan ${left} de la reserva` : `${left} de reserva`),
  noReserve: 'sin reserva',
  openSpoken: 'Reloj',
  late: (strikes) => `sin tiempo ${timesInWords(strikes)}`,
  away: (days) => `ausente ${daysInWords(days)}`,
  left: (by, now) => (by <= now ? 'se acabó el tiempo' : `${deadlineTime(by, now)}, ${timeLeft(by, now)}`),

  open: 'Reloj y vacaciones',
  close: 'Cerrar',
  agreed: 'El reloj de esta mesa',
  yours: 'Tu reloj',
  runs: (by, now) =>
    by <= now ? 'Se te acabó el tiempo.' : `Tu turno: ${deadlineTime(by, now)}, ${timeLeft(by, now)}.`,
  turnEnds: (at, now) =>
    `De eso, el tiempo propio de este turno: ${timeLeft(at, now)}, hasta ${deadlineTime(at, now)}.`,
  thenReserve: (bank, by, now) => `Después la reserva: ${spanOf(bank)}, hasta ${deadlineTime(by, now)}.`,
  usesReserve: 'El tiempo propio de este turno se acabó: corre la reserva.',
  afterThat: (onTimeout) =>
    onTimeout === 'least'
      ? 'Después se hace por ti lo mínimo: tomar, pasar o tu ficha más liviana.'
      : 'Después la máquina juega este turno por ti.',
  idle: 'Tu reloj está parado: no es tu turno.',
  tablePaused: (until) => `En pausa hasta ${dayAndTime(until)}. Todos los relojes están parados.`,
  inBank: (bank, cap) => `De reserva: ${spanOf(bank)}, de ${spanOf(cap)} como máximo.`,
  strikesYours: (strikes, most) =>
    `Se te acabó el tiempo ${timesInWords(strikes)}${strikes === 1 ? '' : ' seguidas'}. A las ${numberWord(most, 'f')}, la máquina cuida tu lugar.`,

  quiet: 'Descanso nocturno',
  quietMore: 'Tu reloj para, todos los días',
  quietFrom: 'Desde',
  quietTo: 'Hasta',
  quietZone: (zone) => `Zona horaria: ${placeOfDay(zone)}. También vale para tus días y fines de semana.`,
  quietHere: (zone) => `Usar ${placeOfDay(zone)}`,
  quietKeep: 'Guardar estas horas',
  quietKeeping: 'Guardando…',
  quietKept: 'Guardado. Cuentan desde tu próximo turno.',
  quietNext: 'Cuentan desde tu próximo turno.',
  quietLong: 'Tu reloj puede parar doce horas al día como máximo.',
  quietNone: 'Estas horas están vacías. Elige otro final, o ninguna.',

  vacation: 'Vacaciones',
  vacationFrom: 'Primer día',
  vacationTo: 'Último día',
  daysLeft: (left) =>
    left === 0 ? 'No te quedan días de vacaciones.' : `Te ${left === 1 ? 'queda' : 'quedan'} ${count(left, 'día')}.`,
  reversed: 'Terminan antes de empezar. Intercambia los días.',
  past: 'Las vacaciones empiezan hoy como muy pronto. Elige un día posterior.',
  tooLong: (days, left) => `Son ${count(days, 'día')} y te quedan ${left}.`,
  noDay: 'Elige el primer y el último día.',
  effect: {
    later: (by, instead) => `Tu turno: tendrías hasta ${dayAndTime(by)} en lugar de ${dayAndTime(instead)}.`,
    same: (by) => `Tu turno: seguirías teniendo hasta ${dayAndTime(by)}.`,
    idle: (from, until) =>
      `Tu reloj pararía desde ${from === null ? 'ahora' : dayAndTime(from)} hasta ${dayAndTime(until)}.`,
  },
  takes: (days, left) => `Son ${count(days, 'día')}; te quedarían ${left}.`,
  elsewhere: 'También en mis otras mesas con reloj',
  declare: 'Tomar vacaciones',
  declaring: 'Guardando…',
  seen: 'Todos lo ven.',
  planned: (days) => `No estás ${daysInWords(days)}.`,
  takeBack: 'Deshacer',
  comeHome: 'Volver ya',
  takingBack: 'Guardando…',
  othersDone: (tables) =>
    tables === 0 ? 'No se pudo declarar en ninguna otra mesa.' : `También declaradas en ${count(tables, 'mesa')} más.`,
  othersNone: 'No tienes otra mesa.',
  othersRefused: 'En estas no:',
};

/** Held seats and substitutes. */
export const substitutesText: Translation<typeof en.substitutesText> = {
  computer: 'máquina',
  level: { beginner: 'principiante', casual: 'tranquila', regular: 'habitual', expert: 'experta', master: 'maestra' },
  playsFor: (owner) => `máquina, juega por ${owner}`,
  sitsIn: (owner, isYou) => `${isYou ? 'reemplazas' : 'reemplaza'} a ${owner}`,

  away: (holder, isComputer) =>
    isComputer ? `Faltaste demasiado. ${holder}, la máquina, juega por ti.` : `${holder} te reemplaza.`,
  awayLabel: 'Tu lugar',
  back: 'Recuperar mi lugar',
  comingBack: 'Tomando tu lugar…',

  handWith: (holder) => `Tu mano la tiene ${holder}.`,

  getUp: (owner) => `Dejar el lugar de ${owner}`,
  getUpSure: (owner) => `La máquina cuida entonces el lugar hasta que ${owner} vuelva o alguien más reemplace.`,
  getUpYes: 'Dejarlo',
  getUpNo: 'Quedarme',
  gettingUp: 'Saliendo…',

  satIn: (owner) => `Ya no reemplazas a ${owner}`,
  satInMore: (owner) => `Dejaste el lugar, o ${owner} volvió, o se te acabó el tiempo muchas veces. Gracias por jugar.`,

  find: (owner) => `Reemplazo para ${owner}…`,
  title: (owner) => `Reemplazo para ${owner}`,
  close: 'Volver a la mesa',
  lead: (holder, owner) =>
    `${holder}, la máquina, juega por ${owner}. Una persona puede reemplazar, con la mano y los puntos de ${owner}, hasta que vuelva. También ve las últimas jugadas de esa mano.`,
  volunteers: 'Quién puede reemplazar',
  volunteersBusy: 'Guardando…',
  volunteersNo: 'Quien tenga el enlace',
  volunteersYes: 'Quien se ofrezca',
  volunteersMore: 'Quien se ofrece encuentra esta mesa debajo de las suyas.',

  joinBy: (table, holder, owner) => `${owner} faltó demasiado en «${table}». ${holder}, la máquina, cuida el lugar.`,
  joinMeans: (owner) =>
    `Juegas la mano de ${owner} y tus puntos cuentan para ${owner}, que puede volver cuando quiera.`,
  sitInFor: (owner) => `Reemplazar a ${owner}`,

  vacancies: 'Mesas que buscan reemplazo',
  vacanciesMore: 'Falta alguien. Juega en su lugar hasta que vuelva.',
  line: (rules, round, rounds, allowance) =>
    `reglas ${presetName(rules.preset)}, ${setName(rules.set)}, ronda ${round} de ${rounds}, ${allowance === null ? 'sin reloj' : `${spanOf(allowance)} por turno`}`,
  company: (owner, others) => `Lugar de ${owner}, con ${listed(others)}`,
  sitIn: 'Reemplazar',
  sitInSpoken: (owner, table) => `Reemplazar a ${owner} en «${table}»`,
  sittingIn: 'Tomando el lugar…',
};
