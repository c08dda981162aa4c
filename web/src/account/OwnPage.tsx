import type { Me } from '@slow-train/protocol';
import { useLocation } from '@solidjs/router';
import { Match, Switch, type Accessor, type JSX } from 'solid-js';
import { useMe } from '../api/queries.ts';
import { Loading } from '../app/Loading.tsx';
import { Main } from '../app/Main.tsx';
import { NoticePage } from '../app/NoticePage.tsx';
import { usePlace } from '../app/place.ts';
import { Sign } from '../app/Sign.tsx';
import { Unfetched } from '../app/Unfetched.tsx';
import { accountText } from '../text/account.ts';
import { shellText } from '../text/shell.ts';
import './account.css';

/** A page below "Your ticket": for who is signed in. Others are told where that is done. */
export function OwnPage(props: {
  title: string;
  line?: string;
  children: (me: Accessor<Me>) => JSX.Element;
}): JSX.Element {
  const me = useMe();
  const location = useLocation();
  usePlace(() => ({ title: shellText.titleOf(props.title) }));
  return (
    <Switch fallback={<Loading words={shellText.loading} />}>
      <Match when={me.data()}>
        {(known) => (
          <Main class="account-page narrow">
            <Sign title={props.title} line={props.line} back={{ href: '/you', words: accountText.back }} />
            {props.children(known)}
          </Main>
        )}
      </Match>
      <Match when={me.data() === null}>
        <NoticePage title={accountText.signedOutTitle} more={accountText.signedOutMore}>
          <a class="button" href={`/sign-in?to=${encodeURIComponent(location.pathname)}`}>
            {accountText.signIn}
          </a>
          <a class="button quiet" href="/">
            {accountText.asNewGuest}
          </a>
        </NoticePage>
      </Match>
      <Match when={me.error()}>
        <Unfetched title={accountText.failed} error={me.error()} busy={me.isFetching()} retry={() => me.lookAgain()} />
      </Match>
    </Switch>
  );
}
