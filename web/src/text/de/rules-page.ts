import type { Translation } from '@slow-train/words';
import { count, presetName } from '@slow-train/words/de';
import type * as en from '../en/rules-page.ts';

/** The page with the rules, in sentences and pictures, and the page with their exact text, which is docs/rules.de.md. */
export const rulesPageText: Translation<typeof en.rulesPageText> = {
  title: 'Die Regeln',
  played: (preset, changes) =>
    changes === 0
      ? `${presetName(preset)}, nichts geändert`
      : `${presetName(preset)}, ${count(changes, 'Änderung', 'Änderungen')}`,
  table: 'Tisch',
  sets: 'Regelwerke',
  contents: 'Inhalt',
  print: 'Drucken',
  learn: 'Spielend lernen',
  pictures: 'Fünf Bilder',
  exact: 'Wort für Wort',
  exactLine: 'Wonach sich das Spiel richtet.',
  thisTable: 'dieser Tisch',
  unchanged: (preset) => `${presetName(preset)}, unverändert.`,
  changed: (preset, value) => `An diesem Tisch geändert. ${presetName(preset)} sagt: ${value}.`,
  tiles: 'Steine',
  tilesCaption: 'Spiel und Steine auf einer Hand, nach Zahl der Plätze',
  seats: 'Plätze',
  set: 'Spiel',
  hand: 'Steine pro Hand',
  glossary: 'Wörter',
};
