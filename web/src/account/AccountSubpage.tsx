import type { AccountView } from '@slow-train/protocol';
import { useLocation } from '@solidjs/router';
import { Match, Switch, type Accessor, type JSX } from 'solid-js';
import { useMe } from '../client/queries.ts';
import { Loading } from '../ui/Loading.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { LoadError } from '../components/LoadError.tsx';
import { accountText } from '#text/account.ts';
import { shellText } from '#text/shell.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { AccountMain } from './AccountMain.tsx';

/** A page below the account page, for signed-in people. Others get a link to sign in. */
export function AccountSubpage(props: {
  title: string;
  line?: string;
  /** The page above, if that is not the account page. */
  back?: { readonly href: string; readonly words: string };
  /** Has two columns on a wide screen. */
  isWide?: boolean;
  /** Its parts flow into two columns on a wide screen. */
  hasColumns?: boolean;
  children: (me: Accessor<AccountView>) => JSX.Element;
}): JSX.Element {
  const me = useMe();
  const location = useLocation();
  usePageTitle(() => ({ title: shellText.titleOf(props.title) }));
  return (
    <Switch fallback={<Loading words={shellText.loading} />}>
      <Match when={me.data()}>
        {(known) => (
          <AccountMain
            isNarrow={!props.isWide && !props.hasColumns}
            hasColumns={props.hasColumns === true}
            title={props.title}
            line={props.line}
            back={props.back ?? { href: '/you', words: accountText.back }}
          >
            {props.children(known)}
          </AccountMain>
        )}
      </Match>
      <Match when={me.data() === null}>
        <MessagePage title={accountText.signedOutTitle} more={accountText.signedOutMore}>
          <ButtonLink href={`/sign-in?to=${encodeURIComponent(location.pathname)}`}>{accountText.signIn}</ButtonLink>
          <ButtonLink quiet href="/">
            {accountText.asNewGuest}
          </ButtonLink>
        </MessagePage>
      </Match>
      <Match when={me.error()}>
        <LoadError title={accountText.failed} error={me.error()} busy={me.isFetching()} retry={() => me.refetch()} />
      </Match>
    </Switch>
  );
}
