import type { Level } from '@slow-train/protocol';

/** Every level of computer players, weakest first. */
export const LEVELS: readonly Level[] = ['beginner', 'casual', 'regular', 'expert', 'master'];
