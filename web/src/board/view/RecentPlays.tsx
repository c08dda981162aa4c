import { For, type JSX } from 'solid-js';
import { clockTime } from '#text/shell.ts';
import { Rich } from '../../ui/Rich.tsx';
import type { RecentPlay } from '../state/recent-plays.ts';
import styles from './RecentPlays.module.css';

/** More than fits below the rows on any phone. */
const MOST = 8;

/** The last moves, newest first, in the room below the trains. Hidden from screen readers: the log has all of them. */
export function RecentPlays(props: { plays: readonly RecentPlay[] }): JSX.Element {
  return (
    <ol class={styles['recent']} aria-hidden="true">
      <For each={props.plays.slice(-MOST).toReversed()}>
        {(play) => (
          <li>
            <time>{clockTime(play.at)}</time>
            <span>
              <Rich text={play.sentence} />
            </span>
          </li>
        )}
      </For>
    </ol>
  );
}
