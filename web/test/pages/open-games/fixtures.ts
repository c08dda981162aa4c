import type { OpenGame, OpenGameList } from '@slow-train/protocol';

export { openGameWith, pretendWait } from '../../../src/playground/open-games.ts';

export const listOf = (games: readonly OpenGame[], change: Partial<OpenGameList> = {}): OpenGameList => ({
  games,
  next: null,
  waits: [],
  ...change,
});
