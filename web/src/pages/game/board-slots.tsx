import type { GameAnswer, GameView } from '@slow-train/protocol';
import { createMemo, createSignal, lazy, Show, Suspense, type Accessor, type JSX, type ParentProps } from 'solid-js';
import { Portal } from 'solid-js/web';
import { useLiveBoard, type LiveBoard, type OpenSheet } from '../../board/state/live-board.ts';
import type { NextGame } from '../../board/state/next-game.ts';
import type { BoardSlots } from '../../board/view/Board.tsx';
import type { TalkSlot } from '../../board/view/SideTabs.tsx';
import { createNow } from '../../client/server-time.ts';
import { ownerRepresented, playsAlone, seatSeekingSubstitute } from '../../components/seats.ts';
import { NotificationsButton } from '../../panels/notifications/NotificationsButton.tsx';
import { PlanStatus } from '../../panels/plan/PlanStatus.tsx';
import { mayPlan, planInUse, type Plans } from '../../panels/plan/plans.ts';
import { EndGame } from '../../panels/end-game/EndGame.tsx';
import type { Ending } from '../../panels/end-game/end-game.ts';
import { LeaveSeat } from '../../panels/substitutes/LeaveSeat.tsx';
import type { Substitutes } from '../../panels/substitutes/substitutes.ts';
import type { TalkPort } from '../../panels/talk/create-talk.ts';
import { badgeOf, isAllowedToTalk, isCompany } from '../../panels/talk/unread.ts';
import { questionsFor } from '../../panels/votes/questions.ts';
import { waitsForBallot, type Votes } from '../../panels/votes/votes.ts';
import { clockText, substitutesText } from '#text/clock.ts';
import { askTableText, planText, recapText } from '#text/table.ts';

const AwayStatus = lazy(() => import('../../panels/substitutes/AwayStatus.tsx'));
const VoteStatus = lazy(() => import('../../panels/votes/VoteStatus.tsx'));
const GetUp = lazy(() => import('../../panels/get-up/GetUp.tsx'));
const ClockSheet = lazy(() => import('../../panels/clock/ClockSheet.tsx'));
const PlanSheet = lazy(() => import('../../panels/plan/PlanSheet.tsx'));
const AskSheet = lazy(() => import('../../panels/votes/AskSheet.tsx'));
const TalkTab = lazy(() => import('../../panels/talk/TalkTab.tsx'));
const TellMe = lazy(() => import('../../panels/notifications/TellMe.tsx'));
const PassingWord = lazy(() => import('../../panels/talk/PassingWord.tsx'));
const TalkSettings = lazy(() => import('../../panels/talk/TalkSettings.tsx'));
const WatchSettings = lazy(() => import('../../panels/watching/WatchSettings.tsx'));
const SubstituteSheet = lazy(() => import('../../panels/substitutes/SubstituteSheet.tsx'));

/** The panels' access to the game. */
export interface PanelPorts {
  readonly plans: Plans;
  readonly votes: Votes;
  readonly substitutes: Substitutes;
  readonly ending: Ending;
  readonly talk?: TalkPort;
  /** Takes over a changed game; none where nobody else could watch. */
  readonly take?: (answer: GameAnswer) => void;
  readonly nextGame?: Accessor<NextGame | null>;
  /** Shows the recap again; undefined if the player has missed nothing. */
  readonly onRecap?: Accessor<(() => void) | undefined>;
}

/** Puts every panel of the game page into its slot on the board. */
export function boardSlots({
  plans,
  votes,
  substitutes,
  ending,
  talk,
  take,
  nextGame,
  onRecap,
}: PanelPorts): BoardSlots {
  return {
    nextGame: () => nextGame?.() ?? null,
    notices: [
      {
        panel: () => (
          <Loaded when={isOwnerAway}>
            <AwayStatus substitutes={substitutes} />
          </Loaded>
        ),
        isShown: isOwnerAway,
        isWaiting: isOwnerAway,
      },
      {
        panel: () => <OpenVote votes={votes} />,
        isShown: isVoting,
        isWaiting: (board) => waitsForBallot(board.game()),
      },
    ],
    aboveHand: () => (
      <>
        <Show when={talk !== undefined && (talk.game().seats.some(isCompany) || talkSlot(talk).unread() > 0) && talk}>
          {(port) => (
            <Suspense>
              <PassingWord port={port()} />
            </Suspense>
          )}
        </Show>
        <PlanStatus plans={plans} />
        <Show when={talk !== undefined}>
          <Suspense>
            <TellMe />
          </Suspense>
        </Show>
      </>
    ),
    actions: (board) =>
      mayPlan(board) && planInUse(board.game()) === null
        ? [{ label: planText.open, run: () => board.show('plan') }]
        : [],
    menuLinks: () => <MenuLinks onRecap={onRecap?.()} />,
    talk: () => (talk !== undefined && isAllowedToTalk(talk.game()) ? talkSlot(talk) : undefined),
    menuSettings: () => <MenuSettings ending={ending} substitutes={substitutes} />,
    menuLast: () => (
      <>
        <PeopleSettings talk={talk} take={take} />
        <LeaveSeat substitutes={substitutes} />
      </>
    ),
    sheets: () => (
      <>
        <OnceOpened sheet="plan">
          <PlanSheet plans={plans} />
        </OnceOpened>
        <OnceOpened sheet="ask">
          <AskSheet votes={votes} />
        </OnceOpened>
        <OpenClock />
        <OnceOpened sheet="substitute">
          <SubstituteSheet substitutes={substitutes} />
        </OnceOpened>
      </>
    ),
  };
}

