import type { GameView } from '@slow-train/protocol';
import { createEffect, createMemo, on, onCleanup, type Accessor, type JSX } from 'solid-js';
import { NoticePage } from '../app/NoticePage.tsx';
import { tell } from '../app/notices.ts';
import { fairness } from '../text/fairness.ts';
import { lobby } from '../text/lobby.ts';
import { whoIn } from './who.ts';

const MOST_MINUTES = 10;

/** What the table waits for before it deals, in a sentence; null while it waits for nothing. */
export function shufflingSentence(game: Pick<GameView, 'dealing' | 'seats' | 'you'>, now = Date.now()): string | null {
  if (game.dealing === null) return null;
  const minutes = Math.ceil((Date.parse(game.dealing.until) - now) / 60_000);
  return fairness.waiting(
    game.dealing.missing.map((seat) => whoIn(game, seat)),
    // This machine's clock may be wrong.
    Math.min(MOST_MINUTES, Math.max(1, minutes)),
  );
}

/** The page before the first round is dealt. */
export function Shuffling(props: { game: GameView }): JSX.Element {
  return (
    <NoticePage title={fairness.shuffling} more={shufflingSentence(props.game) ?? ''}>
      <p class="notice-more">{fairness.waitingMore}</p>
      <a class="button quiet" href="/">
        {lobby.scores.tables}
      </a>
    </NoticePage>
  );
}

/** Between two rounds the board stays; a slip says what the table waits for, until it is dealt. */
export function useShufflingNotice(game: Accessor<GameView>): void {
  const sentence = createMemo(() => (game().round === null ? null : shufflingSentence(game())));
  createEffect(
    on(sentence, (said) => {
      if (said !== null) onCleanup(tell(said));
    }),
  );
}
