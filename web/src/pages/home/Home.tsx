import { createMemo, Match, Switch, type JSX } from 'solid-js';
import { errorMessage } from '../../client/async-action.ts';
import { useMe } from '../../client/queries.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Button } from '../../ui/Button.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';
import { createFirstLater } from '../../ui/step.ts';
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
    <Switch fallback={<Skeleton kind="page" />}>
      <Match when={isKnown() === false}>
        <Welcome />
      </Match>
      <Match when={isKnown()}>
        <MyGames />
      </Match>
      <Match when={me.error()}>
        <MessagePage title={shellText.app} more={errorMessage(me.error())}>
          <Button aria-busy={me.isFetching()} onClick={() => me.refetch()}>
            {shellText.problem.again}
          </Button>
        </MessagePage>
      </Match>
    </Switch>
  );
}
