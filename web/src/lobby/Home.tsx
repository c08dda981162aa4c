import { Match, Switch, type JSX } from 'solid-js';
import { useMe } from '../api/queries.ts';
import { Loading } from '../app/Loading.tsx';
import { Unfetched } from '../app/Unfetched.tsx';
import { lobby } from '../text/lobby.ts';
import { MyTables } from './MyTables.tsx';
import { Welcome } from './Welcome.tsx';

/** The first page: a welcome for who is new, their tables for who is known. */
export function Home(): JSX.Element {
  const me = useMe();
  return (
    <Switch fallback={<Loading words={lobby.shell.loading} />}>
      <Match when={me.isSuccess && !me.data?.name}>
        <Welcome />
      </Match>
      <Match when={me.isSuccess}>
        <MyTables />
      </Match>
      <Match when={me.isError}>
        <Unfetched title={lobby.app} error={me.error} retry={() => void me.refetch()} busy={me.isFetching} />
      </Match>
    </Switch>
  );
}
