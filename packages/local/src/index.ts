export { startNeonEndpoint } from './neon/endpoint.ts';
export { applyMigrations } from './postgres/databases.ts';
export { startPostgres } from './postgres/postgres.ts';
export type { Bindings, RunningWorker } from './worker/running-worker.ts';
export { startWorker } from './worker/worker.ts';
