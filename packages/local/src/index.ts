export { type Backend, type BackendOptions, startBackend } from './backend.ts';
export { type Mailbox, type MailboxOptions, startMailbox } from './mailbox/mailbox.ts';
export { applyMigrations } from './migrate.ts';
export { type NeonEndpoint, startNeonEndpoint } from './neon-endpoint.ts';
export { type Postgres, type Purpose, startPostgres } from './postgres.ts';
export { LocalError, type Problem } from './problem.ts';
export { type Bindings, type RunningWorker, type WorkerOptions, startWorker } from './worker.ts';
