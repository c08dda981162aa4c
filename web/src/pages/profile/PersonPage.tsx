import type { Profile } from '@slow-train/protocol';
import { useParams } from '@solidjs/router';
import { Match, Show, Switch, type JSX } from 'solid-js';
import { AccountMain } from '../../account/AccountMain.tsx';
import { AccountPart } from '../../account/AccountPart.tsx';
import { useProfileAt } from '../../client/profiles.ts';
import { LoadError } from '../../components/LoadError.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Note } from '../../account/Note.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { profileText } from '#text/profile.ts';
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
            isSub
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

function lineOf({ since, together }: Profile): string {
  return [profileText.since(Date.parse(since)), together === null ? '' : profileText.together(together.games)]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
