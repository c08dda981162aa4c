import { useParams, useSearchParams } from '@solidjs/router';
import type { GameView } from '@slow-train/protocol';
import type { GameRecord } from '@slow-train/rules';
import { createMemo, Match, Show, Switch, type JSX } from 'solid-js';
import { fateOf, isDecided } from '../../client/fate.ts';
import { Refused } from '../../client/http.ts';
import { useRecord } from '../../client/queries.ts';
import { Loading } from '../../ui/Loading.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { GameGate } from '../../components/GameGate.tsx';
import { errorMessage } from '../../client/async-action.ts';
import { LoadError } from '../../components/LoadError.tsx';
import { shellText } from '#text/shell.ts';
import { replayText } from '#text/replay.ts';
import { RecordPlayer } from '../../playback/RecordPlayer.tsx';
import { frameAt, replayRecord } from '../../playback/record-timeline.ts';
import { ButtonLink } from '../../ui/Button.tsx';

/** `/tables/:id/replay`: a finished game, for the people who played it; `?round=3&action=7` begins there. */
export default function GameReplayPage(): JSX.Element {
  const params = useParams<{ id: string }>();
  return <GameGate id={params.id}>{(game) => <Recorded game={game()} />}</GameGate>;
}

function Recorded(props: { game: GameView }): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- the gate is keyed by it
  const record = useRecord(props.game.id, props.game.results.length);
  const refused = (): Refused | null => {
    const error = record.error();
    return error instanceof Refused && isDecided(error) ? error : null;
  };
  usePageTitle(() => ({
    title: shellText.titleOf(`${replayText.title}: ${props.game.name}`),
    game: props.game,
  }));
  return (
    <Switch fallback={<Loading words={replayText.reading} />}>
      <Match when={record.data()}>{(found) => <Shown game={props.game} record={found()} />}</Match>
      <Match when={refused()}>
        {(problem) => (
          <MessagePage
            title={fateOf(problem()).kind === 'conflict' ? replayText.notYet : replayText.missing}
            more={errorMessage(problem())}
          >
            <ButtonLink href={`/tables/${props.game.id}`}>{replayText.toTable}</ButtonLink>
          </MessagePage>
        )}
      </Match>
      <Match when={record.error()}>
        <LoadError
          title={replayText.failed}
          error={record.error()}
          busy={record.isFetching()}
          retry={() => record.refetch()}
        />
      </Match>
    </Switch>
  );
}

function Shown(props: { game: GameView; record: GameRecord }): JSX.Element {
  const replayed = createMemo(() => replayRecord(props.record));
  const [search] = useSearchParams<{ round?: string; action?: string }>();
  return (
    <Show when={replayed()} keyed>
      {(record) =>
        record.ok ? (
          <RecordPlayer
            record={record.value}
            start={frameAt(record.value, Number(search.round), Number(search.action))}
            players={{ name: props.game.name, seats: props.game.seats, you: props.game.you.seat }}
            exit={<a href={`/tables/${props.game.id}/scores`}>{replayText.scores}</a>}
            save={
              <a href={`/api/games/${props.game.id}/record`} download={`${props.game.id}.json`} rel="external">
                {replayText.save}
              </a>
            }
          />
        ) : (
          <MessagePage title={replayText.missing} more={replayText.fault(record.error)}>
            <ButtonLink href={`/tables/${props.game.id}/scores`}>{replayText.scores}</ButtonLink>
          </MessagePage>
        )
      }
    </Show>
  );
}
