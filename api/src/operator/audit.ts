import type { AuditEntry } from '@slow-train/protocol';
import { desc, eq } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import type { Platform } from '../platform/platform.ts';
import { auditLog } from '../schema/operations.ts';
import type { AuditRow } from '../store/audit-query.ts';

/** Entries in one answer. */
const MAX_LISTED = 200;

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

/** Returns the commands given last, newest first. @param target only those about this game or account */
export async function listAudit({ db }: Pick<Platform, 'db'>, target: string | undefined): Promise<AuditEntry[]> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(target === undefined ? undefined : eq(auditLog.target, target))
    .orderBy(desc(auditLog.at))
    .limit(MAX_LISTED);
  return rows.map((row) => ({ ...row, detail: { ...row.detail }, at: row.at.toISOString() }));
}
