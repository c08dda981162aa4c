import type { AccountView } from '@slow-train/protocol';
import { useNavigate } from '@solidjs/router';
import { createEffect, type Accessor } from 'solid-js';
import { createHeldGame } from '../client/game.ts';
import { hasActedAmongPeople } from '../client/turn.ts';
import { showToast } from '../ui/toasts.ts';
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
  createEffect(() => {
    const { id, isGuest } = me();
    const game = held();
    if (!isGuest || game === undefined || wasNudged(id) || hasToWait(game.game.id)) return;
    if (!hasActedAmongPeople(game)) return;
    noteNudge(id);
    showToast(accountText.nudge, [{ label: accountText.nudgeGo, run: () => navigate('/you/email') }]);
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
