import type { PlayerState, GameAnswer, GameView, SeatChange, Talk } from '@slow-train/protocol';
import { createEffect, createSignal, onCleanup, type Accessor } from 'solid-js';
import { knownUpTo, mergeGame } from './game-merge.ts';
import type { HeldGame } from './held-game.ts';
import { patchSeat, pollGame } from './games.ts';
import { isDecided, pollAfter } from './fate.ts';
import { Refused, Unreachable } from './http.ts';
import { takeHere } from './looking.ts';
import { createLastLook } from './last-look.ts';
import { nextPoll } from './pace.ts';
import { KEYS, queryClient, useQuery, type Query } from './query.ts';
import { serverNow } from './server-time.ts';
import { knownGame } from './known.ts';
import { announce, refetchOnNews } from './tabs.ts';
import { isMyTurn } from './turn.ts';

// The query cache owns the games. Everything written to it, by a poll or after an action, is merged into the held game,
// so that no answer can undo a newer one.
queryClient.setQueryDefaults(KEYS.allGames, {
  gcTime: Infinity,
  structuralSharing: (held, fresh) =>
    isHeldGame(fresh) ? received(isHeldGame(held) ? held : undefined, fresh) : fresh,
});

/** Whether something in the query cache is a game. */
export function isHeldGame(data: unknown): data is HeldGame {
  return typeof data === 'object' && data !== null && 'game' in data && 'changedAt' in data;
}

function received(held: HeldGame | undefined, fresh: HeldGame): HeldGame {
  const next = held === undefined ? fresh : merged(held, fresh);
  const { id, revision } = next.game;
  if (revision !== held?.game.revision) announce({ id, revision });
  return next;
}

function merged(held: HeldGame, fresh: HeldGame): HeldGame {
  const next = mergeGame(held, fresh);
  if (next === held) return held;
  const isChanged = next.game !== held.game || next.log !== held.log || next.talk !== held.talk;
  return { ...next, changedAt: isChanged ? fresh.changedAt : held.changedAt };
}

/** Returns the held game; undefined before the first answer. */
export function heldGame(id: string): HeldGame | undefined {
  return queryClient.getQueryData<HeldGame>(KEYS.game(id));
}

/** Merges an answer into the held game. */
export function takeGame(fresh: GameAnswer): void {
  queryClient.setQueryData<HeldGame>(KEYS.game(fresh.game.id), { ...fresh, changedAt: Date.now() });
}

/** Merges the API's answer to a change of the player state into the held game. */
export function takePlayerState(id: string, playerState: PlayerState): void {
  queryClient.setQueryData<HeldGame>(KEYS.game(id), (held) => held && { ...held, playerState });
}

/** Changes the held talk, ahead of the answer with the change. */
export function changeTalk(id: string, change: (talk: Talk) => Talk): void {
  queryClient.setQueryData<HeldGame>(KEYS.game(id), (held) => held?.talk && { ...held, talk: change(held.talk) });
}

/** Follows a held game without requesting it. */
export function createHeldGame(id: Accessor<string | undefined>): Accessor<HeldGame | undefined> {
  const [held, setHeld] = createSignal<HeldGame>();
  createEffect(() => {
    const followed = id();
    const look = (): void => void setHeld(followed === undefined ? undefined : heldGame(followed));
    look();
    onCleanup(queryClient.getQueryCache().subscribe(look));
  });
  return held;
}

/** Reads a game, and keeps it fresh as long as the component lives. */
export function useGame(id: string): Query<HeldGame> {
  const lookedAt = createLastLook();
  let presence = { isNextPresent: false, isAnybodyHere: false };
  const query = useQuery<HeldGame, ReturnType<typeof KEYS.game>>({
    queryKey: KEYS.game(id),
    // Shown until the service answers.
    initialData: () => knownGame(id)?.data,
    initialDataUpdatedAt: 0,
    queryFn: async ({ signal }) => {
      const held = heldGame(id);
      const fresh = await pollGame(id, held && { ...held, since: knownUpTo(held) }, signal);
      if ('game' in fresh) {
        presence = { ...presence, isNextPresent: false };
        return { ...fresh, changedAt: Date.now() };
      }
      presence = { isNextPresent: fresh.isNextPresent, isAnybodyHere: fresh.here.length > 0 };
      takeHere(id, fresh.here);
      if (held !== undefined) return held;
      throw new Unreachable('A 304 to a request without If-None-Match.');
    },
    refetchInterval: ({ state: { data, error, dataUpdatedAt } }) => {
      const wait = pollAfter(error);
      if (wait === false) return false;
      const game = data?.game;
      if (game?.status === 'finished' && !isTalking(game)) return false;
      const pace = {
        quiet: Date.now() - Math.max(lookedAt(), data?.changedAt ?? 0),
        isMyTurn: game !== undefined && isMyTurn(game),
        isNextPresent: presence.isNextPresent,
        isInTalk: presence.isAnybodyHere && isTalkOn(data?.talk ?? null),
        isHidden: document.visibilityState === 'hidden',
        failing: error === null ? 0 : Date.now() - dataUpdatedAt,
      };
      const due = [game?.turnBy ?? null, game?.clock?.pausedUntil ?? null, game?.vote?.until ?? null];
      return nextPoll(wait, pace, due, serverNow());
    },
    refetchIntervalInBackground: true,
  });
  refetchOnNews(query, (other, revision) => other === id && revision > (heldGame(id)?.game.revision ?? 0));
  return query;
}

/** Whether anybody else could still say something. */
function isTalking({ seats }: GameView): boolean {
  return seats.filter(({ kind }) => kind === 'person').length > 1;
}

/** For so long after a word another one is likely. */
const TALK_GOES_ON = 10 * 60_000;

/** Whether the latest word was said lately. */
function isTalkOn(talk: Talk | null): boolean {
  const last = talk?.messages.at(-1);
  return last !== undefined && serverNow() - Date.parse(last.at) < TALK_GOES_ON;
}

/** Requests that one change of a seat may take: others will hardly move more often in between. */
const MOST_TRIES = 4;

/**
 * Changes the player's own seat. Retries on a newer revision if others have moved in between, as the change does not
 * depend on the revision.
 * @throws Refused, Unreachable
 */
export async function changeMySeat(game: Pick<GameView, 'id' | 'revision'>, change: SeatChange): Promise<void> {
  let { id, revision } = game;
  for (let tries = 1; ; tries++) {
    try {
      return takeGame(await patchSeat(id, revision, change));
    } catch (error) {
      const current = error instanceof Refused ? error.problem.current : undefined;
      if (current === undefined || tries === MOST_TRIES) throw error;
      takeGame(current);
      ({ id, revision } = current.game);
    }
  }
}

/** The part of an open game that takes answers. */
export interface GameHandle {
  take(fresh: GameAnswer): void;
  refetch(): void;
}

/**
 * Merges the answer to a request into a game. After a refusal reads the game again, as it was out of date.
 * @throws the error of the request
 */
export async function takeAnswer(game: GameHandle, request: Promise<GameAnswer>): Promise<void> {
  try {
    game.take(await request);
  } catch (error) {
    if (isDecided(error)) game.refetch();
    throw error;
  }
}
