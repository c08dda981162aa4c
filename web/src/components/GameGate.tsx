import type { AccountView, GameAnswer, GameView, LogEntry, Talk } from '@slow-train/protocol';
import { createEffect, createMemo, createSignal, on, onCleanup, Show, type Accessor, type JSX } from 'solid-js';
import { online } from '../client/connection.ts';
import { takeGame, takePlayerState, useGame } from '../client/game.ts';
import type { HeldGame } from '../client/held-game.ts';
import { knownGame } from '../client/known.ts';
import { isSessionLost, type Query } from '../client/query.ts';
import { isDecided } from '../client/fate.ts';
import { isProblem } from '../client/http.ts';
import { useMe } from '../client/queries.ts';
import { isSharedInPlay } from '../client/turn.ts';
import { createPlayerState } from '../player-state/create-player-state.ts';
import { createPresenceSign } from '../player-state/presence.ts';
import { createReadMark } from '../player-state/create-read-mark.ts';
import type { PlayerStateStore } from '../player-state/player-state.ts';
import { createParticipation } from '../fairness/create-participation.ts';
import { ownerRepresented } from './seats.ts';
import { shellText, dayAndTime } from '#text/shell.ts';
import { substitutesText } from '#text/clock.ts';
import { gameText } from '#text/table.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { createFirstLater } from '../ui/step.ts';
import { MessagePage } from '../ui/MessagePage.tsx';
import { holdToast } from '../ui/toasts.ts';
import { usePageTitle } from '../ui/page-title.ts';
import { LoadError } from './LoadError.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './GameGate.module.css';

