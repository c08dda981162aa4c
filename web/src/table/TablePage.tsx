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
import { createCarried } from '../account/fragment.ts';
import { online } from '../api/connection.ts';
import { changeMySeat } from '../api/own-seat.ts';
import { createSending, type ActionSending } from '../api/sending.ts';
import { isMyTurn } from '../api/turn.ts';
import { tell, type Notice } from '../app/notices.ts';
import { usePlace } from '../app/place.ts';
import { TableGate, type OpenTable } from '../app/TableGate.tsx';
import { Shuffling, useShufflingNotice } from '../fairness/Shuffling.tsx';
import { WaitingRoom } from '../lobby/WaitingRoom.tsx';
import type { RecapStage } from '../recap/Recap.tsx';
import { createMissed, type Missed } from '../recap/missed.ts';
import { plansAt } from '../plan/plans.ts';
import { isWorthTelling } from '../recap/things.ts';
import { calledAt } from '../scores/sheet.ts';
import { Scores } from '../scores/ScoresPage.tsx';
import { shellText } from '../text/shell.ts';
import { tableText, troubleText } from '../text/table-page.ts';
import { substitutesAt } from '../substitutes/substitutes.ts';
import { votesAt } from '../votes/votes.ts';
import { Table } from './Table.tsx';

const MailEntry = lazy(() => import('../account/sign-in/MailEntry.tsx'));
const Recap = lazy(() => import('../recap/Recap.tsx'));

/** A table, in whatever state it is: waiting room, board, or what became of it. The link of a mail brings its own way in. */
export default function TablePage(): JSX.Element {
  const params = useParams<{ id: string }>();
  const [carried, drop] = createCarried(['token']);
  /** Somebody else has come in: what they see is not what was there before. */
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
      <TableGate id={params.id} door={carried() ? door : undefined}>
        {(game, table) => <OneTable game={game} table={table} />}
      </TableGate>
    </Show>
  );
}

function OneTable(props: { game: Accessor<GameView>; table: OpenTable }): JSX.Element {
  const game = (): GameView => props.game();
  const navigate = useNavigate();
  // Who opens a table that has arrived wants its score; who was there as it arrived wants to see the last tile fall.
  // eslint-disable-next-line solid/reactivity -- as it was on arrival
  const wasOver = game().status === 'finished';
  const toScores = (): void => navigate(`/tables/${game().id}/scores`);
  usePlace(() => ({
    title: isMyTurn(game()) ? shellText.titleTurn(game().name) : shellText.titleOf(game().name),
    table: game(),
  }));
  useRoundNotices(game, toScores);
  useShufflingNotice(game);
  // eslint-disable-next-line solid/reactivity -- another table is another page
  const { table } = props;
  const missed = createMissed({
    ...table,
    revision: () => game().revision,
    isNews: (found) => isWorthTelling(table.log(), found, game()),
  });

  return (
    <Switch fallback={<Scores game={game()} />}>
      <Match when={game().status === 'boarding'}>
        <WaitingRoom game={game()} table={props.table} />
      </Match>
      <Match when={game().dealing !== null && game().round === null}>
        <Shuffling game={game()} />
      </Match>
      <Match when={!wasOver && !game().isCancelled && game().round}>
        <Board game={game} table={props.table} missed={missed()} toScores={toScores} />
      </Match>
    </Switch>
  );
}

function Board(props: {
  game: Accessor<GameView>;
  table: OpenTable;
  missed: Missed | null;
  toScores: () => void;
}): JSX.Element {
  const sending = createSending({
    // eslint-disable-next-line solid/reactivity -- another table is another page
    game: props.game().id,
    revision: () => props.game().revision,
    take: (fresh) => props.table.take(fresh),
    lookAgain: () => props.table.lookAgain(),
  });
  const navigate = useNavigate();
  useTroubleNotices(sending, () => navigate('/'));
  // eslint-disable-next-line solid/reactivity -- another table is another page
  const plans = plansAt(props.game().id, props.table);
  // eslint-disable-next-line solid/reactivity -- another table is another page
  const votes = votesAt(props.game().id, props.table);
  // eslint-disable-next-line solid/reactivity -- another table is another page
  const substitutes = substitutesAt(props.game(), props.table, () => props.game().revision);
  const [stage, setStage] = createSignal<RecapStage | null>(null);
  createEffect(
    on(
      () => props.missed,
      (missed) => setStage(missed === null ? null : 'plate'),
    ),
  );
  return (
    <Table
      game={props.game()}
      log={props.table.log()}
      sending={sending.sending()}
      online={online()}
      desk={props.table.desk}
      newSince={props.table.newSince()}
      onAct={(action) => sending.act(action)}
      onDismiss={() => sending.dismiss()}
      onLetPlay={(forced) => changeMySeat(props.table, props.game, { forced })}
      onShowScores={() => props.toScores()}
      plans={plans}
      votes={votes}
      substitutes={substitutes}
      onRecap={props.missed === null ? undefined : () => setStage('replay')}
    >
      <Suspense>
        <Show when={stage() !== null && props.missed} keyed>
          {(missed) => (
            <Recap
              missed={missed}
              stage={stage() ?? 'plate'}
              onWatch={() => setStage('replay')}
              onDone={() => setStage(null)}
            />
          )}
        </Show>
      </Suspense>
    </Table>
  );
}

/** Puts what went wrong with sending on the counter, with what can be done about it. */
function useTroubleNotices(sending: ActionSending, toWelcome: () => void): void {
  createEffect(
    on(sending.trouble, (trouble) => {
      if (trouble === null) return;
      const actions: { readonly [T in typeof trouble]: Notice['actions'] } = {
        movedOn: [],
        failing: [
          { label: tableText.tryAgain, run: () => sending.tryAgain() },
          { label: tableText.letGo, run: () => sending.letGo() },
        ],
        signedOut: [{ label: tableText.signIn, run: toWelcome }],
      };
      onCleanup(tell(troubleText[trouble], actions[trouble]));
    }),
  );
}

/** The next round is dealt at once: whoever looked away a moment should hear how the last one ended. */
function useRoundNotices(game: Accessor<GameView>, toScores: () => void): void {
  createEffect(
    on(
      // Only that: else the slip would go with whatever happens next.
      createMemo(() => game().results.length),
      (played: number, before: number | undefined) => {
        const last = game().results.at(-1);
        if (before === undefined || played <= before || last === undefined) return;
        const { status, places } = game();
        const winners = (places ?? []).flatMap((place, seat) => (place === 1 ? [calledAt(game(), seat)] : []));
        const text =
          status === 'finished'
            ? tableText.gameOver(winners)
            : tableText.roundOver(last.out === null ? null : calledAt(game(), last.out), played);
        onCleanup(tell(text, [{ label: tableText.scores, run: toScores }]));
      },
    ),
  );
}
