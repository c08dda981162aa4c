import { nanoid } from 'nanoid';
import type { Platform } from '../platform/platform.ts';
import type { AuditRow } from '../store/audit-query.ts';

/** A use of the operator's commands. */
export interface Command {
  readonly operator: string;
  readonly command: string;
  /** The id of the game or account; null if it concerns none. */
  readonly target: string | null;
  /** Reason and effect. Nothing secret, no address. */
  readonly detail?: AuditRow['detail'];
}

/** Returns the row of a command, to be written in one batch with the command's changes. */
export function auditRow({ now }: Pick<Platform, 'now'>, { detail = {}, ...command }: Command): AuditRow {
  return { id: nanoid(), at: now(), detail, ...command };
}
