import { join } from 'node:path';
import { type Unstable_Config, unstable_readConfig } from 'wrangler';
import { REPOSITORY } from '@slow-train/local/paths';
import type { Environment } from './settings-file.ts';

/** Returns the Worker's name in an environment, from wrangler.toml. */
export function workerName(environment: Environment): string {
  return configOf(environment).name ?? 'slow-train';
}

/** Returns the whole configuration of an environment, as wrangler reads it. */
export function configOf(environment: Environment): Unstable_Config {
  const env = environment === 'production' ? {} : { env: environment };
  return unstable_readConfig({ config: join(REPOSITORY, 'wrangler.toml'), ...env }, { hideWarnings: true });
}
