import { useNavigate, useParams } from '@solidjs/router';
import type { GameView, LogEntry } from '@slow-train/protocol';
import {
  createEffect,
  createMemo,
  createSignal,
  lazy,
  on,
  onCleanup,
  Show,
  Suspense,
  type Accessor,
  type JSX,
} from 'solid-js';
import { changeMySeat } from '../../client/game.ts';
import { createLinkToken } from '../../account/link-token.ts';
import { online } from '../../client/connection.ts';
import { createActionSender, type ActionSender } from '../../client/send-action.ts';
import { isMyTurn } from '../../client/turn.ts';
import { holdToast, type Toast } from '../../ui/toasts.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { createTask } from '../../ui/step.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { GameGate, type LiveGame } from '../../components/GameGate.tsx';
import type { PlayerStateStore } from '../../player-state/player-state.ts';
import { useShufflingToast } from '../../panels/fairness/shuffling-toast.ts';
import type { RecapMode } from '../../panels/recap/Recap.tsx';
import { createMissed, type Missed } from '../../panels/recap/missed.ts';
import { endingOf, undoUntil, type Ending } from '../../panels/end-game/end-game.ts';
import { plansAt } from '../../panels/plan/plans.ts';
import { deservesRecap } from '../../panels/recap/missed-plays.ts';
import { reactionsOn } from '../../components/move-reactions.ts';
import { shellText } from '#text/shell.ts';
import { gameText } from '#text/table.ts';
import { substitutesAt } from '../../panels/substitutes/substitutes.ts';
import type { TalkPort } from '../../panels/talk/create-talk.ts';
import { isAllowedToTalk } from '../../panels/talk/unread.ts';
import { votesAt } from '../../panels/votes/votes.ts';
import { focusMainButton } from '../../board/view/ActionBar.tsx';
import { Board } from '../../board/view/Board.tsx';
import { noteMove } from '../../ui/focus.ts';
import { boardSlots } from './board-slots.tsx';
import { createNextGame } from './next-game.ts';

const MailEntry = lazy(() => import('../../account/MailLinkPage.tsx'));
// Loaded on demand: a page needs one of them at a time, and the board only while a round is played.
const WaitingRoom = lazy(() => import('./WaitingRoom.tsx'));
const Shuffling = lazy(() => import('../../panels/fairness/Shuffling.tsx'));
const CancelledGame = lazy(async () => {
  const [{ Scores }, { UndoEnd }] = await Promise.all([
    import('../scores/ScoresPage.tsx'),
    import('../../panels/end-game/UndoEnd.tsx'),
  ]);
  return {
    default: (props: { game: GameView; log: readonly LogEntry[]; ending: Ending }) => (
      <Scores game={props.game} endedByYou={undoUntil(props.game, props.log) !== null}>
        <UndoEnd game={props.game} log={props.log} ending={props.ending} />
      </Scores>
    ),
  };
});
const GotUp = lazy(() => import('../../panels/get-up/GotUp.tsx'));
const GameEnd = lazy(() => import('./GameEnd.tsx'));
const RoundEnd = lazy(() => import('../../panels/round-end/RoundEnd.tsx'));
const MomentPlayer = lazy(() => import('../../panels/recap/MomentPlayer.tsx'));
const Recap = lazy(() => import('../../panels/recap/Recap.tsx'));

/** A game in any state: waiting room, board or result. A link from a mail brings a token for signing in. */
export default function GamePage(): JSX.Element {
  const params = useParams<{ id: string }>();
  const [carried, drop] = createLinkToken(['token']);
  const signIn = (onArrived: () => void): JSX.Element => (
    <Show when={carried()} keyed>
      {({ token }) => (
        <MailEntry
          gameId={params.id}
          token={token}
          onArrived={() => {
            onArrived();
            drop();
          }}
        />
      )}
    </Show>
  );
  return (
    <GameGate id={params.id} signIn={carried() ? signIn : undefined}>
      {(game, handle) => <OneGame game={game} handle={handle} />}
    </GameGate>
  );
}

/** The part of a game's course that its page shows. */
type Stage =
  | { readonly at: 'gettingUp' | 'lobby' | 'dealing' | 'playing' | 'cancelled' | 'finished' }
  /** The result of a round that the player has not put away yet. */
  | { readonly at: 'roundEnd'; readonly round: number };

/** Returns the part of the course to show; a result that the player has not put away comes first. */
function stageOf({ status, round, dealing, isCancelled, you }: GameView, unseenRound: number | null): Stage {
  if (you.leaves !== undefined && status === 'playing') return { at: 'gettingUp' };
  if (unseenRound !== null) return { at: 'roundEnd', round: unseenRound };
  if (status === 'lobby') return { at: 'lobby' };
  if (dealing !== null && round === null) return { at: 'dealing' };
  if (status === 'playing' && round !== null) return { at: 'playing' };
  return { at: isCancelled ? 'cancelled' : 'finished' };
}

/** Returns the first round whose result the player has not put away yet; null if there is none. */
function firstUnseenRound({ results, isCancelled, status }: GameView, playerState: PlayerStateStore): number | null {
  if (!playerState.isKnown() || isCancelled) return null;
  const { roundsSeen } = playerState.now();
  if (results.length <= roundsSeen) return null;
  // Of a finished game that they open for the first time, such as one older than this page, only the last.
  return status === 'finished' && roundsSeen === 0 ? results.length : roundsSeen + 1;
}

