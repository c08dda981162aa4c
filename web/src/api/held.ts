import type { Desk, GameAnswer } from '@slow-train/protocol';
import { createSignal, type Accessor } from 'solid-js';
import { tellTabs } from './tabs.ts';
import { newer, newerDesk } from './timeline.ts';

/** One table as the newest answer has it. Polls and actions both report here, so none can overtake the other. */
export interface HeldTable {
  readonly now: Accessor<GameAnswer | undefined>;
  /** When something new was last seen here, by this machine's own clock: others' may be wrong. */
  changedAt(): number;
  /** Takes an answer in, unless it is older than what is held. */
  take(fresh: GameAnswer): void;
  /** Takes in what became of the reader's desk. */
  takeDesk(fresh: Desk): void;
}

const tables = new Map<string, HeldTable>();

/** The table of that id: the same one for everybody who asks. */
export function heldTable(id: string): HeldTable {
  const known = tables.get(id);
  if (known !== undefined) return known;
  const [now, setNow] = createSignal<GameAnswer | undefined>(undefined);
  let changedAt = 0;
  const made: HeldTable = {
    now,
    changedAt: () => changedAt,
    take(fresh) {
      const held = now();
      const next = newer(held, fresh);
      if (next === held) return;
      changedAt = Date.now();
      setNow(next);
      if (next.game.revision !== held?.game.revision) tellTabs({ id, revision: next.game.revision });
    },
    takeDesk(fresh) {
      const held = now();
      if (held !== undefined) setNow({ ...held, desk: newerDesk(held.desk, fresh) });
    },
  };
  tables.set(id, made);
  return made;
}

/** Another person is sitting here now: what the last one saw is theirs. */
export function forgetTables(): void {
  tables.clear();
}
