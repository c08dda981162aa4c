import { perChannel } from '@slow-train/protocol';
import { seededChance, seedOf } from '@slow-train/local/kit';
import type { AskedShare } from '../../src/notifications/message-shares.ts';
import { GRANTED } from '../../src/notifications/message-pace.ts';
import { newEntryLinks } from '../../src/accounts/email/entry-links.ts';
import type { EntryLink } from '../../src/notifications/channels/services.ts';
import { connect } from '../../src/platform/database.ts';
import { parseSettings } from '@slow-train/settings';
import { gameStore } from '../../src/store/game-store.ts';
import { idleScheduler } from '../../test/kit/scheduler.ts';

/** One for all of them: they may share a database. */
const chance = seededChance(seedOf('bench'));

/**
 * Returns the services of the real code for one process: its database, a clock of the caller's, channels that send
 * everything, and no scheduler.
 */
export function benchServices(bindings: Readonly<Record<string, string>>, now: () => Date) {
  const settings = parseSettings(bindings);
  const db = connect(settings);
  const sent = () => Promise.resolve({ kind: 'sent' } as const);
  return {
    db,
    settings,
    now,
    chance,
    log: { info: () => undefined, error: console.error },
    store: gameStore(db, idleScheduler),
    scheduler: idleScheduler,
    messagePace: {
      take: () => Promise.resolve({ after: 0 }),
      spend: () => Promise.resolve(GRANTED),
      left: () => Promise.resolve(null),
      hold: () => Promise.resolve(),
      share: (asked: readonly AskedShare[]) => Promise.resolve({ turns: asked.map(() => null), warns: [] }),
      heldBack: () => Promise.resolve(null),
    },
    channels: perChannel(() => sent),
    entryLinks: (links: readonly EntryLink[]) => newEntryLinks({ db, settings, now }, links),
  };
}
