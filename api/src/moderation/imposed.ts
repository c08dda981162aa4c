import type { Imposed } from '@slow-train/protocol';
import { sanctionOf } from './appeal-store.ts';
import type { SanctionRow } from '../schema/moderation.ts';

/** Returns a sanction as the operator sees it. */
export function imposedOf(row: SanctionRow): Imposed {
  return { ...sanctionOf(row), account: row.accountId, report: row.reportId };
}
