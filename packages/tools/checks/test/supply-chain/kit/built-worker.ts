import { bundledWorker } from '@slow-train/local/workerd';

/** Returns the module of the Worker that was bundled for this run. @throws Error if it could not be */
export function builtWorker(): string {
  return bundledWorker().script;
}
