import type { NotifyEvent } from '@slow-train/protocol';
import { tileName, type TileName } from '@slow-train/rules';
import type { Change } from '../../src/games/change.ts';
import { toldOf } from '../../src/notify/told-of.ts';
import type { Told } from '../../src/notify/told.ts';
import { NOON } from './pure-table.ts';

/** What this account is told of what has become of a table; null for whoever stands behind it. */
export function toldAbout(
  { game, entries }: Pick<Change, 'game' | 'entries'>,
  account: string | null,
  event: NotifyEvent = 'turn',
  by: string | null = null,
): Told {
  const table = { game, log: entries, seenUpTo: 0, actedUpTo: 0, waitsFor: [], turnSince: 0, hooks: [] };
  return toldOf({ key: `${game.id}:${event}:${account}`, event, happenedAt: NOON, by }, table, account);
}

/** Everything that somebody at the table holds in their hand. */
export function handTilesOf({ game }: Pick<Change, 'game'>): TileName[] {
  return (game.round?.secret.hands ?? []).flat().map(tileName);
}
