import type { ClockTerms } from '@slow-train/protocol';
import type { Translation } from '@slow-train/words';
import { count, presetName, spanOf } from '@slow-train/words/es';
import type * as en from '../en/rematch.ts';

const clockOf = (terms: ClockTerms | null): string =>
  terms === null ? 'sin reloj' : `${spanOf(terms.allowance)} por turno`;

/** Playing again with the same people, but for one thing. */
export const rematchText: Translation<typeof en.rematchText> = {
  open: 'Otra vez, con un cambio',
  lead: 'Los asientos y lo demás quedan como estaban. Todos se enteran de lo que cambia.',
  close: 'Cerrar',
  what: '¿Qué cambia?',
  things: { rules: 'Reglas', clock: 'Reloj', rounds: 'Rondas', name: 'Nombre' },
  rounds: (rounds) => `antes: ${rounds}`,
  nameHint: 'Para que la encuentres entre tus mesas',
  nameMissing: 'Ponle un nombre.',
  again: 'Invitar otra vez',
  asking: 'Poniendo la mesa…',
  overtaken: 'Alguien puso la siguiente partida justo antes que tú. Ya estás ahí, sin tu cambio.',
  different: {
    rules: ({ was, now, isHouse }) =>
      `Esta vez cambia: reglas ${presetName(now)} en lugar de ${presetName(was)}${isHouse ? ' con reglas de la casa' : ''}.`,
    clock: (was, now) => `Esta vez cambia: ${clockOf(now)} en lugar de ${clockOf(was)}.`,
    rounds: (was, now) => `Esta vez cambia: ${count(now, 'ronda')} en lugar de ${was}.`,
    name: (was) => `Esta vez cambia el nombre. Antes era «${was}».`,
  },
};
