import type { NotifyEvent } from '@slow-train/protocol';
import { turnByFor } from '../clocks/table-clock.ts';
import { answerFor } from '../games/answer.ts';
import type { TableNow } from './situation.ts';
import type { Told } from './told.ts';

interface Matter {
  readonly key: string;
  readonly event: NotifyEvent;
  readonly happenedAt: Date;
  readonly by: string | null;
}

/**
 * What is told of a table: all of it from the answer that this account would get if it looked, and a spectator's for
 * null. Nothing else of the position goes any further than here.
 */
export function toldOf({ key, event, happenedAt, by }: Matter, table: TableNow, account: string | null): Told {
  const { game, log, seenUpTo } = table;
  const unseen = log.filter(({ revision }) => account === null || revision > seenUpTo);
  return {
    key,
    event,
    happenedAt,
    by,
    answer: answerFor(game, unseen, account ?? ''),
    turnBy: turnByFor(game, account),
  };
}
