import { useParams } from '@solidjs/router';
import type { GameView } from '@slow-train/protocol';
import type { GameRecord } from '@slow-train/rules';
import { createMemo, Match, Show, Switch, type JSX } from 'solid-js';
import { Refused } from '../api/http.ts';
import { useRecord } from '../api/queries.ts';
import { Loading } from '../app/Loading.tsx';
import { NoticePage } from '../app/NoticePage.tsx';
import { usePlace } from '../app/place.ts';
import { TableGate } from '../app/TableGate.tsx';
import { sentenceOf } from '../app/task.ts';
import { Unfetched } from '../app/Unfetched.tsx';
import { shellText } from '../text/shell.ts';
import { replayText } from '../text/replay.ts';
import { filmOf } from './film.ts';
import { Player } from './Player.tsx';
import '../app/form.css';
import './replay.css';

/** `/tables/:id/replay`: a game that has arrived, for those who sat there. */
export default function TableReplayPage(): JSX.Element {
  const params = useParams<{ id: string }>();
  return <TableGate id={params.id}>{(game) => <Recorded game={game()} />}</TableGate>;
}

function Recorded(props: { game: GameView }): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- the gate is keyed by it
  const record = useRecord(props.game.id);
  const refused = (): Refused | null => {
    const error = record.error();
    return error instanceof Refused && error.status < 500 ? error : null;
  };
  usePlace(() => ({
    title: shellText.titleOf(`${replayText.title}: ${props.game.name}`),
    table: props.game,
  }));
  return (
    <Switch fallback={<Loading words={replayText.reading} />}>
      <Match when={record.data()}>{(found) => <Shown game={props.game} record={found()} />}</Match>
      <Match when={refused()}>
        {(problem) => (
          <NoticePage
            title={problem().status === 409 ? replayText.notYet : replayText.missing}
            more={sentenceOf(problem())}
          >
            <a class="button" href={`/tables/${props.game.id}`}>
              {replayText.toTable}
            </a>
          </NoticePage>
        )}
      </Match>
      <Match when={record.error()}>
        <Unfetched
          title={replayText.failed}
          error={record.error()}
          busy={record.isFetching()}
          retry={() => record.lookAgain()}
        />
      </Match>
    </Switch>
  );
}

function Shown(props: { game: GameView; record: GameRecord }): JSX.Element {
  const made = createMemo(() => filmOf(props.record));
  return (
    <Show when={made()} keyed>
      {(film) =>
        film.ok ? (
          <Player
            film={film.value}
            cast={{ name: props.game.name, seats: props.game.seats, you: props.game.you.seat }}
            exit={<a href={`/tables/${props.game.id}/scores`}>{replayText.scores}</a>}
            save={
              <a href={`/api/games/${props.game.id}/record`} download={`${props.game.id}.json`} rel="external">
                {replayText.save}
              </a>
            }
          />
        ) : (
          <NoticePage title={replayText.missing} more={replayText.fault(film.error)}>
            <a class="button" href={`/tables/${props.game.id}/scores`}>
              {replayText.scores}
            </a>
          </NoticePage>
        )
      }
    </Show>
  );
}
