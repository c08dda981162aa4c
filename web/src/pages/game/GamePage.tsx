import { useNavigate, useParams } from '@solidjs/router';
import type { GameView } from '@slow-train/protocol';
import {
  createEffect,
  createMemo,
  createSignal,
  lazy,
  Match,
  on,
  onCleanup,
  Show,
  Suspense,
  Switch,
  type Accessor,
  type JSX,
} from 'solid-js';
import { changeMySeat } from '../../client/game.ts';
import { createLinkToken } from '../../account/link-token.ts';
import { online } from '../../client/connection.ts';
import { createActionSender, type ActionSender } from '../../client/send-action.ts';
import { isMyTurn } from '../../client/turn.ts';
import { showToast, type Toast } from '../../ui/toasts.ts';
import { Loading } from '../../ui/Loading.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { GameGate, type OpenGame } from '../../components/GameGate.tsx';
import { useShufflingToast } from '../../panels/fairness/shuffling-toast.ts';
import type { RecapBoard } from '../../panels/recap/Recap.tsx';
import { createMissed, type Missed } from '../../panels/recap/missed.ts';
import { plansAt } from '../../panels/plan/plans.ts';
import { deservesRecap } from '../../panels/recap/missed-plays.ts';
import { whoAt } from '../../components/scores/sheet.ts';
import { shellText } from '../../text/shell.ts';
import { tableText } from '../../text/table-page.ts';
import { substitutesAt } from '../../panels/substitutes/substitutes.ts';
import { votesAt } from '../../panels/votes/votes.ts';
import { Board } from '../../board/view/Board.tsx';
import { boardSlots } from './board-slots.tsx';

const MailEntry = lazy(() => import('../../account/MailLinkPage.tsx'));
// Loaded on demand: a page needs one of them at a time, and the board only while a round is played.
const WaitingRoom = lazy(async () => {
  const { WaitingRoom: page } = await import('./WaitingRoom.tsx');
  return { default: page };
});
const Shuffling = lazy(async () => {
  const { Shuffling: page } = await import('../../panels/fairness/Shuffling.tsx');
  return { default: page };
});
const Scores = lazy(async () => {
  const { Scores: page } = await import('../scores/ScoresPage.tsx');
  return { default: page };
});
const Recap = lazy(() => import('../../panels/recap/Recap.tsx'));

/** A game in any state: waiting room, board or result. A link from a mail brings a token for signing in. */
export default function TablePage(): JSX.Element {
  const params = useParams<{ id: string }>();
  const [carried, drop] = createLinkToken(['token']);
  /** Changes when another account has signed in: the page starts over with what that account may see. */
  const [reader, setReader] = createSignal({});
  const arrive = (): void => {
    setReader({});
    drop();
  };
  const door = (): JSX.Element => (
    <Show when={carried()} keyed>
      {({ token }) => <MailEntry table={params.id} token={token} onArrived={arrive} />}
    </Show>
  );
  return (
    <Show when={reader()} keyed>
      <GameGate id={params.id} door={carried() ? door : undefined}>
        {(game, table) => <OneTable game={game} table={table} />}
      </GameGate>
    </Show>
  );
}

function OneTable(props: { game: Accessor<GameView>; table: OpenGame }): JSX.Element {
  const game = (): GameView => props.game();
  const navigate = useNavigate();
  // A player who opens a finished game sees the scores; one who was there when it finished still sees the last tile.
  // eslint-disable-next-line solid/reactivity -- its value on arrival
  const wasOver = game().status === 'finished';
  const toScores = (): void => navigate(`/tables/${game().id}/scores`);
  usePageTitle(() => ({
    title: isMyTurn(game()) ? shellText.titleTurn(game().name) : shellText.titleOf(game().name),
    game: game(),
  }));
  useRoundNotices(game, toScores);
  useShufflingToast(game);
  // eslint-disable-next-line solid/reactivity -- another game is another page
  const { table } = props;
  const missed = createMissed({
    ...table,
    revision: () => game().revision,
    isNews: (found) => deservesRecap(table.log(), found, game()),
  });

  return (
    <Suspense fallback={<Loading words={shellText.loadingTable} />}>
      <Switch fallback={<Scores game={game()} />}>
        <Match when={game().status === 'boarding'}>
          <WaitingRoom game={game()} table={props.table} />
        </Match>
        <Match when={game().dealing !== null && game().round === null}>
          <Shuffling game={game()} />
        </Match>
        <Match when={!wasOver && !game().isCancelled && game().round}>
          <RunningGame game={game} table={props.table} missed={missed()} toScores={toScores} />
        </Match>
      </Switch>
    </Suspense>
  );
}

