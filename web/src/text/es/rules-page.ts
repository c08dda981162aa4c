import type { Translation } from '@slow-train/words';
import type * as en from '../en/rules-page.ts';

/** The page with the rules; its text is docs/rules.es.md. */
export const rulesPageText: Translation<typeof en.rulesPageText> = {
  title: 'Las reglas',
  line: 'Palabra por palabra, lo que el juego aplica.',
  contents: 'Contenido',
};
