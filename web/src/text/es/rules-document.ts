import type { Translation } from '@slow-train/words';
import type * as en from '../en/rules-document.ts';

/** The words that the build adds to the exact rules (web/build/rules-document.ts). */
export const rulesDocumentText: Translation<typeof en.rulesDocumentText> = {
  table: (heading) => `Tabla: ${heading}`,
  presets: 'conjuntos de reglas',
};
