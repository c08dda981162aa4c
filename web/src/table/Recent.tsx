import { For, type JSX } from 'solid-js';
import { clockTime } from '../text/when.ts';
import { Rich } from '../ui/Rich.tsx';
import { useBoard } from './board.ts';
import './recent.css';

/** More than ever fit below the rows of a phone. */
const MOST = 8;

/**
 * The last moves, newest first, in the room that few trains leave. For the eye only: the log in the menu has all of
 * them. What does not fit whole is not shown.
 */
export function Recent(): JSX.Element {
  const board = useBoard();
  return (
    <ol class="recent" aria-hidden="true">
      <For each={board.news().slice(-MOST).toReversed()}>
        {(news) => (
          <li>
            <time>{clockTime(news.at)}</time>
            <span>
              <Rich text={news.sentence} />
            </span>
          </li>
        )}
      </For>
    </ol>
  );
}
