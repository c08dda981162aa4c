import type { AccountView, GameAnswer, GameView, LogEntry, Talk } from '@slow-train/protocol';
import { createEffect, createMemo, Match, onCleanup, Show, Switch, type Accessor, type JSX } from 'solid-js';
import { online } from '../client/connection.ts';
import { takeGame, takePlayerState, useGame } from '../client/game.ts';
import type { HeldGame } from '../client/held-game.ts';
import { knownGame } from '../client/known.ts';
import type { Query } from '../client/query.ts';
import { Refused } from '../client/http.ts';
import { useMe } from '../client/queries.ts';
import { isSharedInPlay } from '../client/turn.ts';
import { createPlayerState } from '../player-state/create-player-state.ts';
import { createPresenceSign } from '../player-state/presence-sign.ts';
import { createReadMark } from '../player-state/create-read-mark.ts';
import type { PlayerStateStore } from '../player-state/player-state.ts';
import { createParticipation } from '../fairness/create-participation.ts';
import { ownerRepresented } from './seats.ts';
import { shellText } from '#text/shell.ts';
import { dayAndTime } from '#text/when.ts';
import { substitutesText } from '#text/substitutes.ts';
import { gameText } from '#text/game-page.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { createFirstLater } from '../ui/step.ts';
import { MessagePage } from '../ui/MessagePage.tsx';
import { holdToast } from '../ui/toasts.ts';
import { usePageTitle } from '../ui/page-title.ts';
import { LoadError } from './LoadError.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './GameGate.module.css';

/** The input of a page of a game. */
export interface OpenGame {
  /** Oldest first. */
  readonly log: Accessor<readonly LogEntry[]>;
  /** The talk, as far as it is loaded; undefined before the service has answered. */
  readonly talk: Accessor<Talk | undefined>;
  take(fresh: GameAnswer): void;
  /** This player's data in the game, on all their devices. */
  readonly playerState: PlayerStateStore;
  /** The revision up to which this player had read on arrival; null while unknown. */
  readonly newSince: Accessor<number | null>;
  /** The last revision this player has seen on any device, as last reported by the service. */
  readUpTo(): number;
  readonly isFetching: Accessor<boolean>;
  /** The player's account; null or undefined while it is not known. */
  readonly me: Accessor<AccountView | null | undefined>;
  /** Fetches the game again at once. */
  refetch(): void;
}

/** Fetches a game, keeps it up to date, and shows the page once it is loaded. */
export function GameGate(props: {
  id: string;
  /** Shown instead if the game may not be seen, when there is a way to sign in. */
  door?: (() => JSX.Element) | undefined;
  children: (game: Accessor<GameView>, handle: OpenGame) => JSX.Element;
}): JSX.Element {
  return (
    // Another game is another page, not this one with other data.
    <Show when={props.id} keyed>
      {(id) => (
        <Gate id={id} door={props.door}>
          {props.children}
        </Gate>
      )}
    </Show>
  );
}

function Gate(props: {
  id: string;
  door: (() => JSX.Element) | undefined;
  children: (game: Accessor<GameView>, handle: OpenGame) => JSX.Element;
}): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- keyed above: the id never changes
  const id = props.id;
  const query = useGame(id);
  const known = query.answeredAt() === 0 ? query.data()?.game.revision : undefined;
  /**
   * Changes once, if the game known from an earlier visit turns out to be old: then the page starts over, as after an
   * absence, and recounts the events.
   */
  const visit = createMemo((): 'known' | 'current' =>
    known === undefined || (query.answeredAt() > 0 && query.data()?.game.revision !== known) ? 'current' : 'known',
  );
  useAsOfToast(id, query);
  return (
    <Show when={visit()} keyed>
      <Visit id={id} query={query} door={props.door}>
        {props.children}
      </Visit>
    </Show>
  );
}