function RunningGame(props: {
  game: Accessor<GameView>;
  table: OpenGame;
  missed: Missed | null;
  toScores: () => void;
}): JSX.Element {
  const sending = createActionSender({
    // eslint-disable-next-line solid/reactivity -- another game is another page
    game: props.game().id,
    revision: () => props.game().revision,
    take: (fresh) => props.table.take(fresh),
    refetch: () => props.table.refetch(),
  });
  const navigate = useNavigate();
  useTroubleNotices(sending, () => navigate('/'));
  const [stage, setStage] = createSignal<RecapBoard | null>(null);
  const slots = boardSlots({
    // eslint-disable-next-line solid/reactivity -- another game is another page
    plans: plansAt(props.game().id, props.table),
    // eslint-disable-next-line solid/reactivity -- another game is another page
    votes: votesAt(props.game().id, props.table),
    // eslint-disable-next-line solid/reactivity -- another game is another page
    substitutes: substitutesAt(props.game(), props.table, () => props.game().revision),
    onRecap: () => (props.missed === null ? undefined : () => setStage('player')),
  });
  createEffect(
    on(
      () => props.missed,
      (missed) => setStage(missed === null ? null : 'list'),
    ),
  );
  return (
    <Board
      game={props.game()}
      log={props.table.log()}
      sending={sending.sending()}
      online={online()}
      playerState={props.table.playerState}
      newSince={props.table.newSince()}
      onAct={(action) => sending.act(action)}
      onDismiss={() => sending.dismiss()}
      onLetPlay={(forced) => changeMySeat(props.game(), { forced })}
      onShowScores={() => props.toScores()}
      slots={slots}
    >
      <Suspense>
        <Show when={stage() !== null && props.missed} keyed>
          {(missed) => (
            <Recap
              missed={missed}
              stage={stage() ?? 'list'}
              onWatch={() => setStage('player')}
              onDone={() => setStage(null)}
            />
          )}
        </Show>
      </Suspense>
    </Board>
  );
}

/** Shows a toast when sending an action fails, with what the player can do about it. */
function useTroubleNotices(sending: ActionSender, toWelcome: () => void): void {
  createEffect(
    on(sending.trouble, (trouble) => {
      if (trouble === null) return;
      const actions: { readonly [T in typeof trouble]: Toast['actions'] } = {
        movedOn: [],
        failing: [
          { label: tableText.tryAgain, run: () => sending.tryAgain() },
          { label: tableText.letGo, run: () => sending.letGo() },
        ],
        signedOut: [{ label: tableText.signIn, run: toWelcome }],
      };
      onCleanup(showToast(tableText[trouble], actions[trouble]));
    }),
  );
}

/** Shows a toast with the end of a round: the next one is dealt at once, and a player may have looked away. */
function useRoundNotices(game: Accessor<GameView>, toScores: () => void): void {
  createEffect(
    on(
      // Depends on this alone: otherwise the next change of the game would close the toast.
      createMemo(() => game().results.length),
      (played: number, before: number | undefined) => {
        const last = game().results.at(-1);
        if (before === undefined || played <= before || last === undefined) return;
        const { status, places } = game();
        const winners = (places ?? []).flatMap((place, seat) => (place === 1 ? [whoAt(game(), seat)] : []));
        const text =
          status === 'finished'
            ? tableText.gameOver(winners)
            : tableText.roundOver(last.out === null ? null : whoAt(game(), last.out), played);
        onCleanup(showToast(text, [{ label: tableText.scores, run: toScores }]));
      },
    ),
  );
}
