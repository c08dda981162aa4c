import type { Verdict } from '@slow-train/fairness';
import { createSignal, type Accessor } from 'solid-js';

/** What this browser has found out about a deal; `missing`: the service did not show the evidence. */
export type Found = Verdict | 'missing';
export type Verdicts = ReadonlyMap<number, Found>;

const PREFIX = 'slow-train:deals:';
const VERDICTS: readonly Verdict[] = ['proved', 'withheld', 'unproved', 'broken'];

interface HeldVerdicts {
  readonly now: Accessor<Verdicts>;
  note(round: number, found: Found): void;
}
const tables = new Map<string, HeldVerdicts>();

/** What was found out about the deals of a table, by round: the same for everybody who asks. Survives a reload. */
export function verdictsOf(table: string): HeldVerdicts {
  const known = tables.get(table);
  if (known !== undefined) return known;
  const [now, setNow] = createSignal<Verdicts>(load(table));
  const made: HeldVerdicts = {
    now,
    note(round, found) {
      setNow(new Map([...now(), [round, found]]));
      save(table, now());
    },
  };
  tables.set(table, made);
  return made;
}

function load(table: string): Verdicts {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(PREFIX + table) ?? '[]');
    const names: readonly unknown[] = Array.isArray(read) ? read : [];
    return new Map(
      names.flatMap((name, index): [number, Found][] => {
        const verdict = VERDICTS.find((one) => one === name);
        return verdict === undefined ? [] : [[index + 1, verdict]];
      }),
    );
  } catch {
    return new Map();
  }
}

function save(table: string, verdicts: Verdicts): void {
  const last = Math.max(0, ...verdicts.keys());
  const names = Array.from({ length: last }, (_, index) => {
    const found = verdicts.get(index + 1);
    return found === undefined || found === 'missing' ? null : found;
  });
  try {
    localStorage.setItem(PREFIX + table, JSON.stringify(names));
  } catch {
    // Without storage the deals are checked again the next time.
  }
}
