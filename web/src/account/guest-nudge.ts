import type { AccountView } from '@slow-train/protocol';
import { useNavigate } from '@solidjs/router';
import { createEffect, onCleanup, type Accessor } from 'solid-js';
import { createHeldGame } from '../client/game.ts';
import { hasActedAmongPeople, isMyTurn } from '../client/turn.ts';
import { holdToast } from '../ui/toasts.ts';
import { currentPageTitle } from '../ui/page-title.ts';
import { accountText } from '#text/account.ts';

const KEY = 'slow-train:nudged';

/**
 * Tells a guest once, after their first action in a game with other people, how to keep their seat.
 * @param hasToWait whether the game shows another question first: one toast at a time
 */
export function nudgeGuest(me: Accessor<AccountView>, hasToWait: (game: string) => boolean): void {
  const navigate = useNavigate();
  const held = createHeldGame(() => currentPageTitle().game?.id);
  // It goes with the game, or once the seat is kept.
  let nudge = (): void => undefined;
  onCleanup(() => nudge());
  createEffect(() => {
    const now = held();
    if (!me().isGuest || now === undefined || now.game.status !== 'playing' || isMyTurn(now.game)) nudge();
  });
  createEffect(() => {
    const { id, isGuest } = me();
    const game = held();
    if (!isGuest || game === undefined || wasNudged(id) || hasToWait(game.game.id)) return;
    if (!hasActedAmongPeople(game)) return;
    noteNudge(id);
    nudge = holdToast(accountText.nudge, [{ label: accountText.nudgeGo, run: () => navigate('/you/email') }]);
  });
}

function wasNudged(id: string): boolean {
  try {
    return localStorage.getItem(KEY) === id;
  } catch {
    // Without storage it would be shown again and again.
    return true;
  }
}

function noteNudge(id: string): void {
  localStorage.setItem(KEY, id);
}
