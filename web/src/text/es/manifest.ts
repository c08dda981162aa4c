import type { Translation } from '@slow-train/words';
import type * as en from '../en/manifest.ts';

/** What an installed app is called by its system: build/manifests.ts writes it into the manifest. */
export const manifestText: Translation<typeof en.manifestText> = {
  description: 'Dominó Tren Mexicano por correspondencia',
  /** The names of its shortcuts, by address. */
  shortcuts: { '/new': 'Mesa nueva', '/learn': 'Cómo se juega' },
  /** What its screenshots show. */
  screenshots: { narrow: 'Una partida de cuatro, en el teléfono', wide: 'La misma mesa en la computadora' },
};
