import type { Folder } from './reach.ts';

/** The folders in which mistakes are made: those that everything else stands on. */
export const FOLDERS: readonly Folder[] = [
  { path: 'packages/rules/src', project: 'packages/rules' },
  { path: 'api/src/game', project: 'api', avoids: ['test/kit/worker.ts', 'test/kit/database.ts'] },
  { path: 'api/src/store', project: 'api', tests: ['test/store', 'test/games', 'test/circles'] },
  { path: 'web/src/board/state', project: 'web' },
];