function OneGame(props: { game: Accessor<GameView>; handle: LiveGame }): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- another game is another page
  const { game, handle } = props;
  usePageTitle(() => ({
    title: isMyTurn(game()) ? shellText.titleTurn(game().name) : shellText.titleOf(game().name),
    game: game(),
  }));
  useShufflingToast(game);
  const stage = createMemo(() => stageOf(game(), firstUnseenRound(game(), handle.playerState)), undefined, {
    equals: (a, b) => a.at === b.at && (a.at !== 'roundEnd' || b.at !== 'roundEnd' || a.round === b.round),
  });
  /** Goes on to the board or the final standing, which takes the focus from the button that is gone. */
  const putAway = (round: number): void => {
    noteMove();
    handle.playerState.change({ roundsSeen: round });
    focusMainButton();
  };
  const ending = endingOf(game().id, handle);
  /** Undefined where there is nobody to talk to. */
  const talk = (): TalkPort | undefined => (isAllowedToTalk(game()) ? { game, handle } : undefined);
  const missed = createMissed({
    ...handle,
    game: game().id,
    revision: () => game().revision,
    isNews: (found) => deservesRecap(handle.log(), found, game()),
  });
  const part = (now: Stage): JSX.Element => {
    switch (now.at) {
      case 'roundEnd':
        return (
          <RoundEnd
            game={game()}
            round={now.round}
            onReady={() => putAway(now.round)}
            talk={talk()}
            isQuiet={handle.playerState.now().isTalkMuted}
          />
        );
      case 'gettingUp':
        return <GotUp game={game()} substitutes={substitutesAt(game().id, handle, () => game().revision)} />;
      case 'lobby':
        return <WaitingRoom game={game()} handle={handle} />;
      case 'dealing':
        return <Shuffling game={game()} />;
      case 'playing':
        return <RunningGame game={game} handle={handle} ending={ending} missed={missed()} />;
      case 'cancelled':
        return <CancelledGame game={game()} log={handle.log()} ending={ending} />;
      case 'finished':
        return <GameEnd game={game()} talk={talk()} />;
      default:
        return now satisfies never;
    }
  };

  const isDue = createTask();
  const skeleton = (): JSX.Element => <Skeleton kind="board" />;

  return (
    <Show when={isDue()} fallback={skeleton()}>
      <Suspense fallback={skeleton()}>
        <Show when={stage()} keyed>
          {part}
        </Show>
      </Suspense>
    </Show>
  );
}

function RunningGame(props: {
  game: Accessor<GameView>;
  handle: LiveGame;
  ending: Ending;
  missed: Missed | null;
}): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- another game is another page
  const { game, handle, ending } = props;
  const { id } = game();
  const revision = (): number => game().revision;
  const navigate = useNavigate();
  const sending = createActionSender({ ...handle, game: id, revision });
  useSendErrorToasts(sending, () => navigate(`/sign-in?to=/tables/${id}`));
  const [recapMode, setRecapMode] = createSignal<RecapMode | null>(null);
  /** The revision whose board is shown instead of the present one. */
  const [moment, setMoment] = createSignal<number | null>(null);
  const slots = boardSlots({
    plans: plansAt(id, handle),
    votes: votesAt(id, handle),
    substitutes: substitutesAt(id, handle, revision),
    ending,
    talk: { game, handle },
    take: handle.take,
    nextGame: createNextGame(game),
    onRecap: () => (props.missed === null ? undefined : () => setRecapMode('player')),
  });
  createEffect(
    on(
      () => props.missed,
      (missed) => setRecapMode(missed === null ? null : 'list'),
    ),
  );
  return (
    <Board
      game={game()}
      log={handle.log()}
      sending={sending.sending()}
      online={online()}
      playerState={handle.playerState}
      newSince={handle.newSince()}
      reactionsOn={(at) => reactionsOn(handle.talk(), at)}
      onAct={(action) => sending.act(action)}
      onDismiss={() => sending.dismiss()}
      onLetPlay={(forced) => changeMySeat(game(), { forced })}
      onShowScores={() => navigate(`/tables/${id}/scores`)}
      onShowMoment={setMoment}
      slots={slots}
    >
      <Suspense>
        <Show when={recapMode() !== null && props.missed} keyed>
          {(missed) => (
            <Recap
              missed={missed}
              mode={recapMode() ?? 'list'}
              onWatch={() => setRecapMode('player')}
              onDone={() => setRecapMode(null)}
            />
          )}
        </Show>
        <Show when={moment()} keyed>
          {(revision) => <MomentPlayer revision={revision} onDone={() => setMoment(null)} />}
        </Show>
      </Suspense>
    </Board>
  );
}

/** Shows a toast when sending an action fails, with the player's options. */
function useSendErrorToasts(sending: ActionSender, toSignIn: () => void): void {
  createEffect(
    on(sending.trouble, (trouble) => {
      if (trouble === null) return;
      const actions: { readonly [T in typeof trouble]: Toast['actions'] } = {
        movedOn: [],
        failing: [
          { label: gameText.tryAgain, run: () => sending.tryAgain() },
          { label: gameText.letGo, run: () => sending.letGo() },
        ],
        signedOut: [{ label: gameText.signIn, run: toSignIn }],
      };
      onCleanup(holdToast(gameText[trouble], actions[trouble]));
    }),
  );
}
