import type { Translation } from '@slow-train/words';
import { listed, presetName, setName, spanOf } from '@slow-train/words/es';
import type * as en from '../en/substitutes.ts';

/** Held seats and substitutes. */
export const substitutesText: Translation<typeof en.substitutesText> = {
  computer: 'computadora',
  playsFor: (owner) => `computadora, juega por ${owner}`,
  sitsIn: (owner, isYou) => `${isYou ? 'reemplazas' : 'reemplaza'} a ${owner}`,

  away: (holder, isComputer) =>
    isComputer ? `Faltaste demasiado. ${holder}, la computadora, juega por ti.` : `${holder} te reemplaza.`,
  awayLabel: 'Tu asiento',
  back: 'Recuperar mi asiento',
  comingBack: 'Tomando tu asiento…',

  handWith: (holder) => `Tu mano la tiene ${holder}.`,

  getUp: (owner) => `Dejar el asiento de ${owner}`,
  getUpSure: (owner) => `La computadora cuida entonces el asiento hasta que ${owner} vuelva o alguien más reemplace.`,
  getUpYes: 'Dejarlo',
  getUpNo: 'Quedarme',
  gettingUp: 'Saliendo…',

  satIn: (owner) => `Ya no reemplazas a ${owner}`,
  satInMore: (owner) =>
    `Dejaste el asiento, o ${owner} volvió, o se te acabó el tiempo muchas veces. Gracias por jugar.`,

  find: (owner) => `Reemplazo para ${owner}…`,
  title: (owner) => `Reemplazo para ${owner}`,
  close: 'Volver a la mesa',
  lead: (holder, owner) =>
    `${holder}, la computadora, juega por ${owner}. Una persona puede reemplazar, con la mano y los puntos de ${owner}, hasta que vuelva.`,
  volunteers: 'Quién puede reemplazar',
  volunteersBusy: 'Guardando…',
  volunteersNo: 'Quien tenga el enlace',
  volunteersYes: 'Quien se ofrezca',
  volunteersMore: 'Quien se ofrece encuentra esta mesa debajo de las suyas.',

  joinBy: (table, holder, owner) =>
    `${owner} faltó demasiado en «${table}». ${holder}, la computadora, cuida el asiento.`,
  joinMeans: (owner) =>
    `Juegas la mano de ${owner} y tus puntos cuentan para ${owner}, que puede volver cuando quiera.`,
  sitInFor: (owner) => `Reemplazar a ${owner}`,

  vacancies: 'Mesas que buscan reemplazo',
  vacanciesMore: 'Falta alguien. Juega en su lugar hasta que vuelva.',
  line: (rules, round, rounds, allowance) =>
    `reglas ${presetName(rules.preset)}, ${setName(rules.set)}, ronda ${round} de ${rounds}, ${allowance === null ? 'sin reloj' : `${spanOf(allowance)} por turno`}`,
  company: (owner, others) => `Asiento de ${owner}, con ${listed(others)}`,
  sitIn: 'Reemplazar',
  sitInSpoken: (owner, table) => `Reemplazar a ${owner} en «${table}»`,
  sittingIn: 'Tomando el asiento…',
};
