import { capital } from '@slow-train/words';
import { createMemo, For, type JSX } from 'solid-js';
import { createNow } from '../app/now.ts';
import { text } from '../text/en.ts';
import { clockTime, dayOf } from '../text/when.ts';
import { Rich } from '../ui/Rich.tsx';
import { useBoard } from './board.ts';
import type { News } from './news.ts';
import './log.css';

/** What happened at this table, newest first, by days. */
export function Log(): JSX.Element {
  const board = useBoard();
  const now = createNow();
  /** What came since the reader was here last; to who never was, nothing is newer than the rest. */
  const isNew = ({ revision, isYours }: News): boolean => {
    const since = board.props.newSince;
    return since !== null && since > 0 && revision > since && !isYours;
  };
  const days = createMemo((): readonly { readonly day: string; readonly news: readonly News[] }[] => {
    const byDay = new Map<string, News[]>();
    for (const one of board.news().toReversed()) {
      const day = dayOf(one.at, now());
      const there = byDay.get(day);
      if (there) there.push(one);
      else byDay.set(day, [one]);
    }
    return [...byDay].map(([day, news]) => ({ day, news }));
  });
  return (
    <div class="log" tabindex="0" role="region" aria-label={text.log.title}>
      <For each={days()} fallback={<p class="log-empty">{text.log.empty}</p>}>
        {(group) => (
          <>
            <h2>{capital(group.day)}</h2>
            <ol>
              <For each={group.news}>
                {(one) => (
                  <li classList={{ unread: isNew(one) }}>
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
