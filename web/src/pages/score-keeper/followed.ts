import { readStored, writeStored } from '../../ui/stored.ts';

/** The copy of an evening at the site. */
export interface Followed {
  /** For those who follow. */
  readonly code: string;
  /** For the browser that keeps score. */
  readonly key: string;
}

const PREFIX = 'slow-train:followed:';

/** Returns the copy of an evening; null if nobody follows it. */
export function followedAs(id: string): Followed | null {
  const text = readStored(PREFIX + id);
  const [code, key] = text?.split(' ') ?? [];
  return code === undefined || key === undefined ? null : { code, key };
}

/** Remembers the copy of an evening; null forgets it. */
export function keepFollowed(id: string, followed: Followed | null): void {
  writeStored(PREFIX + id, followed === null ? null : `${followed.code} ${followed.key}`);
}
