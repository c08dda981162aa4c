import type { GameView } from '@slow-train/protocol';
import { capital } from '@slow-train/words';
import { createEffect, createMemo, Index, on, onCleanup, Show, type Accessor, type JSX } from 'solid-js';
import { NoticePage } from '../app/NoticePage.tsx';
import { tell } from '../app/notices.ts';
import { createNow } from '../app/now.ts';
import { calledAt } from '../scores/sheet.ts';
import { fairness } from '../text/fairness.ts';
import { scoresText } from '../text/scores.ts';
import { whoIn } from './who.ts';
import './shuffling.css';

const MOST_MINUTES = 10;

/** What the table waits for before it deals, as the end of a sentence; null while it waits for nothing. */
export function awaitedWords(game: Pick<GameView, 'dealing' | 'seats' | 'you'>, now = Date.now()): string | null {
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
  const now = createNow();
  return (
    <NoticePage title={fairness.shuffling} more={capital(awaitedWords(props.game, now()) ?? '')}>
      <Parts game={props.game} />
      <p class="shuffle-more">{fairness.waitingMore}</p>
      <a class="button quiet" href="/">
        {scoresText.tables}
      </a>
    </NoticePage>
  );
}

/** Whose browser has added its part to the shuffle, as it happens. Computer players have none. */
function Parts(props: { game: GameView }): JSX.Element {
  return (
    <ul class="shuffle-parts" aria-label={fairness.parts} aria-live="polite">
      <Index each={props.game.seats}>
        {(sitter, seat) => (
          <Show when={sitter().kind === 'person'}>
            <li class={partOf(props.game, seat)}>
              <b>{calledAt(props.game, seat).name}</b> <span>{fairness.part[partOf(props.game, seat)]}</span>
            </li>
          </Show>
        )}
      </Index>
    </ul>
  );
}

/** How a seat stands to the deal that is waited for. */
export function partOf({ dealing, fairness: { lists } }: GameView, seat: number): keyof typeof fairness.part {
  // The round that is dealt next is the first of those that are being prepared.
  if (lists[0]?.opened[seat] === true) return 'there';
  return dealing?.missing.includes(seat) === true ? 'missing' : 'none';
}

/** Between two rounds the board stays; a slip says what the table waits for, until it is dealt. */
export function useShufflingNotice(game: Accessor<GameView>): void {
  const words = createMemo(() => (game().round === null ? null : awaitedWords(game())));
  createEffect(
    on(words, (said) => {
      if (said !== null) onCleanup(tell(`${fairness.shuffling}: ${said}`));
    }),
  );
}
