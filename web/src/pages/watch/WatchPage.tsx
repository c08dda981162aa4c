import { useParams } from '@solidjs/router';
import type { WatchedGame } from '@slow-train/protocol';
import { Match, Show, Switch, type JSX } from 'solid-js';
import { shellText } from '#text/shell.ts';
import { watchText } from '#text/replay.ts';
import { isWatchRefused, useWatched } from '../../client/watch.ts';
import { LoadError } from '../../components/LoadError.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { WatchedView } from './WatchedView.tsx';

/** `/watch/:token`: a game as people without a seat see it. */
export default function WatchPage(): JSX.Element {
  const params = useParams<{ token: string }>();
  return (
    <Show when={params.token} keyed>
      {(token) => <Watching token={token} />}
    </Show>
  );
}

function Watching(props: { token: string }): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- keyed by the parent, so the token never changes
  const watched = useWatched(props.token);
  const game = (): WatchedGame | undefined => watched.data()?.game;
  /** Says why there is nothing to watch, and who can help; also if the link was taken back while somebody watched. */
  const gone = (): string | null => {
    const error = watched.error();
    return isWatchRefused(error) ? error.problem.detail : null;
  };
  usePageTitle(() => ({ title: shellText.titleOf(game()?.name ?? watchText.watch) }));
  return (
    <Switch fallback={<Loading words={shellText.loading} />}>
      <Match when={gone()}>
        {(sentence) => (
          <MessagePage title={watchText.nothing} more={sentence()}>
            <ButtonLink href="/">{watchText.home}</ButtonLink>
          </MessagePage>
        )}
      </Match>
      <Match when={game()}>{(found) => <WatchedView token={props.token} game={found()} />}</Match>
      <Match when={watched.error()}>
        <LoadError
          title={watchText.failed}
          error={watched.error()}
          busy={watched.isFetching()}
          retry={() => watched.refetch()}
        />
      </Match>
    </Switch>
  );
}
