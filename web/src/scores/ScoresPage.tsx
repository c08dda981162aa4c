import { useParams } from '@solidjs/router';
import type { GameView } from '@slow-train/protocol';
import { createMemo, Show, type JSX } from 'solid-js';
import { Main } from '../app/Main.tsx';
import { usePlace } from '../app/place.ts';
import { DealChecks } from '../fairness/DealChecks.tsx';
import { EngineTile } from '../lobby/EngineTile.tsx';
import { Journey } from '../lobby/Journey.tsx';
import { TableGate } from '../app/TableGate.tsx';
import { isMyTurn } from '../api/turn.ts';
import { scoresText } from '../text/scores.ts';
import { shellText } from '../text/shell.ts';
import { replayText } from '../text/replay.ts';
import { ScoreSheet } from './ScoreSheet.tsx';
import { sheetOf, type Sheet, type Station } from './sheet.ts';
import '../app/sign.css';
import '../app/form.css';
import './scores.css';

/** The score sheet of a table, which is also where a game ends. */
export default function ScoresPage(): JSX.Element {
  const params = useParams<{ id: string }>();
  return <TableGate id={params.id}>{(game) => <Scores game={game()} />}</TableGate>;
}

/** The sheet with its sentence on top and its legend below. */
export function Scores(props: { game: GameView }): JSX.Element {
  const sheet = createMemo((): Sheet => sheetOf(props.game));
  const isOver = (): boolean => props.game.status === 'finished';
  /** Over, and with somebody who has won. */
  const hasArrived = (): boolean => isOver() && !props.game.isCancelled;
  usePlace(() => ({
    title: isMyTurn(props.game)
      ? shellText.titleTurn(props.game.name)
      : shellText.titleOf(`${scoresText.title}: ${props.game.name}`),
    table: props.game,
  }));

  const best = (): number => sheet().leaders[0]?.total ?? 0;
  const title = (): string => {
    if (props.game.isCancelled) return scoresText.cancelled;
    if (isOver()) return scoresText.won(sheet().leaders).replace(/\.$/, '');
    return sheet().played > 0 ? scoresText.after(sheet().played) : scoresText.during(1);
  };
  const sentence = (): string => {
    const { you, leaders, columns, played } = sheet();
    if (props.game.isCancelled) return scoresText.cancelledMore;
    if (played === 0) return scoresText.nobody;
    if (isOver())
      return scoresText.wonMore(leaders, best(), you && { place: you.place, of: columns.length, total: you.total });
    return scoresText.standing(leaders, best(), you && { place: you.place, behind: you.total - best() });
  };
  const coming = (): Station | undefined =>
    sheet().stations.find((station) => station.state === 'now' || station.state === 'next');

  return (
    <Main class="scores-page">
      <header class="strip-sign enamel">
        <Show when={!isOver()}>
          <a class="sign-back" href={`/tables/${props.game.id}`}>
            {scoresText.back}
          </a>
        </Show>
        <div class="strip-words">
          <h1>{title()}</h1>
          <p>{scoresText.subtitle(props.game.name, props.game.rounds)}</p>
        </div>
        <Show when={!isOver() && coming()?.engine}>
          {(engine) => (
            <>
              <EngineTile class="strip-engine" engine={engine()} />
              <p class="strip-next">
                {coming()?.state === 'now' ? scoresText.now : scoresText.next}
                <br />
                {engine()}
              </p>
            </>
          )}
        </Show>
      </header>
      <Show when={hasArrived()}>
        <Journey />
      </Show>
      <p class="sum">
        {sentence()}{' '}
        <Show when={hasArrived()}>
          <a href={`/tables/${props.game.id}/replay`}>{replayText.watch}</a>
        </Show>
      </p>
      <ScoreSheet sheet={sheet()} />
      <div class="scores-notes">
        <Legend sheet={sheet()} />
        <DealChecks game={props.game} />
      </div>
      <footer class="scores-bar">
        <Show
          when={isOver()}
          fallback={
            <>
              <a class="button quiet" href="/">
                {scoresText.tables}
              </a>
              <a class="button" href={`/tables/${props.game.id}`}>
                {scoresText.toTable}
              </a>
            </>
          }
        >
          <a class="button quiet" href="/">
            {scoresText.tables}
          </a>
          <a class="button" href="/new">
            {scoresText.again}
          </a>
        </Show>
      </footer>
    </Main>
  );
}

function Legend(props: { sheet: Sheet }): JSX.Element {
  const words = (): ReturnType<typeof scoresText.legend> =>
    scoresText.legend(props.sheet.blocked, props.sheet.played > props.sheet.blocked.length);
  return (
    <p class="legend">
      <Show when={words().out}>
        {(out) => (
          <>
            <b class="went-out">0</b> {out()}{' '}
          </>
        )}
      </Show>
      {words().blocked} {words().rule}
    </p>
  );
}
