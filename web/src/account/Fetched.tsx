import { Match, Switch, type Accessor, type JSX } from 'solid-js';
import type { Watched } from '../api/watch.ts';
import { Loading } from '../app/Loading.tsx';
import { sentenceOf } from '../app/task.ts';
import { Trouble } from '../app/Trouble.tsx';
import { shellText } from '../text/shell.ts';

/** A part of a page whose content comes by a query: until it is there, and where it does not come. */
export function Fetched<T extends object>(props: {
  query: Watched<T>;
  failed: string;
  children: (data: Accessor<T>) => JSX.Element;
}): JSX.Element {
  return (
    <Switch fallback={<Loading words={shellText.loading} />}>
      <Match when={props.query.data()}>{(data) => props.children(data)}</Match>
      <Match when={props.query.error()}>
        <div class="account-acts">
          <Trouble sentence={`${props.failed}. ${sentenceOf(props.query.error())}`} />
          <button
            type="button"
            class="button"
            aria-busy={props.query.isFetching()}
            onClick={() => props.query.lookAgain()}
          >
            {shellText.problem.again}
          </button>
        </div>
      </Match>
    </Switch>
  );
}
