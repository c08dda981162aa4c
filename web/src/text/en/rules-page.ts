import type { PresetName } from '@slow-train/rules';
import { count, presetName } from '#words';

/** The page with the rules, in sentences and pictures, and the page with their exact text, which is docs/rules.md. */
export const rulesPageText = {
  title: 'The rules',
  /** The line below the title. */
  played: (preset: PresetName, changes: number) =>
    changes === 0 ? `${presetName(preset)}, nothing changed` : `${presetName(preset)}, ${count(changes, 'change')}`,
  table: 'Table',
  sets: 'Rule sets',
  contents: 'Contents',
  print: 'Print',
  learn: 'Learn by playing',
  pictures: 'Five pictures',
  exact: 'Word for word',
  exactLine: 'Word for word what the game plays by.',
  /** Marks the value in effect. */
  thisTable: 'this table',
  unchanged: (preset: PresetName) => `${presetName(preset)}, unchanged.`,
  changed: (preset: PresetName, value: string) => `Changed at this table. ${presetName(preset)} says: ${value}.`,
  tiles: 'Tiles',
  tilesCaption: 'Set and tiles in a hand by number of seats',
  seats: 'Seats',
  set: 'Set',
  hand: 'Tiles in a hand',
  glossary: 'Words',
};
