import type { GameView } from '@slow-train/protocol';
import { createEffect, createMemo, on, onCleanup, type Accessor } from 'solid-js';
import { dealingText } from '#text/table.ts';
import { holdToast } from '../../ui/toasts.ts';
import { whoIn } from '../../components/occupant.ts';

const MOST_MINUTES = 10;

/** Returns the people that a deal waits for, as the end of a sentence; null while none is being made. */
export function awaitedWords(game: Pick<GameView, 'dealing' | 'seats' | 'you'>, now = Date.now()): string | null {
  if (game.dealing === null) return null;
  const minutes = Math.ceil((Date.parse(game.dealing.until) - now) / 60_000);
  return dealingText.waiting(
    game.dealing.missing.map((seat) => whoIn(game, seat)),
    // This machine's clock may be wrong.
    Math.min(MOST_MINUTES, Math.max(1, minutes)),
  );
}

/** Shows a toast between two rounds, while the board stays, with the people that the deal waits for. */
export function useShufflingToast(game: Accessor<GameView>): void {
  const words = createMemo(() => (game().round === null ? null : awaitedWords(game())));
  createEffect(
    on(words, (said) => {
      if (said !== null) onCleanup(holdToast(`${dealingText.shuffling}: ${said}`));
    }),
  );
}
