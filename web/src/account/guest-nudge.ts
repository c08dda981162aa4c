import type { GameAnswer, LogEntry, Me } from '@slow-train/protocol';
import { useNavigate } from '@solidjs/router';
import { createEffect, type Accessor } from 'solid-js';
import { heldTable } from '../api/held.ts';
import { tell } from '../app/notices.ts';
import { currentPlace } from '../app/place.ts';
import { accountText } from '../text/account.ts';

const KEY = 'slow-train:nudged';

/** Tells a guest once, after the first action of their own among other people, what would keep that seat for them. */
export function nudgeGuest(me: Accessor<Me>): void {
  const navigate = useNavigate();
  createEffect(() => {
    const { id, isGuest } = me();
    const table = currentPlace().table;
    if (!isGuest || !table || wasNudged(id)) return;
    const held = heldTable(table.id).now();
    if (held === undefined || !hasActedAmongPeople(held)) return;
    noteNudge(id);
    tell(accountText.nudge, [{ label: accountText.nudgeGo, run: () => navigate('/you/email') }]);
  });
}

/** What a turn is made of. Sitting down is not yet something to lose. */
const MOVES: ReadonlySet<string> = new Set(['played', 'built', 'buildSent', 'drew', 'passed']);

function hasActedAmongPeople({ game, log }: GameAnswer): boolean {
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
