/** How well a computer player plays, weakest first. Without zod, for the page. */
export const LEVELS = ['beginner', 'casual', 'regular', 'expert', 'master'] as const;
