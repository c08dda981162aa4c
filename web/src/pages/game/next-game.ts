import { text } from '#text/table.ts';
import type { GameSummary, GameView } from '@slow-train/protocol';
import { createEffect, createMemo, createSignal, on, onCleanup, type Accessor } from 'solid-js';
import type { NextGame } from '../../board/state/next-game.ts';
import { fetchGames, type HeldList } from '../../client/games.ts';
import { KEYS, queryClient } from '../../client/query.ts';
import { createNow } from '../../client/server-time.ts';
import { isMyTurn } from '../../client/turn.ts';
import { groupGames } from '../home/group-games.ts';

/** A list older than this is read once more after a move, in milliseconds. */
const STALE = 5 * 60_000;

/**
 * Returns the game that waits for the player next, while this one does not; null if none does. Uses the list that the page
 * holds, and reads it after the player's move only if it holds none or an old one.
 */
export function createNextGame(game: Accessor<GameView>): Accessor<NextGame | null> {
  const now = createNow();
  const held = (): HeldList | undefined => queryClient.getQueryData<HeldList>(KEYS.games);
  const [list, setList] = createSignal(held());
  onCleanup(
    queryClient.getQueryCache().subscribe(({ query }) => {
      if (query.queryKey[0] === KEYS.games[0]) setList(held());
    }),
  );
  createEffect(
    on(
      () => isMyTurn(game()),
      (isMine, was) => {
        if (isMine || was !== true) return;
        queryClient
          .fetchQuery({ queryKey: KEYS.games, queryFn: ({ signal }) => fetchGames(held(), signal), staleTime: STALE })
          // The button only helps: without a list it waits as before.
          .catch(() => undefined);
      },
    ),
  );
  const waiting = createMemo((): readonly GameSummary[] =>
    isMyTurn(game()) ? [] : groupGames(list()?.list.games ?? []).yourTurn.filter(({ id }) => id !== game().id),
  );
  return createMemo(() => {
    const [first, ...others] = waiting();
    if (first === undefined) return null;
    const { name, turnBy } = first;
    const more = text.main.nextMore(turnBy === null ? null : Date.parse(turnBy), now(), others.length);
    return { href: `/tables/${first.id}`, words: text.main.next(name), more };
  });
}