/** Says how old the game is, while it is only known from an earlier visit and the service cannot be reached. */
function useAsOfToast(id: string, query: Query<HeldGame>): void {
  const at = knownGame(id)?.at;
  createEffect(() => {
    if (at === undefined || query.answeredAt() > 0 || online()) return;
    onCleanup(holdToast(shellText.asOf(dayAndTime(at))));
  });
}

function Visit(props: {
  id: string;
  query: Query<HeldGame>;
  door: (() => JSX.Element) | undefined;
  children: (game: Accessor<GameView>, handle: OpenGame) => JSX.Element;
}): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- the same as long as the page is open
  const { id, query } = props;
  const status = (): number => {
    const error = query.error();
    return error instanceof Refused ? error.status : 0;
  };
  const isClosed = (): boolean => [400, 401, 403, 404].includes(status());
  const shown = createFirstLater(query.data);
  const refetch = (): void => query.refetch();
  createParticipation(query.data, refetch, holdToast);
  const playerState = createPlayerState({
    game: id,
    saved: () => query.data()?.desk,
    take: (fresh) => takePlayerState(id, fresh),
    refetch,
  });
  // Somebody who is only invited has no state here to save how far they have read.
  const hasSeat = (): boolean => query.data()?.game.you.invited === undefined;
  const newSince = createReadMark(playerState, () => (hasSeat() ? (query.data()?.game.revision ?? 0) : 0));
  const me = useMe();
  createPresenceSign(id, () => me.data()?.showsPresence === true && isSharedInPlay(query.data()?.game));
  /** One memo for each part: saving player state must not look like a change of the game. */
  const open = (answer: Accessor<GameAnswer>): JSX.Element => {
    const game = createMemo(() => answer().game);
    const log = createMemo(() => answer().log);
    const talk = createMemo(() => answer().talk);
    // eslint-disable-next-line solid/reactivity -- passed on as it is: the page reads it where it shows it
    return props.children(game, {
      log,
      talk,
      playerState,
      newSince,
      readUpTo: () => query.data()?.desk?.readUpTo ?? 0,
      isFetching: query.isFetching,
      me: me.data,
      take: takeGame,
      refetch,
    });
  };
  return (
    <Switch fallback={<Skeleton kind="board" words={shellText.loadingTable} />}>
      <Match when={isClosed() && props.door}>{(door) => door()()}</Match>
      <Match when={status() === 401}>
        <GameMessage
          title={gameText.signedOutTitle}
          more={gameText.signedOutMore}
          action={gameText.signIn}
          href={`/sign-in?to=/tables/${id}`}
        />
      </Match>
      <Match when={isClosed() && ownerRepresented(query.data()?.game)}>
        {(owner) => (
          <GameMessage
            title={substitutesText.satIn(owner())}
            more={substitutesText.satInMore(owner())}
            action={shellText.missing.home}
          />
        )}
      </Match>
      <Match when={isClosed()}>
        <GameMessage title={gameText.missing} more={gameText.missingMore} action={shellText.missing.home} />
      </Match>
      {/* A game that was loaded once stays visible, even if the connection fails. */}
      <Match when={shown()}>
        {(answer) => (
          // A game that may be old is only for looking until it is known to be current, or the service cannot be asked.
          <div class={styles['game']} inert={query.answeredAt() === 0 && query.isFetching() && online()}>
            {open(answer)}
          </div>
        )}
      </Match>
      <Match when={query.error()}>
        <LoadError title={gameText.failed} error={query.error()} busy={query.isFetching()} retry={refetch} />
      </Match>
    </Switch>
  );
}

function GameMessage(props: { title: string; more: string; action: string; href?: string }): JSX.Element {
  usePageTitle(() => ({ title: shellText.titleOf(props.title) }));
  return (
    <MessagePage title={props.title} more={props.more}>
      <ButtonLink href={props.href ?? '/'}>{props.action}</ButtonLink>
    </MessagePage>
  );
}
