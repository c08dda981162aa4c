import type { Verdict } from '@slow-train/fairness';
import { createSignal, type Accessor } from 'solid-js';
import { readVerdicts, writeVerdicts } from './verdict-store.ts';

/** What this browser has found out about a deal; `missing`: the service did not show the evidence. */
export type Found = Verdict | 'missing';
export type Verdicts = ReadonlyMap<number, Found>;

interface HeldVerdicts {
  readonly now: Accessor<Verdicts>;
  note(round: number, found: Found): void;
}
const tables = new Map<string, HeldVerdicts>();

/** What was found out about the deals of a table, by round: the same for everybody who asks. Survives a reload. */
export function verdictsOf(table: string): HeldVerdicts {
  const known = tables.get(table);
  if (known !== undefined) return known;
  const [now, setNow] = createSignal<Verdicts>(readVerdicts(table).found);
  const made: HeldVerdicts = {
    now,
    note(round, found) {
      setNow(new Map([...now(), [round, found]]));
      writeVerdicts(table, now());
    },
  };
  tables.set(table, made);
  return made;
}
