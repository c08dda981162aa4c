import { useNavigate, useParams } from '@solidjs/router';
import type { CircleInvitation } from '@slow-train/protocol';
import { Match, Show, Switch, type JSX } from 'solid-js';
import { AccountMain } from '../../account/AccountMain.tsx';
import { AccountPart, Acts } from '../../account/AccountPart.tsx';
import { NamedForm } from '../../account/NamedForm.tsx';
import { postCircleMember, useCircleInvitation } from '../../client/circles.ts';
import { LoadError } from '../../components/LoadError.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { circlesText as text } from '#text/circles.ts';
import { shellText } from '#text/shell.ts';
import styles from './Circles.module.css';

/** The page behind the link of a circle: describes it before joining. */
export default function JoinCirclePage(): JSX.Element {
  const params = useParams<{ code: string }>();
  usePageTitle(() => ({ title: shellText.titleOf(text.title) }));
  return (
    // Keyed, because a query keeps its address.
    <Show when={params.code} keyed>
      {(code) => <Loaded code={code} />}
    </Show>
  );
}

function Loaded(props: { code: string }): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- another link is another component
  const query = useCircleInvitation(props.code);
  return (
    <Switch fallback={<Loading words={shellText.loading} />}>
      <Match when={query.data()}>{(found) => <Invitation code={props.code} circle={found()} />}</Match>
      <Match when={query.error()}>
        <LoadError
          title={text.join.notFound}
          error={query.error()}
          busy={query.isFetching()}
          retry={() => query.refetch()}
        />
      </Match>
    </Switch>
  );
}

function Invitation(props: { code: string; circle: CircleInvitation }): JSX.Element {
  return (
    <AccountMain
      isNarrow
      title={text.join.invites(props.circle.name)}
      line={text.join.founder(props.circle.founder, props.circle.members)}
    >
      <AccountPart>
        <p class={styles['fine']}>{text.noneMore}</p>
        <Switch fallback={<Join code={props.code} />}>
          <Match when={props.circle.id}>
            {(id) => (
              <>
                <p class={styles['fine']}>{text.join.isMember}</p>
                <Acts>
                  <ButtonLink href={`/circles/${id()}`}>{text.join.open}</ButtonLink>
                </Acts>
              </>
            )}
          </Match>
        </Switch>
      </AccountPart>
    </AccountMain>
  );
}

function Join(props: { code: string }): JSX.Element {
  const navigate = useNavigate();
  const join = async (): Promise<void> => navigate(`/circles/${await postCircleMember(props.code)}`);
  return (
    <>
      <p class={styles['fine']}>{text.asked.more}</p>
      <NamedForm label={text.join.join} busy={text.busy} act={join} />
    </>
  );
}
