import { useParams } from '@solidjs/router';
import type { GameView, LogEntry } from '@slow-train/protocol';
import type { GameRecord, Seat } from '@slow-train/rules';
import { createMemo, createSignal, Match, onCleanup, Show, Switch, type JSX } from 'solid-js';
import { useRecord } from '../../client/queries.ts';
import { GameGate } from '../../components/GameGate.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { Bar } from '../../ui/Bar.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { movesByOthers } from '../../panels/review/by-others.ts';
import { startReview, type ReviewState } from '../../panels/review/start-review.ts';
import { MessagePage } from '../../ui/MessagePage.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import { reviewText } from '#text/replay.ts';
import { shellText } from '#text/shell.ts';
import { AskPart } from './AskPart.tsx';
import { ReviewParts } from './ReviewParts.tsx';
import styles from './Review.module.css';

/** `/tables/:id/review` and `/tables/:id/review/:round`: one's own moves in a finished game, or one of its rounds. */
export default function ReviewPage(): JSX.Element {
  const params = useParams<{ id: string; round?: string }>();
  const round = createMemo((): number | null => (params.round === undefined ? null : Number(params.round)));
  return (
    <GameGate id={params.id}>{(game, { log }) => <Recorded game={game()} log={log()} round={round()} />}</GameGate>
  );
}

function Recorded(props: { game: GameView; log: readonly LogEntry[]; round: number | null }): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- the gate is keyed by it
  const record = useRecord(props.game.id, props.game.results.length);
  const title = (): string => (props.round === null ? reviewText.title : reviewText.roundTitle(props.round));
  const scores = (): string => `/tables/${props.game.id}/scores`;
  usePageTitle(() => ({ title: shellText.titleOf(`${title()}: ${props.game.name}`), game: props.game }));
  return (
    <Switch fallback={<Loading words={reviewText.title} />}>
      <Match when={props.game.you.seat === null}>
        <MessagePage title={reviewText.title} more={reviewText.notYours}>
          <ButtonLink href={scores()}>{reviewText.back}</ButtonLink>
        </MessagePage>
      </Match>
      <Match when={record.data()}>
        {(found) => (
          <Page class={styles['page']}>
            <PageHeader
              title={title()}
              line={reviewText.line(props.game.name)}
              back={{ href: scores(), words: reviewText.back }}
            />
            <div class={styles['body']}>
              <Show when={`${props.round}`} keyed>
                <Reviewed
                  game={props.game}
                  log={props.log}
                  seat={props.game.you.seat ?? 0}
                  record={found()}
                  round={props.round}
                />
              </Show>
            </div>
            <Bar isSticky>
              <Show when={props.round !== null}>
                <ButtonLink quiet href={`/tables/${props.game.id}/review`}>
                  {reviewText.toGame}
                </ButtonLink>
              </Show>
              <ButtonLink href={`/tables/${props.game.id}`}>{reviewText.toTable}</ButtonLink>
            </Bar>
          </Page>
        )}
      </Match>
      <Match when={record.error()}>
        <LoadError
          title={reviewText.failed}
          error={record.error()}
          busy={record.isFetching()}
          retry={() => record.refetch()}
        />
      </Match>
    </Switch>
  );
}

interface ReviewedGame {
  readonly game: GameView;
  readonly log: readonly LogEntry[];
  readonly seat: Seat;
  readonly record: GameRecord;
  readonly round: number | null;
}

function Reviewed(props: ReviewedGame): JSX.Element {
  const [attempt, setAttempt] = createSignal(1);
  return (
    <Show when={attempt()} keyed>
      <Attempt {...props} onRetry={() => setAttempt(attempt() + 1)} />
    </Show>
  );
}

function Attempt(props: ReviewedGame & { onRetry(): void }): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- another round, or another attempt, is another part of the page
  const { record, seat, game, log, round } = props;
  const byOthers = movesByOthers(game, log, seat);
  const left = byOthers.filter((_, index) => round === null || index === round - 1).flat().length;
  const [state, setState] = createSignal<ReviewState>({ kind: 'working', done: 0, of: 1, share: 0 });
  onCleanup(startReview({ record, seat, byOthers, seed: game.id, round }, setState));
  const working = createMemo(() => {
    const news = state();
    return news.kind === 'working' ? news : undefined;
  });
  const done = createMemo(() => {
    const news = state();
    return news.kind === 'done' ? news : undefined;
  });
  return (
    <Switch>
      <Match when={working()}>
        {(news) => (
          <div class={styles['working']}>
            <p role="status">{reviewText.looking(news().done, news().of)}</p>
            <progress value={news().share} aria-label={reviewText.rounds} />
          </div>
        )}
      </Match>
      <Match when={done()}>
        {(news) => (
          <Show
            when={news().rounds.length > 0}
            fallback={<SmallPrint isText>{news().isRefused ? reviewText.refused : reviewText.noRound}</SmallPrint>}
          >
            <ReviewParts game={props.game} rounds={news().rounds} round={props.round} />
            <Show when={left > 0}>
              <SmallPrint isText>{reviewText.byOthers(left)}</SmallPrint>
            </Show>
            <Show when={props.round}>
              {(number) => <AskPart game={props.game} record={props.record} round={number()} />}
            </Show>
          </Show>
        )}
      </Match>
      <Match when={state().kind === 'failed'}>
        <div class={styles['working']}>
          <p role="alert">{reviewText.stopped}</p>
          <Button onClick={() => props.onRetry()}>{reviewText.again}</Button>
        </div>
      </Match>
    </Switch>
  );
}
