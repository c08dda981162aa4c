import { PROFILE_PARTS, type GameSummary, type Hideable, type Profile } from '@slow-train/protocol';
import { createMemo, For, Show, type JSX } from 'solid-js';
import { AccountPart, Acts } from '../../account/AccountPart.tsx';
import { AccountSubpage } from '../../account/AccountSubpage.tsx';
import { createAsyncAction } from '../../client/async-action.ts';
import { hideInProfile, useOwnProfile } from '../../client/profiles.ts';
import { createOptimisticToggle } from '../../client/optimistic-toggle.ts';
import { useGames } from '../../client/queries.ts';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { profileText } from '#text/people.ts';
import { Lately } from './Lately.tsx';
import { hasParts, ProfileParts } from './ProfileParts.tsx';
import styles from './ProfilePage.module.css';

/** The player's own profile: all of it, and the parts that others see. */
export default function ProfilePage(): JSX.Element {
  return (
    <AccountSubpage hasColumns title={profileText.title} line={profileText.line}>
      {() => <OwnProfile />}
    </AccountSubpage>
  );
}

function OwnProfile(): JSX.Element {
  const query = useOwnProfile();
  return (
    <QueryBoundary query={query} failed={profileText.failed}>
      {(profile) => (
        <>
          <Show when={hasParts(profile())} fallback={<Empty />}>
            <ProfileParts profile={profile()} />
          </Show>
          <Years years={profile().years ?? []} />
          <OwnGames />
          <Shown profile={profile()} />
        </>
      )}
    </QueryBoundary>
  );
}

/** The habits that cost most in the player's finished games. */
function OwnGames(): JSX.Element {
  const games = useGames();
  const finished = createMemo((): readonly GameSummary[] =>
    (games.data()?.list.games ?? []).filter(({ status, yourPlace }) => status === 'finished' && yourPlace !== null),
  );
  return (
    <Show when={finished().length > 0}>
      <Lately games={finished()} />
    </Show>
  );
}

function Empty(): JSX.Element {
  return (
    <AccountPart title={profileText.emptyTitle}>
      <p>{profileText.empty}</p>
      <Acts>
        <ButtonLink href="/new">{profileText.newGame}</ButtonLink>
      </Acts>
    </AccountPart>
  );
}

/** A link to each year with games. */
function Years(props: { years: readonly number[] }): JSX.Element {
  return (
    <Show when={props.years.length > 0}>
      <AccountPart title={profileText.years}>
        <ul class={styles['years']}>
          <For each={props.years}>
            {(year) => (
              <li>
                <a href={`/you/years/${year}`}>{year}</a>
              </li>
            )}
          </For>
        </ul>
      </AccountPart>
    </Show>
  );
}

/** A switch for each part; a change shows at once. */
function Shown(props: { profile: Profile }): JSX.Element {
  const action = createAsyncAction();
  const toggle = createOptimisticToggle<readonly Hideable[]>(action, hideInProfile);
  const hides = (): readonly Hideable[] => toggle.pending() ?? props.profile.hides ?? [];
  const show = (part: Hideable, isShown: boolean): void => {
    const others = hides().filter((one) => one !== part);
    toggle.set(isShown ? others : [...others, part]);
  };
  return (
    <AccountPart title={profileText.shows} more={profileText.showsMore}>
      <For each={PROFILE_PARTS}>
        {(part) => (
          <Checkbox
            label={profileText.parts[part]}
            isOn={!hides().includes(part)}
            onChange={(isShown) => show(part, isShown)}
          />
        )}
      </For>
      <Checkbox
        label={profileText.watchedName}
        isOn={!hides().includes('watched-name')}
        onChange={(isShown) => show('watched-name', isShown)}
      />
      <ErrorMessage sentence={action.problem()} />
    </AccountPart>
  );
}