/** The input of a page of a game. */
export interface LiveGame {
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

/**
 * The part that a gate shows. `satIn`: the owner of a seat has taken it back from the player, a substitute; `passedOn`: a
 * seat was kept for the reader, and is not any more.
 */
type GateState = 'loading' | 'signIn' | 'signedOut' | 'satIn' | 'passedOn' | 'missing' | 'failed' | 'open';

/** Fetches a game, keeps it up to date, and shows the page once it is loaded. */
export function GameGate(props: {
  id: string;
  /** Shown instead if the game may not be seen, when there is a way to sign in. */
  signIn?: ((onArrived: () => void) => JSX.Element) | undefined;
  children: (game: Accessor<GameView>, handle: LiveGame) => JSX.Element;
}): JSX.Element {
  const [visit, startOver] = createVisit(() => props.id);
  return (
    // Another visit is another page, not this one with other data.
    <Show when={visit()} keyed>
      {({ id, query }) => {
        const shown = createFirstLater(query.data);
        const state = createMemo(() => gateState(query, shown() !== undefined, props.signIn !== undefined));
        const handleOf = createHandle(id, query);
        const parts: { readonly [S in GateState]: () => JSX.Element } = {
          loading: () => <Skeleton kind="board" />,
          signIn: () => props.signIn?.(startOver),
          signedOut: () => (
            <GameMessage
              title={gameText.signedOutTitle}
              more={hasBegun(query.data()?.game) ? gameText.signedOutBegun : gameText.signedOutMore}
              action={gameText.signIn}
              href={`/sign-in?to=/tables/${id}`}
            />
          ),
          satIn: () => (
            <Show when={ownerRepresented(query.data()?.game)}>
              {(owner) => (
                <GameMessage
                  title={substitutesText.satIn(owner())}
                  more={substitutesText.satInMore(owner())}
                  action={shellText.missing.home}
                />
              )}
            </Show>
          ),
          missing: () => (
            <GameMessage title={gameText.missing} more={gameText.missingMore} action={shellText.missing.home} />
          ),
          passedOn: () => (
            <GameMessage title={gameText.passedOn} more={gameText.passedOnMore} action={shellText.missing.home} />
          ),
          failed: () => (
            <LoadError
              title={gameText.failed}
              error={query.error()}
              busy={query.isFetching()}
              retry={() => query.refetch()}
            />
          ),
          open: () => (
            <Show when={shown()}>
              {(answer) => (
                // A game that may be old is only for looking until it is known to be current, or the service cannot be
                // asked.
                <div class={styles['game']} inert={query.answeredAt() === 0 && query.isFetching() && online()}>
                  {props.children(
                    createMemo(() => answer().game),
                    handleOf(answer),
                  )}
                </div>
              )}
            </Show>
          ),
        };
        return (
          <Show when={state()} keyed>
            {(now) => parts[now]()}
          </Show>
        );
      }}
    </Show>
  );
}

/** Whether a game is known to be running or over: then nobody sits down by its invitation. */
function hasBegun(game: GameView | undefined): boolean {
  return game !== undefined && game.status !== 'lobby';
}

/** Returns the part to show. A game that was loaded once stays visible, even if the connection fails. */
function gateState(query: Query<HeldGame>, isShown: boolean, maySignIn: boolean): GateState {
  const error = query.error();
  if (error !== null && isDecided(error)) {
    if (maySignIn) return 'signIn';
    // Also for another table's link: it plays that one only.
    if (isSessionLost(error) || isProblem(error, 'proof-required')) return 'signedOut';
    const last = query.data()?.game;
    if (last?.you.invited !== undefined) return 'passedOn';
    return ownerRepresented(last) === null ? 'missing' : 'satIn';
  }
  if (isShown) return 'open';
  return error === null ? 'loading' : 'failed';
}

/** One visit to a game, and the query that follows it. */
interface Visit {
  readonly id: string;
  readonly query: Query<HeldGame>;
}

/**
 * Follows a game, in one visit after another. A visit ends with the game's id, when another account has signed in, and
 * once if the game known from an earlier visit turns out to be old: then the page starts over, as after an absence, and
 * recounts the events.
 */
function createVisit(id: Accessor<string>): [visit: Accessor<Visit>, startOver: () => void] {
  const [account, setAccount] = createSignal({});
  const followed = createMemo(
    on([id, account], ([now]) => {
      const query = useGame(now);
      const known = query.answeredAt() === 0 ? query.data()?.game.revision : undefined;
      // Decided by the first answer: later moves are part of the visit.
      const first = createMemo<number | undefined>(
        (before) => before ?? (query.answeredAt() > 0 ? query.data()?.game.revision : undefined),
      );
      const isOld = createMemo(() => known !== undefined && first() !== undefined && first() !== known);
      useAsOfToast(now, query);
      useHeldBackToast(query);
      return { id: now, query, isOld };
    }),
  );
  const visit = createMemo((): Visit => {
    const { isOld, ...game } = followed();
    isOld();
    return game;
  });
  return [visit, () => setAccount({})];
}

/** Says how old the game is, while it is only known from an earlier visit and the service cannot be reached. */
function useAsOfToast(id: string, query: Query<HeldGame>): void {
  const at = knownGame(id)?.at;
  createEffect(() => {
    if (at === undefined || query.answeredAt() > 0 || online()) return;
    onCleanup(holdToast(shellText.asOf(dayAndTime(at))));
  });
}

/** Says that the game may be out of date, while the service is there but asks to wait, or fails. */
function useHeldBackToast(query: Query<HeldGame>): void {
  const isHeldBack = createMemo(() => query.answeredAt() > 0 && query.error() !== null && online());
  createEffect(() => {
    if (isHeldBack()) onCleanup(holdToast(shellText.heldBack));
  });
}

/** Lets the player's page take part in a visit. Returns the input of the page for an answer. */
function createHandle(id: string, query: Query<HeldGame>): (answer: Accessor<GameAnswer>) => LiveGame {
  const refetch = (): void => query.refetch();
  createParticipation(query.data, refetch, holdToast);
  const playerState = createPlayerState({
    game: id,
    saved: () => query.data()?.playerState,
    take: (fresh) => takePlayerState(id, fresh),
    refetch,
  });
  // Somebody who is only invited has no state here to save how far they have read.
  const hasSeat = (): boolean => query.data()?.game.you.invited === undefined;
  const newSince = createReadMark(playerState, () => (hasSeat() ? (query.data()?.game.revision ?? 0) : 0));
  const me = useMe();
  createPresenceSign(id, () => me.data()?.showsPresence === true && isSharedInPlay(query.data()?.game));
  // A memo for each part: saving player state must not look like a change of the game.
  return (answer) => {
    const log = createMemo(() => answer().log);
    const talk = createMemo(() => answer().talk);
    const readUpTo = (): number => query.data()?.playerState?.readUpTo ?? 0;
    const { isFetching } = query;
    return { log, talk, playerState, newSince, readUpTo, isFetching, me: me.data, take: takeGame, refetch };
  };
}

function GameMessage(props: { title: string; more: string; action: string; href?: string }): JSX.Element {
  usePageTitle(() => ({ title: shellText.titleOf(props.title) }));
  return (
    <MessagePage title={props.title} more={props.more}>
      <ButtonLink href={props.href ?? '/'}>{props.action}</ButtonLink>
    </MessagePage>
  );
}
