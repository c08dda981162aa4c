import { Match, Show, Switch, type JSX } from 'solid-js';
import { useMe } from '../api/queries.ts';
import { Loading } from '../app/Loading.tsx';
import { Main } from '../app/Main.tsx';
import { usePlace } from '../app/place.ts';
import { Sign } from '../app/Sign.tsx';
import { Unfetched } from '../app/Unfetched.tsx';
import { accountText } from '../text/account.ts';
import { shellText } from '../text/shell.ts';
import { GuestWarning } from './GuestWarning.tsx';
import { Looks } from './Looks.tsx';
import { MyData } from './MyData.tsx';
import { NameForm } from './NameForm.tsx';
import { Telling } from './Telling.tsx';
import { WaysIn } from './WaysIn.tsx';
import './account.css';

/** The traveller's own page: the name, the ways in, how it looks, and what is kept. */
export default function AccountPage(): JSX.Element {
  const me = useMe();
  usePlace(() => ({ title: shellText.titleOf(accountText.title) }));
  const line = (): string => {
    const known = me.data();
    if (!known) return accountText.asNobody;
    return known.isGuest ? accountText.asGuest : (known.email ?? '');
  };
  return (
    <Switch fallback={<Loading words={shellText.loading} />}>
      <Match when={me.data() !== undefined}>
        <Main class="account-page">
          <Sign title={accountText.title} line={line()} back={{ href: '/', words: shellText.back }} />
          <div class="account-columns">
            <div>
              <Show when={me.data()} fallback={<Stranger />}>
                {(known) => (
                  <>
                    <Show when={known().isGuest}>
                      <GuestWarning />
                    </Show>
                    <NameForm me={known()} />
                    <WaysIn me={known()} />
                    <Telling />
                  </>
                )}
              </Show>
            </div>
            <div>
              <Looks isSignedIn={Boolean(me.data())} />
              <MyData me={me.data() ?? null} />
            </div>
          </div>
        </Main>
      </Match>
      <Match when={me.error()}>
        <Unfetched title={accountText.failed} error={me.error()} busy={me.isFetching()} retry={() => me.lookAgain()} />
      </Match>
    </Switch>
  );
}

function Stranger(): JSX.Element {
  return (
    <section class="account-part">
      <p>{accountText.signedOutMore}</p>
      <div class="account-acts">
        <a class="button" href="/sign-in">
          {accountText.signIn}
        </a>
        <a class="button quiet" href="/">
          {accountText.asNewGuest}
        </a>
      </div>
    </section>
  );
}
