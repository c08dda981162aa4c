import type { Verdict } from '@slow-train/fairness';
import { createSignal, type Accessor } from 'solid-js';
import { writeStored } from '../ui/stored.ts';

/** This browser's verdict on a deal; `missing`: the service did not provide the evidence. */
export type DealVerdict = Verdict | 'missing';
export type DealVerdicts = ReadonlyMap<number, DealVerdict>;

interface HeldVerdicts {
  readonly now: Accessor<DealVerdicts>;
  record(round: number, found: DealVerdict): void;
}
const tables = new Map<string, HeldVerdicts>();

/** Returns the verdicts on the deals of a game, by round: one object per game. They survive a reload. */
export function verdictsOf(table: string): HeldVerdicts {
  const known = tables.get(table);
  if (known !== undefined) return known;
  const [now, setNow] = createSignal<DealVerdicts>(readVerdicts(table).found);
  const made: HeldVerdicts = {
    now,
    record(round, found) {
      setNow(new Map([...now(), [round, found]]));
      writeVerdicts(table, now());
    },
  };
  tables.set(table, made);
  return made;
}

const PREFIX = 'slow-train:deals:';
const VERDICTS: readonly Verdict[] = ['proved', 'withheld', 'unproved', 'broken'];

/** The verdicts on the deals of a game, and when the last one was reached, by this device's clock in milliseconds. */
interface StoredVerdicts {
  readonly at: number;
  readonly found: ReadonlyMap<number, Verdict>;
}

const NOTHING: StoredVerdicts = { at: 0, found: new Map() };

/** Returns the verdicts stored for a game; none if they cannot be read. */
export function readVerdicts(table: string, storage: () => Storage = () => localStorage): StoredVerdicts {
  try {
    return parse(JSON.parse(storage().getItem(PREFIX + table) ?? '[]'));
  } catch {
    return NOTHING;
  }
}

/** Stores verdicts, except `missing`: that evidence is requested again. */
function writeVerdicts(table: string, verdicts: ReadonlyMap<number, Verdict | 'missing'>): void {
  const last = Math.max(0, ...verdicts.keys());
  const found = Array.from({ length: last }, (_, index) => {
    const one = verdicts.get(index + 1);
    return one === undefined || one === 'missing' ? null : one;
  });
  // Without storage the deals are checked again next time.
  writeStored(PREFIX + table, JSON.stringify({ at: Date.now(), found }));
}

function parse(read: unknown): StoredVerdicts {
  // The first format had only the list.
  if (Array.isArray(read)) return { at: 0, found: verdictsIn(read) };
  if (typeof read !== 'object' || read === null || !('at' in read) || !('found' in read)) return NOTHING;
  const { at, found } = read;
  return typeof at === 'number' && Array.isArray(found) ? { at, found: verdictsIn(found) } : NOTHING;
}

function verdictsIn(names: readonly unknown[]): StoredVerdicts['found'] {
  return new Map(
    names.flatMap((name, index): [number, Verdict][] => {
      const verdict = VERDICTS.find((one) => one === name);
      return verdict === undefined ? [] : [[index + 1, verdict]];
    }),
  );
}
