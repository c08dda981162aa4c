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
import { lobby } from '../text/lobby.ts';
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
  usePlace(() => ({
    title: isMyTurn(props.game)
      ? lobby.shell.titleTurn(props.game.name)
      : lobby.shell.titleOf(`${lobby.scores.title}: ${props.game.name}`),
    table: props.game,
  }));

  const best = (): number => sheet().leaders[0]?.total ?? 0;
  const title = (): string => {
    if (isOver()) return lobby.scores.won(sheet().leaders).replace(/\.$/, '');
    return sheet().played > 0 ? lobby.scores.after(sheet().played) : lobby.scores.during(1);
  };
  const sentence = (): string => {
    const { you, leaders, columns, played } = sheet();
    if (played === 0) return lobby.scores.nobody;
    if (isOver()) return lobby.scores.wonMore(best(), you && { place: you.place, of: columns.length });
    return lobby.scores.standing(leaders, best(), you && { place: you.place, behind: you.total - best() });
  };
  const coming = (): Station | undefined =>
    sheet().stations.find((station) => station.state === 'now' || station.state === 'next');

  return (
    <Main class="scores-page">
      <header class="strip-sign enamel">
        <Show when={!isOver()}>
          <a class="sign-back" href={`/tables/${props.game.id}`}>
            {lobby.scores.back}
          </a>
        </Show>
        <div class="strip-words">
          <h1>{title()}</h1>
          <p>{lobby.scores.subtitle(props.game.name, props.game.rounds)}</p>
        </div>
        <Show when={!isOver() && coming()?.engine}>
          {(engine) => (
            <>
              <EngineTile class="strip-engine" engine={engine()} />
              <p class="strip-next">
                {coming()?.state === 'now' ? lobby.scores.now : lobby.scores.next}
                <br />
                {engine()}
              </p>
            </>
          )}
        </Show>
      </header>
      <Show when={isOver()}>
        <Journey />
      </Show>
      <p class="sum">
        {sentence()}{' '}
        <Show when={isOver()}>
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
                {lobby.scores.tables}
              </a>
              <a class="button" href={`/tables/${props.game.id}`}>
                {lobby.scores.toTable}
              </a>
            </>
          }
        >
          <a class="button quiet" href="/">
            {lobby.scores.tables}
          </a>
          <a class="button" href="/new">
            {lobby.scores.again}
          </a>
        </Show>
      </footer>
    </Main>
  );
}

function Legend(props: { sheet: Sheet }): JSX.Element {
  const words = (): ReturnType<typeof lobby.scores.legend> =>
    lobby.scores.legend(props.sheet.blocked, props.sheet.played > props.sheet.blocked.length);
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
