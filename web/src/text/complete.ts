import type { Translation } from '@slow-train/words';
import type * as en from './en/all.ts';
import type * as es from './es/all.ts';

/** Compiles only if a language has every text of the English catalogue, with the same arguments. */
type Complete<Catalogue extends Translation<typeof en>> = Catalogue;

/** The catalogue of each language; what is missing is a compile error here. */
export interface Catalogues {
  readonly en: typeof en;
  readonly es: Complete<typeof es>;
}
