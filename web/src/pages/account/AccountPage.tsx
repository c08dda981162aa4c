import { Match, Show, Switch, type JSX } from 'solid-js';
import type { AccountView } from '@slow-train/protocol';
import { useMe } from '../../client/queries.ts';
import { Loading } from '../../ui/Loading.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { LoadError } from '../../components/LoadError.tsx';
import { accountText } from '#text/account.ts';
import { boundariesText, profileText } from '#text/people.ts';
import { moderationText } from '#text/people.ts';
import { gamesText, shellText } from '#text/shell.ts';
import { DatesForm, DisplayForm } from './DisplayForm.tsx';
import { MoveSettings } from './MoveSettings.tsx';
import { MyData } from './MyData.tsx';
import { PresenceSetting } from './PresenceSetting.tsx';
import { NameForm } from './NameForm.tsx';
import { canUsePasskeys } from '../../account/passkeys.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { AccountMain } from '../../account/AccountMain.tsx';
import { AccountPart, Acts } from '../../account/AccountPart.tsx';
import { AccountCard } from '../../account/Card.tsx';
import { LinkList } from '../../ui/LinkList.tsx';
import { AccountLink } from './AccountLink.tsx';
import styles from './AccountPage.module.css';

/** The account page: name, sign-in methods, display settings and stored data. */
export default function AccountPage(): JSX.Element {
  const me = useMe();
  usePageTitle(() => ({ title: shellText.titleOf(accountText.title) }));
  const line = (): string => {
    const known = me.data();
    if (!known) return accountText.asNobody;
    return known.isGuest ? accountText.asGuest : (known.email ?? '');
  };
  return (
    <Switch fallback={<Loading words={shellText.loading} />}>
      <Match when={me.data() !== undefined}>
        <AccountMain title={accountText.title} line={line()} back={{ href: '/', words: shellText.back }}>
          <div class={styles['columns']}>
            <div>
              <Show when={me.data()} fallback={<Stranger />}>
                {(known) => (
                  <>
                    <Show when={known().isGuest}>
                      <GuestWarning />
                    </Show>
                    <NameForm me={known()} />
                    <ProfileLink me={known()} />
                    <SignInMethods me={known()} />
                    <NotificationsLink />
                  </>
                )}
              </Show>
            </div>
            <div>
              <DisplayForm isSignedIn={Boolean(me.data())} />
              <DatesForm />
              <Show when={me.data()}>{(known) => <PresenceSetting me={known()} />}</Show>
              <MoveSettings />
              <MyData me={me.data() ?? null} />
            </div>
          </div>
        </AccountMain>
      </Match>
      <Match when={me.error()}>
        <LoadError title={accountText.failed} error={me.error()} busy={me.isFetching()} retry={() => me.refetch()} />
      </Match>
    </Switch>
  );
}

function Stranger(): JSX.Element {
  return (
    <AccountPart>
      <p>{accountText.signedOutMore}</p>
      <Acts>
        <ButtonLink href="/sign-in">{accountText.signIn}</ButtonLink>
        <ButtonLink quiet href="/">
          {accountText.asNewGuest}
        </ButtonLink>
      </Acts>
    </AccountPart>
  );
}

/** Warns a guest of losing their seats, and offers the two ways to keep them. */
function GuestWarning(): JSX.Element {
  return (
    <AccountCard warns>
      <h2>{accountText.guestTitle}</h2>
      <p>{accountText.guestMore}</p>
      <ButtonLink href="/you/email">{accountText.guestMail}</ButtonLink>
      <Show when={canUsePasskeys()}>
        <ButtonLink quiet href="/you/passkeys">
          {accountText.guestPasskey}
        </ButtonLink>
      </Show>
    </AccountCard>
  );
}

/** Links to profile, muted and blocked people, the operator's notices, and to all that is one level down. */
function ProfileLink(props: { me: AccountView }): JSX.Element {
  const inForce = () => props.me.fromOperator.filter(({ kind }) => kind !== 'reviewed');
  return (
    <AccountPart>
      <LinkList>
        <AccountLink href="/you/profile" name={profileText.title} more={profileText.more} />
        <AccountLink href="/you/boundaries" name={boundariesText.title} more={boundariesText.more} />
        <Show when={inForce().length > 0}>
          <AccountLink href="/you/notices" name={moderationText.notices.title} more={moderationText.notices.more} />
        </Show>
        <AccountLink href="/more" name={gamesText.more} more={accountText.more} />
      </LinkList>
    </AccountPart>
  );
}

/** A link to the notification settings. */
function NotificationsLink(): JSX.Element {
  return (
    <AccountPart title={accountText.notifications}>
      <LinkList>
        <AccountLink
          href="/you/notifications"
          name={accountText.notificationChannels}
          more={accountText.notificationsMore}
        />
      </LinkList>
    </AccountPart>
  );
}

/** The sign-in methods; each line links to the page that changes it. */
function SignInMethods(props: { me: AccountView }): JSX.Element {
  const passkeys = (): string =>
    props.me.passkeys === 0 && !canUsePasskeys() ? accountText.noPasskeys : accountText.passkeysMore(props.me.passkeys);
  return (
    <AccountPart title={accountText.methods}>
      <LinkList>
        <AccountLink href="/you/email" name={accountText.mail} more={props.me.email ?? accountText.noMail} />
        <AccountLink href="/you/passkeys" name={accountText.passkeys} more={passkeys()} />
        <AccountLink href="/you/devices" name={accountText.devices} more={accountText.devicesMore} />
        <AccountLink href="/you/another" name={accountText.handOff} more={accountText.handOffMore} />
      </LinkList>
    </AccountPart>
  );
}
