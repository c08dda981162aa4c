import type { PlayerState, GameAnswer, GameView, SeatChange } from '@slow-train/protocol';
import { createEffect, createSignal, onCleanup, type Accessor } from 'solid-js';
import { knownUpTo, mergeGame } from './game-merge.ts';
import { changeSeat, readGame } from './games.ts';
import { Refused, Unreachable } from './http.ts';
import { createLastLook, paceOf, paceToDue } from './pace.ts';
import { KEYS, queryClient, useQuery, type Query } from './query.ts';
import { serverNow } from './server-time.ts';
import { announce, refetchOnNews } from './tabs.ts';
import { isMyTurn } from './turn.ts';

/** A game as the newest answers have it. */
export interface HeldGame extends GameAnswer {
  /** When the game or its log last changed here, by this machine's clock: others' may be wrong. */
  readonly changedAt: number;
}

// The query cache owns the games. Whatever is written there, by a poll or after an action, is merged into what is held: no
// answer can undo a newer one.
queryClient.setQueryDefaults(KEYS.allGames, {
  gcTime: Infinity,
  structuralSharing: (held, fresh) =>
    isHeldGame(fresh) ? received(isHeldGame(held) ? held : undefined, fresh) : fresh,
});

function isHeldGame(data: unknown): data is HeldGame {
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
  const isChanged = next.game !== held.game || next.log !== held.log;
  return { ...next, changedAt: isChanged ? fresh.changedAt : held.changedAt };
}

/** The game of that id as it is held; undefined before anything has come. */
export function heldGame(id: string): HeldGame | undefined {
  return queryClient.getQueryData<HeldGame>(KEYS.game(id));
}

/** Merges an answer into what is held. */
export function takeGame(fresh: GameAnswer): void {
  queryClient.setQueryData<HeldGame>(KEYS.game(fresh.game.id), { ...fresh, changedAt: Date.now() });
}

/** Merges what the API answers to a change of the player state into what is held. */
export function takePlayerState(id: string, desk: PlayerState): void {
  queryClient.setQueryData<HeldGame>(KEYS.game(id), (held) => held && { ...held, desk });
}

/** Follows the game of that id as it is held, without asking for it. */
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

/** Asks for a game, and keeps it fresh for as long as the component lives. */
export function useGame(id: string): Query<HeldGame> {
  const lookedAt = createLastLook();
  const query = useQuery<HeldGame, ReturnType<typeof KEYS.game>>({
    queryKey: KEYS.game(id),
    queryFn: async ({ signal }) => {
      const held = heldGame(id);
      const fresh = await readGame(id, held && { ...held, since: knownUpTo(held) }, signal);
      if (fresh !== undefined) return { ...fresh, changedAt: Date.now() };
      if (held !== undefined) return held;
      throw new Unreachable('Not modified, says somebody who was not asked.');
    },
    refetchInterval: ({ state: { data, error } }) => {
      if (error instanceof Refused && error.status < 500) return false;
      const game = data?.game;
      if (game?.status === 'finished') return false;
      const pace = paceOf(
        Date.now() - Math.max(lookedAt(), data?.changedAt ?? 0),
        game !== undefined && isMyTurn(game),
      );
      const due = [game?.turnBy, game?.clock?.pausedUntil, game?.vote?.until];
      return paceToDue(
        pace,
        due.map((at) => at ?? null),
        serverNow(),
      );
    },
  });
  refetchOnNews(query, (other, revision) => other === id && revision > (heldGame(id)?.game.revision ?? 0));
  return query;
}

/** The last requests that one change of a seat may take: more moves are not made between a look and a request. */
const MOST_TRIES = 4;

/**
 * Changes one's own seat. What others do at the same time is no reason to ask again: the change is the same at whatever
 * revision.
 * @throws Refused, Unreachable
 */
export async function changeMySeat(game: Pick<GameView, 'id' | 'revision'>, change: SeatChange): Promise<void> {
  let { id, revision } = game;
  for (let tries = 1; ; tries++) {
    try {
      return takeGame(await changeSeat(id, revision, change));
    } catch (error) {
      const current = error instanceof Refused ? error.problem.current : undefined;
      if (current === undefined || tries === MOST_TRIES) throw error;
      takeGame(current);
      ({ id, revision } = current.game);
    }
  }
}

/** The part of an open game that takes answers in. */
export interface GameHandle {
  take(fresh: GameAnswer): void;
  refetch(): void;
}

/**
 * Takes the game as a request leaves it. After a refusal it is read again: it is not the one that was asked about.
 * @throws whatever the request does
 */
export async function takeAnswer(game: GameHandle, request: Promise<GameAnswer>): Promise<void> {
  try {
    game.take(await request);
  } catch (error) {
    if (error instanceof Refused && error.status < 500) game.refetch();
    throw error;
  }
}
