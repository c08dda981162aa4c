export { backUp } from './backup.ts';
export { type Address, addressOf, isNeon } from './address.ts';
export { inTransaction, withClient } from './connection.ts';
export {
  type MigrationStatus,
  applyMigrations,
  migrateWithin,
  migrationStatus,
  rehearseMigrations,
} from './migrations.ts';
export { explained } from './problem.ts';
export { restore } from './restore.ts';
export { claimForSite, siteOf } from './site.ts';
