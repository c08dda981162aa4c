import { useParams } from '@solidjs/router';
import type { GameView } from '@slow-train/protocol';
import { rulesOf } from '@slow-train/rules';
import { createMemo, Show, type JSX, type ParentProps } from 'solid-js';
import { Page } from '../../ui/Page.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { DealChecks } from '../../panels/fairness/DealChecks.tsx';
import { EngineTile } from '../../components/EngineTile.tsx';
import { GameGate } from '../../components/GameGate.tsx';
import { isMyTurn } from '../../client/turn.ts';
import { endGameText } from '#text/table.ts';
import { rulesPageText, scoresText } from '#text/rules.ts';
import { shellText } from '#text/shell.ts';
import { replayText, roundEndText } from '#text/replay.ts';
import { ScoreSheet, WentOut } from '../../components/scores/ScoreSheet.tsx';
import { sheetOf, type ScoreRound, type ScoreTable } from '../../components/scores/sheet.ts';
import { cx } from '../../ui/cx.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Bar } from '../../ui/Bar.tsx';
import styles from './ScoresPage.module.css';

/** The score sheet of a game; also shown when a game ends. */
export default function ScoresPage(): JSX.Element {
  const params = useParams<{ id: string }>();
  return <GameGate id={params.id}>{(game) => <Scores game={game()} />}</GameGate>;
}

/** The sheet with a summary above and its legend below. Children appear between header and summary. */
export function Scores(
  props: ParentProps<{
    game: GameView;
    /** Whether the player ended the game. */
    endedByYou?: boolean;
  }>,
): JSX.Element {
  const sheet = createMemo((): ScoreTable => sheetOf(props.game));
  const isOver = (): boolean => props.game.status === 'finished';
  /** Finished, with a winner. */
  const isWon = (): boolean => isOver() && !props.game.isCancelled;
  usePageTitle(() => ({
    title: isMyTurn(props.game)
      ? shellText.titleTurn(props.game.name)
      : shellText.titleOf(`${scoresText.title}: ${props.game.name}`),
    game: props.game,
  }));

  const best = (): number => sheet().leaders[0]?.total ?? 0;
  const title = (): string => {
    if (props.game.isCancelled) return props.endedByYou ? endGameText.ended : scoresText.cancelled;
    if (isOver()) return scoresText.won(sheet().leaders).replace(/\.$/, '');
    return sheet().played > 0 ? scoresText.after(sheet().played) : scoresText.during(1);
  };
  const sentence = (): string => {
    const { you, leaders, columns, earlier, played } = sheet();
    if (props.game.isCancelled) return props.endedByYou ? endGameText.endedMore : scoresText.cancelledMore;
    if (played + earlier.length === 0) return scoresText.nobody;
    if (isOver())
      return scoresText.wonMore(leaders, best(), you && { place: you.place, of: columns.length, total: you.total });
    return scoresText.standing(leaders, best(), you && { place: you.place, behind: Math.abs(you.total - best()) });
  };
  const coming = (): ScoreRound | undefined =>
    sheet().rounds.find((round) => round.state === 'now' || round.state === 'next');

  return (
    <Page class={cx(styles['page'], isWon() && styles['won'])}>
      <PageHeader
        class={styles['header']}
        title={title()}
        line={scoresText.subtitle(props.game.name, props.game.rounds)}
        {...(!props.game.isCancelled && { back: { href: `/tables/${props.game.id}`, words: scoresText.back } })}
      >
        <Show when={!isOver() && coming()?.engine}>
          {(engine) => (
            <>
              <EngineTile class={styles['engine']} engine={engine()} />
              <span class={styles['next']}>
                {coming()?.state === 'now' ? scoresText.now : scoresText.next}
                <br />
                {engine()}
              </span>
            </>
          )}
        </Show>
      </PageHeader>
      <div>{props.children}</div>
      <p class={styles['sum']}>
        {sentence()}{' '}
        <Show when={isWon()}>
          <a href={`/tables/${props.game.id}/replay`}>{replayText.watch}</a>
        </Show>
      </p>
      <ScoreSheet roomy tableClass={styles['sheet']} sheet={sheet()} />
      <div class={styles['notes']}>
        <Legend sheet={sheet()} isHighest={rulesOf(props.game.rules).scoring === 'winner'} />
        <Show when={isWon()}>
          <TextButton onClick={() => print()}>{rulesPageText.print}</TextButton>
        </Show>
        <DealChecks game={props.game} />
      </div>
      <Bar class={styles['bar']}>
        <Show
          when={isOver()}
          fallback={
            <>
              <ButtonLink quiet href="/">
                {scoresText.tables}
              </ButtonLink>
              <ButtonLink href={`/tables/${props.game.id}`}>{scoresText.toTable}</ButtonLink>
            </>
          }
        >
          <ButtonLink quiet href="/">
            {scoresText.tables}
          </ButtonLink>
          <Show when={isWon()} fallback={<ButtonLink href="/new">{scoresText.again}</ButtonLink>}>
            <ButtonLink href={`/tables/${props.game.id}`}>{roundEndText.final}</ButtonLink>
          </Show>
        </Show>
      </Bar>
    </Page>
  );
}

function Legend(props: { sheet: ScoreTable; isHighest: boolean }): JSX.Element {
  const words = (): ReturnType<typeof scoresText.legend> =>
    scoresText.legend(props.sheet.blocked, props.sheet.played > props.sheet.blocked.length, props.isHighest);
  return (
    <p class={styles['legend']}>
      <Show when={words().out}>
        {(out) => (
          <>
            <WentOut>0</WentOut> {out()}{' '}
          </>
        )}
      </Show>
      {words().blocked} {words().rule}
    </p>
  );
}
