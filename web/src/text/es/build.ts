import type { Translation } from '@slow-train/words';
import type * as en from '../en/build.ts';

/** The words of an installed app in its system: build/manifests.ts writes them into the manifest. */
export const manifestText: Translation<typeof en.manifestText> = {
  description: 'Dominó Tren Mexicano por correspondencia',
  /** The names of its shortcuts, by address. */
  shortcuts: { '/new': 'Mesa nueva', '/learn': 'Cómo se juega' },
  /** The descriptions of its screenshots. */
  screenshots: { narrow: 'Una partida de cuatro, en el teléfono', wide: 'La misma mesa en la computadora' },
};

/** The words that the build adds to the exact rules (web/build/rules-document.ts). */
export const rulesDocumentText: Translation<typeof en.rulesDocumentText> = {
  table: (heading) => `Tabla: ${heading}`,
  presets: 'conjuntos de reglas',
};
