import { useNavigate } from '@solidjs/router';
import type { GameTerms, GameView } from '@slow-train/protocol';
import { createSignal, type Accessor } from 'solid-js';
import { openGamesText } from '#text/open-games.ts';
import { termsText, waitingText } from '#text/waiting.ts';
import { createAsyncAction, type AsyncAction } from '../../client/async-action.ts';
import {
  deleteReservation,
  deleteOwnSeat,
  postComputer,
  postInvitation,
  postStart,
  putTerms,
} from '../../client/games.ts';
import { isDecided } from '../../client/fate.ts';
import { Refused } from '../../client/http.ts';
import { deleteSeat } from '../../client/open-games.ts';
import type { LiveGame } from '../../components/GameGate.tsx';
import { showToast } from '../../ui/toasts.ts';

/** Which of them is running, or ran last. */
type Going = 'start' | 'computer' | 'terms' | 'leave' | 'link' | 'free';

/** The actions of people in the waiting room, one at a time. */
export interface WaitingActions {
  readonly action: AsyncAction;
  readonly going: Accessor<Going>;
  /** Starts with those who are there. */
  start(): void;
  addComputer(): void;
  /** Changes the game; `then` runs once it is changed. */
  changeTerms(terms: GameTerms, then: () => void): void;
  leave(): void;
  /** Opens a seat that was kept for somebody. */
  free(seat: number, name: string): void;
  remove(seat: number, name: string): void;
  renewLink(): void;
}

export function createWaitingActions(game: Accessor<GameView>, handle: LiveGame): WaitingActions {
  const navigate = useNavigate();
  const action = createAsyncAction();
  const [going, setGoing] = createSignal<Going>('start');
  const run = (what: Going, work: (game: GameView) => Promise<void>): void => {
    setGoing(what);
    const now = game();
    action.run(() => withFreshGame(handle, () => work(now)));
  };
  return {
    action,
    going,
    start: () => run('start', async ({ id, revision }) => handle.take(await postStart(id, revision))),
    addComputer: () => run('computer', async ({ id, revision }) => handle.take(await postComputer(id, revision))),
    changeTerms: (terms, then) =>
      run('terms', async ({ id, revision }) => {
        handle.take(await putTerms(id, revision, terms));
        showToast(termsText.kept);
        then();
      }),
    leave: () =>
      run('leave', async ({ id, name, revision }) => {
        await deleteOwnSeat(id, revision);
        navigate('/');
        showToast(waitingText.left(name));
      }),
    free: (seat, name) =>
      run('free', async ({ id, revision }) => {
        handle.take(await deleteReservation(id, seat, revision));
        showToast(waitingText.freed(name));
      }),
    remove: (seat, name) =>
      run('free', async ({ id, revision }) => {
        handle.take(await deleteSeat(id, seat, revision));
        showToast(openGamesText.room.removed(name));
      }),
    renewLink: () =>
      run('link', async ({ id, revision }) => {
        handle.take(await postInvitation(id, revision));
        showToast(waitingText.newLinkMade);
      }),
  };
}

/** Updates the game when the request is refused: somebody may just have joined, and the host should see that first. */
async function withFreshGame(handle: LiveGame, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Refused && error.problem.current) handle.take(error.problem.current);
    else if (isDecided(error)) handle.refetch();
    throw error;
  }
}
