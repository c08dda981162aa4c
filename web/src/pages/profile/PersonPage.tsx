import type { Profile } from '@slow-train/protocol';
import { useNavigate, useParams } from '@solidjs/router';
import { Match, Show, Switch, type JSX } from 'solid-js';
import { AccountMain } from '../../account/AccountMain.tsx';
import { AccountPart, Acts } from '../../account/AccountPart.tsx';
import { createAsyncAction } from '../../client/async-action.ts';
import { blockSeat } from '../../client/boundaries.ts';
import { useProfileAt } from '../../client/profiles.ts';
import { muteSeat } from '../../client/talk.ts';
import { ReportPerson } from '../../components/ReportPerson.tsx';
import type { Reported } from '../../components/ReportSheet.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { ActButton } from '../../ui/ActButton.tsx';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Note } from '../../account/Note.tsx';
import { showToast } from '../../ui/toasts.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { boundariesText, profileText } from '#text/people.ts';
import { shellText } from '#text/shell.ts';
import { InvitePerson } from './InvitePerson.tsx';
import styles from './PersonPage.module.css';
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
            hasColumns
            title={profile().name}
            line={lineOf(profile())}
            back={{ href: `/tables/${props.id}`, words: profileText.toTable }}
          >
            {/* One's own seat has no common games. */}
            <Show when={profile().together}>
              {(together) => (
                <AccountPart title={profileText.you(profile().name)}>
                  <p>
                    {together().games === 0
                      ? profileText.firstGame
                      : `${profileText.together(together().games)} ${profileText.ahead(profile().name, together())}`}
                  </p>
                </AccountPart>
              )}
            </Show>
            <Show when={hasParts(profile())} fallback={<p>{profileText.emptyOf(profile().name)}</p>}>
              <ProfileParts profile={profile()} />
            </Show>
            <Show when={profile().together}>
              <Acts>
                <InvitePerson id={props.id} seat={props.seat} name={profile().name} />
              </Acts>
            </Show>
            <Note>{profileText.chooses(profile().name)}</Note>
            <Show when={profile().together}>
              <Acts class={styles['last']}>
                <Mute id={props.id} seat={props.seat} name={profile().name} />
                <Block id={props.id} seat={props.seat} name={profile().name} />
              </Acts>
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

function Mute(props: { id: string; seat: number; name: string }): JSX.Element {
  const action = createAsyncAction();
  const mute = async (): Promise<void> => {
    const { id, seat, name } = props;
    await muteSeat(id, seat, true);
    showToast(boundariesText.muted(name));
  };
  return (
    <>
      <ErrorMessage sentence={action.problem()} />
      <ActButton
        quiet
        action={action}
        label={boundariesText.mute(props.name)}
        busy={boundariesText.muting}
        onClick={() => action.run(mute)}
      />
    </>
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

const lineOf = ({ since }: Profile): string => profileText.since(Date.parse(since));
