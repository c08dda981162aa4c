import { createMemo, Match, Switch, type JSX } from 'solid-js';
import { useMe } from '../../client/queries.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { createFirstLater } from '../../ui/step.ts';
import { LoadError } from '../../components/LoadError.tsx';
import { shellText } from '#text/shell.ts';
import { MyGames } from './MyGames.tsx';
import { Welcome } from './Welcome.tsx';

/** The first page: a welcome for new visitors, their games for everybody else. */
export function Home(): JSX.Element {
  const me = useMe();
  const account = createFirstLater(me.data);
  // Read once: somebody who signs in here is on their way to a game and must not see this page change first.
  const isKnown = createMemo<boolean | undefined>((before) => {
    const who = account();
    return before === false || who === undefined ? before : Boolean(who?.name);
  });
  return (
    <Switch fallback={<Skeleton kind="page" words={shellText.loading} />}>
      <Match when={isKnown() === false}>
        <Welcome />
      </Match>
      <Match when={isKnown()}>
        <MyGames />
      </Match>
      <Match when={me.error()}>
        <LoadError title={shellText.app} error={me.error()} retry={() => me.refetch()} busy={me.isFetching()} />
      </Match>
    </Switch>
  );
}
