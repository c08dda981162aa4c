import { capital } from '#words';
import { createMemo, For, Show, type JSX } from 'solid-js';
import { createNow } from '../../client/server-time.ts';
import { text } from '#text/board.ts';
import { clockTime, dayOf } from '#text/when.ts';
import { Rich } from '../../ui/Rich.tsx';
import { useLiveBoard } from '../state/live-board.ts';
import type { RecentPlay } from '../state/recent-plays.ts';
import { cx } from '../../ui/cx.ts';
import { Unseen } from '../../ui/Unseen.tsx';
import styles from './Log.module.css';

/** What happened in this game, newest first, by day. */
export function Log(): JSX.Element {
  const board = useLiveBoard();
  const now = createNow();
  /** Whether it happened since the player's last visit; on the first visit nothing is new. */
  const isNew = ({ revision, isYours }: RecentPlay): boolean => {
    const since = board.props.newSince;
    return since !== null && since > 0 && revision > since && !isYours;
  };
  const days = createMemo((): readonly { readonly day: string; readonly plays: readonly RecentPlay[] }[] => {
    const byDay = new Map<string, RecentPlay[]>();
    for (const one of board.recentPlays().toReversed()) {
      const day = dayOf(one.at, now());
      const there = byDay.get(day);
      if (there) there.push(one);
      else byDay.set(day, [one]);
    }
    return [...byDay].map(([day, plays]) => ({ day, plays }));
  });
  return (
    <div class={styles['log']} tabindex="0" role="region" aria-label={text.log.title}>
      <For each={days()} fallback={<p class={styles['empty']}>{text.log.empty}</p>}>
        {(group) => (
          <>
            <h2>{capital(group.day)}</h2>
            <ol>
              <For each={group.plays}>
                {(one) => (
                  <li class={cx(isNew(one) && styles['unread'])}>
                    <Show when={isNew(one)}>
                      <Unseen>{text.log.unread}</Unseen>
                    </Show>
                    <time datetime={new Date(one.at).toISOString()}>{clockTime(one.at)}</time>
                    <p>
                      <Rich text={one.sentence} />
                    </p>
                  </li>
                )}
              </For>
            </ol>
          </>
        )}
      </For>
    </div>
  );
}
