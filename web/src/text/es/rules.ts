import type { Translation } from '@slow-train/words';
import { capital, count, listed, presetName, setName } from '@slow-train/words/es';
import type * as en from '../en/rules.ts';
import { OPTION_WORDS } from './options.ts';

const short = (word: string): string => (word.length > 24 ? `${word.slice(0, 24)}…` : word);

const houseRules = (many: number): string => (many === 1 ? 'una regla propia' : `${many} reglas propias`);

/** Words about house rules; the options have their own (options.ts). */
export const rulesText: Translation<typeof en.rulesText> = {
  house: 'Reglas propias',
  asPreset: (preset) => `como en ${presetName(preset)}`,
  differing: (preset, names) =>
    names.length > 3
      ? `${names.length} distintas de ${presetName(preset)}`
      : `Distinto de ${presetName(preset)}: ${listed(names.map((name) => name.toLowerCase()))}`,
  presetSays: (preset, value) => `${presetName(preset)} dice: ${value}.`,
  reset: 'Restaurar',
  resetOne: (option) => `${option}: restaurar`,
  resetAll: (preset) => `Todo como en ${presetName(preset)}`,
  isReset: (preset) => `Todo está como en ${presetName(preset)}.`,
  groups: {
    start: 'Cómo empieza una ronda',
    turn: 'Un turno',
    markers: 'Trenes abiertos',
    doubles: 'Dobles',
    score: 'Los puntos',
  },
  idle: {
    noPhase: 'Solo donde cada quien arma antes de jugar.',
    phase: 'Sin efecto: cada quien arma antes de jugar.',
    partners: 'Sin efecto: en parejas, la señal espera al final del turno.',
  },

  set: 'Juego de fichas',
  setSentence: 'Hasta dónde llegan los puntos; el doble más alto es la primera locomotora.',
  setLabel: (set) => capital(setName(set)),
  setUsual: (preset, seats, set) => `${presetName(preset)} con ${count(seats, 'asiento')} dice: ${setName(set)}.`,

  difference: (preset, many) =>
    many === 0
      ? `Reglas ${presetName(preset)}, sin cambios.`
      : `Reglas ${presetName(preset)}, con ${houseRules(many)}:`,
  rated: 'Con puntuación: los puestos cambian la de sus jugadores.',
  forced: (plays) =>
    plays
      ? 'Cuando solo hay una jugada, se juega por ti o te espera: elige en los ajustes de la partida.'
      : 'Tú envías cada jugada, aunque solo haya una.',
  instead: (preset, value) => `${presetName(preset)}: ${value}`,
  list: 'Reglas de esta mesa',
  tab: 'Reglas',
  changed: 'regla propia',

  rule: (section, title) => `Regla ${section}: ${title}`,
  ruleShort: (section) => `Regla ${section}`,
  asPictures: 'Estas reglas en dibujos',
  howToPlay: 'Cómo se juega, en cinco dibujos',
  whole: 'Todas las reglas, palabra por palabra',
  compare: 'Comparar estas reglas',
  newTab: (words) => `${words} (se abre en otra pestaña)`,

  share: 'Mandar estas reglas',
  shareMore: 'Un enlace que abre este formulario con ellas.',
  link: 'Enlace a estas reglas',
  copy: 'Copiar el enlace',
  copied: 'Copiado. Abre el formulario con estas reglas.',
  notCopied: 'No se pudo copiar. El enlace está seleccionado: cópialo de ahí.',
  send: 'Compartir…',
  invite: (preset) => `Tren mexicano como lo jugamos: ${presetName(preset)} y algunas reglas propias.`,
  came: (preset, many) =>
    many === 0
      ? `El enlace trajo las reglas de ${presetName(preset)}.`
      : `El enlace trajo ${presetName(preset)} con ${houseRules(many)}.`,
  nonsense: (nonsense, preset) => {
    const instead = `En su lugar, aquí están las reglas de ${presetName(preset)}.`;
    switch (nonsense.about) {
      case 'preset':
        return `El enlace pide las reglas «${short(nonsense.word)}», que no existen. ${instead}`;
      case 'option':
        return `El enlace menciona «${short(nonsense.word)}», que no es una opción. ${instead}`;
      case 'value':
        return `El enlace quiere «${short(nonsense.word)}» para ${OPTION_WORDS[nonsense.option].name.toLowerCase()}, y no es posible. ${instead}`;
      case 'set':
        return `El enlace pide un juego de doble ${short(nonsense.word)}, que no existe. ${instead}`;
      default:
        return nonsense satisfies never;
    }
  },
};
