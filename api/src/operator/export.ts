import { exportData, fileText } from '../account-data/export-data.ts';
import type { Ports } from '../games/services.ts';
import type { Platform } from '../platform/platform.ts';

/**
 * Returns the text of everything stored about an account, for the operator to hand to its owner on request, without the secrets of
 * games in play: hand, plan, tiles laid out, and actions, which may contain a hidden build. The owner can export those
 * themselves. Null if there is no such account.
 */
export async function exportForOwner(
  services: Ports & Pick<Platform, 'db'>,
  account: string,
): Promise<AsyncGenerator<string> | null> {
  const file = await exportData(services, account);
  if (file === null) return null;
  return fileText(file, (table) => {
    if (table.status === 'finished') return table;
    const playerState = table.playerState && { ...table.playerState, arrangement: null, draft: null };
    return { ...table, hand: null, plan: null, playerState, actions: [] };
  });
}
