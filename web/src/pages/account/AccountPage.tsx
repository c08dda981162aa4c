import { Match, Show, Switch, type JSX } from 'solid-js';
import type { Me } from '@slow-train/protocol';
import { useMe } from '../../client/queries.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Main } from '../../ui/Main.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { accountText } from '../../text/account.ts';
import { shellText } from '../../text/shell.ts';
import { DisplaySettings } from './DisplaySettings.tsx';
import { MyData } from './MyData.tsx';
import { NameForm } from './NameForm.tsx';
import { cx } from '../../ui/cx.ts';
import { canUsePasskeys } from '../../account/passkeys.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import accountStyles from '../../account/account.module.css';

/** The traveller's own page: the name, the ways in, how it looks, and what is kept. */
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
        <Main class={cx(accountStyles['page'], 'account-page')}>
          <PageHeader title={accountText.title} line={line()} back={{ href: '/', words: shellText.back }} />
          <div class={accountStyles['columns']}>
            <div>
              <Show when={me.data()} fallback={<Stranger />}>
                {(known) => (
                  <>
                    <Show when={known().isGuest}>
                      <GuestWarning />
                    </Show>
                    <NameForm me={known()} />
                    <SignInMethods me={known()} />
                    <NotificationsLink />
                  </>
                )}
              </Show>
            </div>
            <div>
              <DisplaySettings isSignedIn={Boolean(me.data())} />
              <MyData me={me.data() ?? null} />
            </div>
          </div>
        </Main>
      </Match>
      <Match when={me.error()}>
        <LoadError title={accountText.failed} error={me.error()} busy={me.isFetching()} retry={() => me.refetch()} />
      </Match>
    </Switch>
  );
}

function Stranger(): JSX.Element {
  return (
    <section class="account-part">
      <p>{accountText.signedOutMore}</p>
      <div class="account-acts">
        <ButtonLink href="/sign-in">{accountText.signIn}</ButtonLink>
        <ButtonLink quiet href="/">
          {accountText.asNewGuest}
        </ButtonLink>
      </div>
    </section>
  );
}

/** What a guest risks, and the two ways to be safe. */
function GuestWarning(): JSX.Element {
  return (
    <section class={cx(accountStyles['card'], accountStyles['warns'])}>
      <h2>{accountText.guestTitle}</h2>
      <p>{accountText.guestMore}</p>
      <ButtonLink href="/you/email">{accountText.guestMail}</ButtonLink>
      <Show when={canUsePasskeys()}>
        <ButtonLink quiet href="/you/passkeys">
          {accountText.guestPasskey}
        </ButtonLink>
      </Show>
    </section>
  );
}

/** The way to where one chooses how to be told. */
function NotificationsLink(): JSX.Element {
  return (
    <section class="account-part">
      <h2>{accountText.telling}</h2>
      <ul class={accountStyles['lines']}>
        <li>
          <a href="/you/notifications">
            <b>{accountText.tellingWays}</b>
            <span>{accountText.tellingMore}</span>
          </a>
        </li>
      </ul>
    </section>
  );
}

/** How one gets back in, as a timetable: each line leads to where it is changed. */
function SignInMethods(props: { me: Me }): JSX.Element {
  const passkeys = (): string =>
    props.me.passkeys === 0 && !canUsePasskeys() ? accountText.noPasskeys : accountText.passkeysMore(props.me.passkeys);
  return (
    <section class="account-part">
      <h2>{accountText.ways}</h2>
      <ul class={accountStyles['lines']}>
        <Way href="/you/email" name={accountText.mail} now={props.me.email ?? accountText.noMail} />
        <Way href="/you/passkeys" name={accountText.passkeys} now={passkeys()} />
        <Way href="/you/devices" name={accountText.devices} now={accountText.devicesMore} />
        <Way href="/you/another" name={accountText.handOff} now={accountText.handOffMore} />
      </ul>
    </section>
  );
}

function Way(props: { href: string; name: string; now: string }): JSX.Element {
  return (
    <li>
      <a href={props.href}>
        <b>{props.name}</b>
        <span>{props.now}</span>
      </a>
    </li>
  );
}
