import { err, ok, type Result } from '@slow-train/rules';
import { isMember } from '../../games/game.ts';
import type { Player } from '../../games/player.ts';
import { NOT_FOUND, type Failure } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { webhookStore, type Owner } from './store.ts';

/** Somebody as the one who looks after their own webhooks. */
export function ofPerson({ account }: Player): Owner {
  return { account, table: null };
}

/** Somebody as the one who looks after the webhooks of a table. Failures: `not-found`; `forbidden` for who is not its host */
export async function ofTable(
  { db }: Pick<Services, 'db'>,
  { account }: Player,
  table: string,
): Promise<Result<Owner, Failure>> {
  const found = await webhookStore(db).table(table);
  if (found === undefined || !isMember(found, account)) return err(NOT_FOUND);
  if (found.host === account) return ok({ account, table });
  return err({ problem: 'forbidden', detail: "Only the host looks after the table's webhooks." });
}
