import type { Folder } from './reach.ts';

/** What stands on the game and its storage, tested over HTTP. */
const USES = [
  'test/games',
  'test/circles',
  'test/lobby',
  'test/moderation',
  'test/notifications',
  'test/profiles',
  'test/talk',
  'test/watching',
];

/** Of other folders: of old rows, and of lists with tournaments. */
const USES_OF_STORE = ['test/scheduler/tidy-up.test.ts', 'test/tournaments/registration.test.ts'];

/** The folders in which mistakes are made: those that everything else stands on. */
export const FOLDERS: readonly Folder[] = [
  { path: 'packages/rules/src', project: 'packages/rules' },
  { path: 'api/src/game', project: 'api', tests: ['test/game', ...USES] },
  { path: 'api/src/store', project: 'api', tests: ['test/store', ...USES, ...USES_OF_STORE] },
  { path: 'web/src/board/state', project: 'web' },
];
