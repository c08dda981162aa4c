import type { Profile } from '@slow-train/protocol';
import { useNavigate, useParams } from '@solidjs/router';
import { Match, Show, Switch, type JSX } from 'solid-js';
import { AccountMain } from '../../account/AccountMain.tsx';
import { AccountPart } from '../../account/AccountPart.tsx';
import { createAsyncAction } from '../../client/async-action.ts';
import { blockSeat } from '../../client/boundaries.ts';
import { useProfileAt } from '../../client/profiles.ts';
import { ReportPerson } from '../../components/ReportPerson.tsx';
import type { Reported } from '../../components/ReportSheet.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Note } from '../../account/Note.tsx';
import { showToast } from '../../ui/toasts.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { boundariesText, profileText } from '#text/people.ts';
import { shellText } from '#text/shell.ts';
import { hasParts, ProfileParts } from './ProfileParts.tsx';

/** The profile of somebody at one of the player's tables, as they show it. */
export default function PersonPage(): JSX.Element {
  const params = useParams<{ id: string; seat: string }>();
  return (
    // Another seat is another person.
    <Show when={{ id: params.id, seat: Number(params.seat) }} keyed>
      {({ id, seat }) => <Person id={id} seat={seat} />}
    </Show>
  );
}

function Person(props: { id: string; seat: number }): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- another seat is another component
  const query = useProfileAt(props.id, props.seat);
  usePageTitle(() => ({ title: shellText.titleOf(query.data()?.name ?? profileText.failed) }));
  return (
    <Switch fallback={<Loading words={shellText.loading} />}>
      <Match when={query.data()}>
        {(profile) => (
          <AccountMain
            isNarrow
            title={profile().name}
            line={lineOf(profile())}
            back={{ href: `/tables/${props.id}`, words: profileText.toTable }}
          >
            <Show when={hasParts(profile())} fallback={<p>{profileText.emptyOf(profile().name)}</p>}>
              <ProfileParts profile={profile()} />
            </Show>
            <Show when={profile().together?.games ? profile().together : null}>
              {(together) => (
                <AccountPart title={profileText.you(profile().name)}>
                  <p>{profileText.ahead(profile().name, together())}</p>
                </AccountPart>
              )}
            </Show>
            <Note>{profileText.chooses(profile().name)}</Note>
            {/* One's own seat has no common games. */}
            <Show when={profile().together}>
              <Block id={props.id} seat={props.seat} name={profile().name} />
            </Show>
          </AccountMain>
        )}
      </Match>
      <Match when={query.error()}>
        <LoadError
          title={profileText.failed}
          error={query.error()}
          busy={query.isFetching()}
          retry={() => query.refetch()}
        />
      </Match>
    </Switch>
  );
}

function Block(props: { id: string; seat: number; name: string }): JSX.Element {
  const action = createAsyncAction();
  const navigate = useNavigate();
  const block = (): void => {
    const { id, seat, name } = props;
    action.run(async () => {
      await blockSeat(id, seat);
      showToast(boundariesText.blocked(name));
      navigate(`/tables/${id}`);
    });
  };
  // Nothing is left to do here, as after a block.
  const sent: Reported['onSent'] = (also) => {
    if (also === 'block') navigate(`/tables/${props.id}`);
  };
  return (
    <>
      <AskFirst
        label={boundariesText.block(props.name)}
        question={boundariesText.ask(props.name)}
        yes={boundariesText.yes}
        no={boundariesText.no}
        busy={boundariesText.blocking}
        action={action}
        onYes={block}
      />
      <ErrorMessage sentence={action.problem()} />
      <p>
        <ReportPerson about={{ game: props.id, seat: props.seat, name: props.name, onSent: sent }} />
      </p>
    </>
  );
}

function lineOf({ since, together }: Profile): string {
  return [profileText.since(Date.parse(since)), together === null ? '' : profileText.together(together.games)]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
