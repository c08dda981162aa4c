import { sql, type SQL } from 'drizzle-orm';
import { auditLog } from '../schema/operations.ts';

/** A row of the operators' audit log. */
export interface AuditRow extends Omit<typeof auditLog.$inferInsert, 'at' | 'target'> {
  readonly at: Date;
  readonly target: string | null;
}

/** Returns the statement that writes a row if a condition holds, such as `from gone`, which has a row if something was deleted. */
export function insertAudit({ id, at, operator, command, target, detail }: AuditRow, condition: SQL): SQL {
  return sql`
    insert into ${auditLog} (id, at, operator, command, target, detail)
    select ${id}, ${at.toISOString()}::timestamptz, ${operator}, ${command}, ${target}, ${JSON.stringify(detail)}::jsonb
    ${condition} returning 1`;
}
