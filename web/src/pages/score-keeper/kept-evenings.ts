import { readEvening, writeEvening, type Evening } from '@slow-train/protocol/evening';
import { createSignal, onCleanup, type Accessor } from 'solid-js';
import { readStored, writeStored } from '../../ui/stored.ts';

// Evenings stay in this browser's storage, each under a key of its own: two tabs with two evenings do not meet.

const PREFIX = 'slow-train:evening:';
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Returns an id that no other evening of this browser has. */
export function newEveningId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => LETTERS[byte % 32]).join('');
}

/** Returns the evenings of this browser, the newest first. One that cannot be read is left out, and stays. */
export function keptEvenings(): readonly Evening[] {
  return keysIn()
    .flatMap((key) => readStoredEvening(key) ?? [])
    .toSorted((a, b) => b.begun - a.begun);
}

/** Keeps an evening as it is now. Returns whether it will be there after a reload. */
export function keepEvening(evening: Evening): boolean {
  return writeStored(PREFIX + evening.id, writeEvening(evening));
}

/** Deletes an evening from this browser. */
export function forgetEvening(id: string): void {
  writeStored(PREFIX + id, null);
}

/** Follows an evening that another tab changes, too. */
export function followKept(id: string): {
  readonly evening: Accessor<Evening | null>;
  change(next: Evening): void;
  isKept: Accessor<boolean>;
} {
  const [evening, setEvening] = createSignal(readStoredEvening(PREFIX + id));
  const [isKept, setKept] = createSignal(true);
  const follow = ({ key }: StorageEvent): void => {
    if (key === PREFIX + id) setEvening(readStoredEvening(key));
  };
  addEventListener('storage', follow);
  onCleanup(() => removeEventListener('storage', follow));
  return {
    evening,
    isKept,
    change: (next) => {
      setKept(keepEvening(next));
      setEvening(next);
    },
  };
}

/** Returns an evening of this browser; null if it is not here. */
export const keptEvening = (id: string): Evening | null => readStoredEvening(PREFIX + id);

function readStoredEvening(key: string): Evening | null {
  const text = readStored(key);
  return text === null ? null : readEvening(text);
}

function keysIn(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}
