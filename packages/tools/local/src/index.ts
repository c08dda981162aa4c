export { newPushKeys } from './dev-server/push-keys.ts';
export { freePort } from './machine/ports.ts';
export { startPostgres } from './postgres/postgres.ts';
export { temporaryFolder } from './postgres/temporary-folder.ts';
export { bundleWorker } from './worker/bundle.ts';
export { type Bindings, type RunningWorker, startWorker } from './worker/worker.ts';
