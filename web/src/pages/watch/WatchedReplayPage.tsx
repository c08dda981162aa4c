import { useParams } from '@solidjs/router';
import { createMemo, Match, Show, Switch, type JSX } from 'solid-js';
import { replayText, watchText } from '#text/replay.ts';
import { shellText } from '#text/shell.ts';
import { errorMessage } from '../../client/async-action.ts';
import { isDecided } from '../../client/fate.ts';
import { Refused } from '../../client/http.ts';
import { useWatched, useWatchedRecord } from '../../client/watch.ts';
import { LoadError } from '../../components/LoadError.tsx';
import { RecordPlayer } from '../../playback/RecordPlayer.tsx';
import { replayRecord, type RecordPlayers, type ReplayedRecord } from '../../playback/record-timeline.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';
import { usePageTitle } from '../../ui/page-title.ts';

/** `/watch/:token/replay`: every move of a finished game, from any seat, for anybody with its link. */
export default function WatchedReplayPage(): JSX.Element {
  const params = useParams<{ token: string }>();
  return (
    <Show when={params.token} keyed>
      {(token) => <Replay token={token} />}
    </Show>
  );
}

function Replay(props: { token: string }): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- keyed by the parent, so the token never changes
  const watched = useWatched(props.token);
  // eslint-disable-next-line solid/reactivity -- the same
  const record = useWatchedRecord(props.token);
  const refused = (): Refused | null => {
    const error = watched.error() ?? record.error();
    return error instanceof Refused && isDecided(error) ? error : null;
  };
  const players = createMemo((): RecordPlayers | undefined => {
    const game = watched.data()?.game;
    return game && { name: game.name, seats: game.seats, you: null };
  });
  const replayed = createMemo((): ReplayedRecord | undefined => {
    const found = record.data();
    const whole = found && replayRecord(found);
    return whole?.ok ? whole.value : undefined;
  });
  /** Both, once both are there: their identity is that of the player. */
  const whole = createMemo(() => {
    const [who, moves] = [players(), replayed()];
    return who && moves && { who, moves };
  });
  usePageTitle(() => ({ title: shellText.titleOf(players()?.name ?? replayText.title) }));
  return (
    <Switch fallback={<Loading words={replayText.reading} />}>
      <Match when={refused()}>
        {(problem) => (
          <MessagePage title={watchText.nothing} more={errorMessage(problem())}>
            <ButtonLink href={`/watch/${props.token}`}>{watchText.result}</ButtonLink>
          </MessagePage>
        )}
      </Match>
      <Match when={whole()} keyed>
        {({ who, moves }) => (
          <RecordPlayer
            record={moves}
            players={who}
            exit={<a href={`/watch/${props.token}`}>{watchText.result}</a>}
            save={
              <a href={`/api/watch/${props.token}/record`} download="slow-train.json" rel="external">
                {replayText.save}
              </a>
            }
          />
        )}
      </Match>
      <Match when={watched.error() ?? record.error()}>
        {(error) => (
          <LoadError
            title={replayText.failed}
            error={error()}
            busy={record.isFetching()}
            retry={() => {
              watched.refetch();
              record.refetch();
            }}
          />
        )}
      </Match>
    </Switch>
  );
}
