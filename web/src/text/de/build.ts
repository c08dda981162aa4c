import type { Translation } from '@slow-train/words';
import type * as en from '../en/build.ts';

/** The words of an installed app in its system: build/manifests.ts writes them into the manifest. */
export const manifestText: Translation<typeof en.manifestText> = {
  description: 'Mexican-Train-Domino auf Distanz',
  /** The names of its shortcuts, by address. */
  shortcuts: { '/new': 'Neuer Tisch', '/learn': 'So geht’s' },
  /** The descriptions of its screenshots. */
  screenshots: { narrow: 'Eine Partie zu viert, am Telefon', wide: 'Derselbe Tisch am Computer' },
};

/** The words that the build adds to the exact rules (web/build/rules-document.ts). */
export const rulesDocumentText: Translation<typeof en.rulesDocumentText> = {
  table: (heading) => `Tabelle: ${heading}`,
  presets: 'Regelwerke',
};
