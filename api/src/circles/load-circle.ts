import { err, ok, type Result } from '@slow-train/rules';
import { isIn, type LoadedCircle } from './circle.ts';
import type { AccountId } from '../game/seats.ts';
import type { Ports } from '../games/services.ts';
import type { Failure } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import * as circleStore from './store.ts';

/** What the use cases of circles need. */
export type CirclePorts = Ports & Pick<Platform, 'db' | 'scheduler'>;

export const NO_CIRCLE: Failure = { problem: 'not-found', detail: (say) => say.noCircle };
const NOT_FOUNDER: Failure = { problem: 'forbidden', detail: (say) => say.founderOnly };

/** Loads a circle for one of its members. Failure: `not-found` */
export async function loadForCircle(
  { db }: Pick<Platform, 'db'>,
  id: string,
  account: AccountId,
): Promise<Result<LoadedCircle, Failure>> {
  const loaded = await circleStore.load(db, id);
  return loaded !== undefined && isIn(loaded, account) ? ok(loaded) : err(NO_CIRCLE);
}

/** Loads a circle for its founder. Failures: `not-found`, `forbidden` */
export async function loadForFounder(
  services: Pick<Platform, 'db'>,
  id: string,
  account: AccountId,
): Promise<Result<LoadedCircle, Failure>> {
  const loaded = await loadForCircle(services, id, account);
  return loaded.ok && loaded.value.circle.founder !== account ? err(NOT_FOUNDER) : loaded;
}
