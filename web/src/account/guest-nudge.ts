import type { GameAnswer, LogEntry, Me } from '@slow-train/protocol';
import { useNavigate } from '@solidjs/router';
import { createEffect, type Accessor } from 'solid-js';
import { heldTable } from '../api/held.ts';
import { tell } from '../app/notices.ts';
import { currentPlace } from '../app/place.ts';
import { accountText } from '../text/account.ts';

const KEY = 'slow-train:nudged';

/**
 * Tells a guest once, after the first action of their own among other people, what would keep that seat for them.
 * @param hasToWait whether something else is asked at that table first: one slip at a time
 */
export function nudgeGuest(me: Accessor<Me>, hasToWait: (table: string) => boolean): void {
  const navigate = useNavigate();
  createEffect(() => {
    const { id, isGuest } = me();
    const table = currentPlace().table;
    if (!isGuest || !table || wasNudged(id) || hasToWait(table.id)) return;
    const held = heldTable(table.id).now();
    if (held === undefined || !hasActedAmongPeople(held)) return;
    noteNudge(id);
    tell(accountText.nudge, [{ label: accountText.nudgeGo, run: () => navigate('/you/email') }]);
  });
}

/** What a turn is made of. Sitting down is not yet something to lose. */
const MOVES: ReadonlySet<string> = new Set(['played', 'built', 'buildSent', 'drew', 'passed']);

/** Whether this log has a turn of the reader's own, at a table where it matters to somebody else. */
export function hasActedAmongPeople({ game, log }: Pick<GameAnswer, 'game' | 'log'>): boolean {
  const people = game.seats.filter(({ kind }) => kind === 'person').length;
  const isMine = ({ seat, by, events }: LogEntry): boolean =>
    seat === game.you.seat && by === 'person' && events.some(({ type }) => MOVES.has(type));
  return people > 1 && game.you.seat !== null && log.some(isMine);
}

function wasNudged(id: string): boolean {
  try {
    return localStorage.getItem(KEY) === id;
  } catch {
    // Without storage it would come again and again.
    return true;
  }
}

function noteNudge(id: string): void {
  localStorage.setItem(KEY, id);
}
