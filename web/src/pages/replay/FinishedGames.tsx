import type { GameSummary } from '@slow-train/protocol';
import { createMemo, For, Show, type JSX } from 'solid-js';
import { replayText } from '#text/replay.ts';
import { dayOf } from '#text/shell.ts';
import { useGames, useMe } from '../../client/queries.ts';
import { createNow } from '../../client/server-time.ts';
import { LinkList } from '../../ui/LinkList.tsx';
import styles from './FinishedGames.module.css';

/** The player's finished games, each leading to its replay. Shows nothing to visitors without an account. */
export function FinishedGames(): JSX.Element {
  const me = useMe();
  return (
    <Show when={me.data()}>
      <OwnGames />
    </Show>
  );
}

function OwnGames(): JSX.Element {
  const games = useGames();
  const now = createNow();
  /** Those that were played to their end: the others have no record. */
  const finished = createMemo((): readonly GameSummary[] => {
    const all = games.data()?.list.games ?? [];
    return all.filter(({ status, yourPlace }) => status === 'finished' && yourPlace !== null);
  });
  return (
    <section class={styles['games']} aria-label={replayText.mine}>
      <h2>{replayText.mine}</h2>
      <Show when={games.data()}>
        <LinkList>
          <For each={finished()} fallback={<li class={styles['none']}>{replayText.noneYet}</li>}>
            {(game) => (
              <li>
                <a href={`/tables/${game.id}/replay`}>
                  <b>{game.name}</b>
                  <span>
                    {game.news} {replayText.on(dayOf(Date.parse(game.updatedAt), now()))}
                  </span>
                </a>
              </li>
            )}
          </For>
        </LinkList>
      </Show>
    </section>
  );
}
