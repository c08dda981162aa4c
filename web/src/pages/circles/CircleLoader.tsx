import { useParams } from '@solidjs/router';
import type { Circle, CircleSummary } from '@slow-train/protocol';
import { Match, Show, Switch, type Accessor, type JSX } from 'solid-js';
import { AccountMain } from '../../account/AccountMain.tsx';
import { AccountSubpage } from '../../account/AccountSubpage.tsx';
import { useCircle, useCircles } from '../../client/circles.ts';
import { fateOf, type Fate } from '../../client/fate.ts';
import { Refused } from '../../client/http.ts';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { circlesText as text } from '#text/circles.ts';
import { AskedCircle } from './AskedCircle.tsx';

/** Loads the circle of the address. People who are asked into it, and are no members yet, answer that first. */
export function CircleLoader(props: { children: (circle: Accessor<Circle>) => JSX.Element }): JSX.Element {
  const params = useParams<{ id: string }>();
  return (
    // Keyed, because a query keeps its address.
    <Show when={params.id} keyed>
      {(id) => <Loaded id={id}>{props.children}</Loaded>}
    </Show>
  );
}

function Loaded(props: { id: string; children: (circle: Accessor<Circle>) => JSX.Element }): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- another circle is another component
  const query = useCircle(props.id);
  const isFate = (kind: Fate['kind']): boolean => {
    const error = query.error();
    return query.data() === undefined && error !== null && fateOf(error).kind === kind;
  };
  return (
    <Switch
      fallback={
        <QueryBoundary isPage query={query} failed={text.oneFailed}>
          {(circle) => props.children(circle)}
        </QueryBoundary>
      }
    >
      <Match when={isFate('signedOut')}>
        <AccountSubpage title={text.title}>{() => <></>}</AccountSubpage>
      </Match>
      <Match when={isFate('gone')}>
        <NotIn id={props.id} sentence={errorOf(query.error())} />
      </Match>
    </Switch>
  );
}

function NotIn(props: { id: string; sentence: string }): JSX.Element {
  const query = useCircles();
  return (
    <QueryBoundary isPage query={query} failed={text.failed}>
      {(list) => {
        const asked = (): CircleSummary | undefined =>
          list().circles.find(({ id, isAsked }) => isAsked && id === props.id);
        return (
          <AccountMain
            isNarrow
            title={asked() === undefined ? text.title : text.asked.by(asked()?.by ?? null)}
            back={{ href: '/circles', words: text.back }}
          >
            <Show when={asked()} fallback={<ErrorMessage sentence={props.sentence} />}>
              {(one) => <AskedCircle circle={one()} />}
            </Show>
          </AccountMain>
        );
      }}
    </QueryBoundary>
  );
}

function errorOf(error: Error | null): string {
  return error instanceof Refused ? error.problem.detail : '';
}
