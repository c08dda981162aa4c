import type { Language } from '@slow-train/protocol/languages';

/** The name of a guest who has only played the computer, and was not asked for one. */
export const GUEST_NAMES: { readonly [language in Language]: string } = { en: 'Guest', es: 'Visita', de: 'Gast' };
