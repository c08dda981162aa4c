export { backUp } from './backup.ts';
export { type Address, databaseAddress, isNeon, passwordFault } from './address.ts';
export { inTransaction, withClient } from './connection.ts';
export {
  type MigrationStatus,
  applyMigrations,
  migrateWithin,
  migrationStatus,
  newestMigrationIn,
  rehearseMigrations,
  unreadableBackwards,
} from './migrations.ts';
export { type Deletion, deletionsIn, noteBackup, readDeletions, writeDeletions } from './deletions.ts';
export { explained } from './problem.ts';
export { readBackup, restore } from './restore.ts';
export { claimForSite, siteOf } from './site.ts';
