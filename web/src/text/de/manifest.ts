import type { Translation } from '@slow-train/words';
import type * as en from '../en/manifest.ts';

/** What an installed app is called by its system: build/manifests.ts writes it into the manifest. */
export const manifestText: Translation<typeof en.manifestText> = {
  description: 'Mexican-Train-Domino auf Distanz',
  /** The names of its shortcuts, by address. */
  shortcuts: { '/new': 'Neuer Tisch', '/learn': 'So geht’s' },
  /** What its screenshots show. */
  screenshots: { narrow: 'Eine Partie zu viert, am Telefon', wide: 'Derselbe Tisch am Computer' },
};
