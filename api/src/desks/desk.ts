import type { Desk, DeskChange } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import type { Failure } from '../problem.ts';
import { desks } from './desks.sql.ts';

/** What is read of a desk. */
export const deskColumns = {
  version: desks.version,
  arrangement: desks.arrangement,
  draft: desks.draft,
  notes: desks.notes,
  readUpTo: desks.readUpTo,
};
export type DeskRow = Pick<typeof desks.$inferSelect, keyof typeof deskColumns>;

const EMPTY: Desk = { version: 0, arrangement: null, draft: null, notes: '', readUpTo: 0 };

/** The desk in a row; an empty one of version 0 where nothing was ever laid down. */
export function deskOf(row: DeskRow | null | undefined): Desk {
  return row ?? EMPTY;
}

const NOTES_CHANGED: Failure = {
  problem: 'conflict',
  detail: 'Your notes have been changed on another device since. Read them again, and write yours beside them.',
};

/**
 * The desk after a change, of the next version; the same one where nothing is different.
 * Failure: `conflict` for notes written over a text that is not there any more
 */
export function changedDesk(desk: Desk, change: DeskChange, revision: number): Result<Desk, Failure> {
  const { notes } = change;
  if (notes !== undefined && notes.instead !== desk.notes && notes.text !== desk.notes) return err(NOTES_CHANGED);
  const next: Desk = {
    version: desk.version,
    arrangement: change.arrangement === undefined ? desk.arrangement : change.arrangement,
    draft: change.draft === undefined ? desk.draft : change.draft,
    notes: notes === undefined ? desk.notes : notes.text,
    // Nobody has seen what has not happened.
    readUpTo: Math.max(desk.readUpTo, Math.min(change.readUpTo ?? 0, revision)),
  };
  const isSame = JSON.stringify(next) === JSON.stringify(desk);
  return ok(isSame ? desk : { ...next, version: desk.version + 1 });
}