/** Whether a computer player or a substitute holds the player's own seat. */
function isOwnerAway(board: LiveBoard): boolean {
  const { status, you } = board.game();
  return status === 'playing' && you.away !== null;
}

function isVoting(board: LiveBoard): boolean {
  return board.game().vote !== null;
}

/** Loads a panel once there is something to show in it. */
function Loaded(props: ParentProps<{ when(board: LiveBoard): boolean }>): JSX.Element {
  const board = useLiveBoard();
  return (
    <Show when={props.when(board)}>
      <Suspense>{props.children}</Suspense>
    </Show>
  );
}

function OpenVote(props: { votes: Votes }): JSX.Element {
  const board = useLiveBoard();
  const onArrival = board.game().vote?.id;
  return (
    <Loaded when={isVoting}>
      <VoteStatus votes={props.votes} onArrival={onArrival} />
    </Loaded>
  );
}

function talkSlot(port: TalkPort): TalkSlot {
  const { talk, playerState } = port.handle;
  return { unread: () => badgeOf(talk(), playerState.now()), panel: () => <BoardTalk port={port} /> };
}

function BoardTalk(props: { port: TalkPort }): JSX.Element {
  const board = useLiveBoard();
  return <TalkTab port={props.port} moves={board.recentPlays()} />;
}

function MenuLinks(props: { onRecap: (() => void) | undefined }): JSX.Element {
  const board = useLiveBoard();
  return (
    <>
      <Show when={mayPlan(board)}>
        <button type="button" onClick={() => board.show('plan')}>
          {planText.open}
        </button>
      </Show>
      <Show when={props.onRecap}>
        {(recap) => (
          <button
            type="button"
            onClick={() => {
              board.show('none');
              recap()();
            }}
          >
            {recapText.again}
          </button>
        )}
      </Show>
    </>
  );
}

/** The things that a player opens, asks for or gives up at this table, each with a button. */
function MenuSettings(props: { ending: Ending; substitutes: Substitutes }): JSX.Element {
  const board = useLiveBoard();
  const now = createNow();
  const mayAsk = createMemo(
    () => board.game().vote !== null || questionsFor(board.game(), board.view(), now()).length > 0,
  );
  return (
    <>
      <Show when={board.view().seat !== null}>
        <NotificationsButton id={board.game().id} />
      </Show>
      <ClockButton game={board.game()} />
      <Show when={board.game().status === 'playing' && board.game().you.seat !== null && mayAsk()}>
        <button type="button" onClick={() => board.show('ask')}>
          {askTableText}
        </button>
      </Show>
      <Show when={seatSeekingSubstitute(board.game())}>
        {(held) => (
          <button type="button" onClick={() => board.show('substitute')}>
            {substitutesText.find(held().owner)}
          </button>
        )}
      </Show>
      <EndGame ending={props.ending} />
      <Show when={mayGetUp(board.game())}>
        <Suspense>
          <GetUp substitutes={props.substitutes} />
        </Suspense>
      </Show>
    </>
  );
}

/** Whether a player has others to get up from; a substitute leaves the seat instead. */
function mayGetUp(game: GameView): boolean {
  return game.status === 'playing' && game.you.seat !== null && !playsAlone(game) && ownerRepresented(game) === null;
}

/** The player's settings about the others: their talk, and who may watch. */
function PeopleSettings(props: {
  talk: TalkPort | undefined;
  take: ((answer: GameAnswer) => void) | undefined;
}): JSX.Element {
  const board = useLiveBoard();
  return (
    <>
      <Show when={props.talk && (isAllowedToTalk(board.game()) || board.game().seats.some(isCompany)) && props.talk}>
        {(port) => (
          <Suspense>
            <TalkSettings port={port()} />
          </Suspense>
        )}
      </Show>
      <Show when={props.take}>
        {(take) => (
          <Suspense>
            <WatchSettings game={board.game()} take={take()} />
          </Suspense>
        )}
      </Show>
    </>
  );
}

/** Opens the clock sheet of a game over any other layer; shows nothing without a clock. */
function ClockButton(props: { game: GameView }): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <Show when={props.game.clock !== null && props.game.status === 'playing'}>
      <button type="button" onClick={() => setOpen(true)}>
        {clockText.open}
      </button>
      <Show when={isOpen()}>
        <Portal>
          <Suspense>
            <ClockSheet game={props.game} onClose={() => setOpen(false)} />
          </Suspense>
        </Portal>
      </Show>
    </Show>
  );
}

/** The clock, opened from the deadline in the top bar. */
function OpenClock(): JSX.Element {
  const board = useLiveBoard();
  return (
    <Show when={board.sheet() === 'clock'}>
      <Suspense>
        <ClockSheet game={board.game()} onClose={() => board.show('none')} />
      </Suspense>
    </Show>
  );
}

/** Loads a sheet when it is first opened, then keeps it mounted so that it can return the focus. */
function OnceOpened(props: ParentProps<{ sheet: OpenSheet }>): JSX.Element {
  const board = useLiveBoard();
  const isLoaded = createMemo<boolean>((before) => before || board.sheet() === props.sheet, false);
  return (
    <Show when={isLoaded()}>
      <Suspense>{props.children}</Suspense>
    </Show>
  );
}
