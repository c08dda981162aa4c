import type { OptionName, Options } from '@slow-train/rules';
import type { OptionWords } from '../en/options.ts';

const YES_NO = { yes: 'sí', no: 'no' } as const;

/** Every option of the rules (docs/rules.es.md section 8) in words, in the order a round meets them. */
export const OPTION_WORDS: { readonly [K in OptionName]: OptionWords<K> } = {
  opening: {
    name: 'Salida',
    sentence: 'Cómo llega a la mesa la locomotora, el doble del centro.',
    values: {
      aside: 'se pone antes de mezclar',
      holder: 'la pone quien la tenga',
      highest: 'el doble más alto que haya en las manos',
      turns: 'se roba por turnos hasta que salga',
    },
  },
  starter: {
    name: 'Quién empieza',
    sentence: 'Qué asiento tiene el primer turno de la ronda.',
    values: {
      engine: 'quien puso la locomotora',
      random: 'al azar, luego el siguiente a la izquierda',
      highTile: 'la ficha más alta robada, luego el siguiente a la izquierda',
      left: 'el asiento a la izquierda de la locomotora',
    },
  },
  firstTurn: {
    name: 'Primer turno',
    sentence: 'Si el primer turno pone una ficha o arma un tren entero.',
    values: {
      single: 'una ficha, como cualquier turno',
      build: 'arma tu tren',
      phase: 'cada quien arma antes de jugar',
    },
  },
  mexicanOnFirstTurn: {
    name: 'Tren mexicano enseguida',
    sentence: 'Si el primer turno puede empezar el tren mexicano.',
    values: YES_NO,
  },
  mustPlay: {
    name: 'Obligación de jugar',
    sentence: 'Si quien puede jugar tiene que hacerlo, o puede robar.',
    values: { yes: 'hay que jugar', no: 'se puede robar' },
  },
  drawnTile: {
    name: 'Ficha robada',
    sentence: 'Si una ficha robada que encaja se juega enseguida.',
    values: { must: 'hay que jugarla', may: 'se puede guardar' },
  },
  markOn: {
    name: 'Sube la señal',
    sentence: 'Cuándo se abre un tren: al robar, o cuando el turno termina sin jugar.',
    values: { fail: 'si no se jugó nada', draw: 'al robar' },
  },
  emptyPassMarks: {
    name: 'Señal con el pozo vacío',
    sentence: 'Si pasar sin nada que robar abre el tren.',
    values: YES_NO,
  },
  liftedBy: {
    name: 'Baja la señal',
    sentence: 'Quién cierra un tren abierto al jugar en él.',
    values: { owner: 'su dueño', anyone: 'cualquiera' },
  },
  publicOwnerOnlyOwn: {
    name: 'El tren abierto obliga',
    sentence: 'Si quien tiene el tren abierto solo puede jugar en ese tren.',
    values: YES_NO,
  },
  doubles: {
    name: 'Después de un doble',
    sentence: 'Qué tiene que seguir a un doble en el mismo turno.',
    values: {
      chain: 'otra ficha, y así mientras sean dobles',
      pair: 'una ficha más donde sea; dos dobles como máximo',
      cap: 'una ficha sobre ese doble',
    },
  },
  uncappedMarks: {
    name: 'El doble sin cubrir abre',
    sentence: 'Qué tren se abre cuando falta la ficha después de un doble.',
    values: { none: 'ninguno', own: 'el de quien jugó', bearer: 'el tren con el doble' },
  },
  openBinds: {
    name: 'El doble abierto obliga',
    sentence: 'Si toda la mesa debe intentar cubrirlo, o solo quien podría jugar ahí de todos modos.',
    values: { all: 'a toda la mesa', eligible: 'a su dueño y a los trenes privados' },
  },
  deadDouble: {
    name: 'Doble imposible de cubrir',
    sentence: 'Qué pasa con un doble abierto cuando todas las fichas de su número están en la mesa.',
    values: { release: 'cuenta como cubierto', stays: 'bloquea la ronda' },
  },
  lastTile: {
    name: 'Última ficha',
    sentence: 'Si hay que avisar cuando queda una sola ficha.',
    values: {
      none: 'no hace falta avisar',
      announced: 'la mesa lo anuncia',
      penalty: 'avisa, o te atrapan: dos fichas',
    },
  },
  doubleBlank: {
    name: 'Doble blanco',
    sentence: 'Cuánto cuesta 0-0 si se queda en la mano.',
    values: { 0: 'nada', 25: '25 puntos', 50: '50 puntos' },
  },
  tieBreak: {
    name: 'Empates',
    sentence: 'Qué decide entre totales iguales.',
    values: { shared: 'nada: se gana en conjunto', zeros: 'más rondas en cero, luego la ronda más baja' },
  },
  partners: {
    name: 'Parejas',
    sentence: 'Si los asientos de enfrente juegan juntos, con 4, 6 u 8 asientos.',
    values: YES_NO,
  },
  simultaneousBuild: {
    name: 'Armar a la vez',
    sentence: 'Si toda la mesa arma su primer tren al mismo tiempo, oculto hasta que llegue el último.',
    values: YES_NO,
  },
};

/** An option's value in words. */
export function valueWords<K extends OptionName>(name: K, value: Options[K]): string {
  const words: { readonly [value: string]: string } = OPTION_WORDS[name].values;
  return words[String(value)] ?? String(value);
}
