import type { Translation } from '@slow-train/words';
import { count, presetName } from '@slow-train/words/es';
import type * as en from '../en/rules-page.ts';

/** The page with the rules, in sentences and pictures, and the page with their exact text, which is docs/rules.es.md. */
export const rulesPageText: Translation<typeof en.rulesPageText> = {
  title: 'Las reglas',
  played: (preset, changes) =>
    changes === 0 ? `${presetName(preset)}, sin cambios` : `${presetName(preset)}, ${count(changes, 'cambio')}`,
  table: 'Mesa',
  sets: 'Conjuntos de reglas',
  contents: 'Contenido',
  print: 'Imprimir',
  learn: 'Aprender jugando',
  pictures: 'Cinco dibujos',
  exact: 'Palabra por palabra',
  exactLine: 'Lo que el juego aplica.',
  thisTable: 'esta mesa',
  unchanged: (preset) => `${presetName(preset)}, sin cambios.`,
  changed: (preset, value) => `Cambiado en esta mesa. ${presetName(preset)} dice: ${value}.`,
  tiles: 'Fichas',
  tilesCaption: 'Juego y fichas en la mano según los asientos',
  seats: 'Asientos',
  set: 'Juego',
  hand: 'Fichas en la mano',
  glossary: 'Palabras',
};
