import { tileText, type Translation } from '../common.ts';
import type * as english from '../en/matters.ts';
import { count } from './grammar.ts';

/** Returns the matter of a vote, without a subject: `pausar la partida 3 días`. */
export const matterOf: Translation<typeof english.matterOf> = (matter, names) => {
  switch (matter.kind) {
    case 'pause':
      return `pausar la partida ${count(matter.days, 'día')}`;
    case 'resume':
      return 'terminar la pausa';
    case 'extend':
      return 'dar más tiempo a este turno';
    case 'replace':
      return names.isYou(matter.seat)
        ? 'que la computadora cuide tu asiento'
        : `que la computadora cuide el asiento de ${names.seat(matter.seat)}`;
    case 'cancel':
      return 'terminar la partida sin resultado';
    default:
      return matter satisfies never;
  }
};

/** Returns why the viewer's own plan stopped, as a sentence with `*this*` emphasized. */
export const planStopped: Translation<typeof english.planStopped> = (stop, names) => {
  switch (stop.why) {
    case 'doubleOpened':
      return `Tu plan se detuvo: *${tileText(stop.tile)}* está abierto en ${names.train(stop.train)}.`;
    case 'trainOpened':
      return `Tu plan se detuvo: ${names.train(stop.seat)} está abierto para la mesa.`;
    case 'oneTile':
      return `Tu plan se detuvo: a ${names.seat(stop.seat)} le queda 1 ficha.`;
    case 'roundEnded':
      return 'Tu plan se detuvo: terminó la ronda.';
    case 'nothingFits':
      return 'Tu plan se detuvo: ninguna de sus fichas encaja ahora.';
    case 'turnsUsed':
      return 'Tu plan ya jugó todos sus turnos.';
    default:
      return stop satisfies never;
  }
};
