/** How well a computer player plays, weakest first. Without zod, for the page. */
export const LEVELS = ['beginner', 'casual', 'regular', 'expert', 'master'] as const;

/** The character that plays at a level, and its name; several computers of a level have other names. */
export const CHARACTERS: { readonly [level in (typeof LEVELS)[number]]: string } = {
  beginner: 'Biscuit',
  casual: 'Gus',
  regular: 'Della',
  expert: 'Marge',
  master: 'Oakes',
};
