import { timeNow, testChance } from '@slow-train/local/kit';
import type { TestDatabase } from '@slow-train/local/testing';
import { connect } from '../../src/platform/database.ts';
import { newLogger } from '../../src/platform/log.ts';
import { gameStore } from '../../src/store/game-store.ts';
import { idleScheduler } from './scheduler.ts';

/** Returns the ports with which a test calls use cases itself, on the database of its Worker. */
export function portsOn({ siteUrl, endpoint }: Pick<TestDatabase, 'siteUrl' | 'endpoint'>) {
  const db = connect({ DATABASE_URL: siteUrl, NEON_ENDPOINT: endpoint });
  return {
    db,
    store: gameStore(db, idleScheduler),
    chance: testChance('beside the Worker'),
    now: () => new Date(timeNow()),
    log: newLogger({ run: 'test' }),
  };
}
