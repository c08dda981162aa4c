import { Match, Switch, type Accessor, type JSX } from 'solid-js';
import type { Query } from '../client/query.ts';
import { Loading } from '../ui/Loading.tsx';
import { errorMessage } from '../client/async-action.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { shellText } from '#text/shell.ts';
import { LoadError } from './LoadError.tsx';
import { Retry } from './Retry.tsx';
import styles from './QueryBoundary.module.css';

/** Shows a query's content, or that it is loading, or that it failed. */
export function QueryBoundary<T extends object>(props: {
  query: Query<T>;
  failed: string;
  /** Whether it is all of a page, which then has a heading also if it failed. */
  isPage?: boolean;
  children: (data: Accessor<T>) => JSX.Element;
}): JSX.Element {
  return (
    <Switch fallback={<Loading words={shellText.loading} />}>
      <Match when={props.query.data()}>{(data) => props.children(data)}</Match>
      <Match when={props.isPage === true && props.query.error()}>
        {(error) => (
          <LoadError
            title={props.failed}
            error={error()}
            busy={props.query.isFetching()}
            retry={() => props.query.refetch()}
          />
        )}
      </Match>
      <Match when={props.query.error()}>
        <div class={styles['failed']}>
          <ErrorMessage sentence={`${props.failed}. ${errorMessage(props.query.error())}`} />
          <Retry error={props.query.error()} retry={() => props.query.refetch()} busy={props.query.isFetching()} />
        </div>
      </Match>
    </Switch>
  );
}
