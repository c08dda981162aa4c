import type { AccountView } from '@slow-train/protocol';
import { Show, type JSX } from 'solid-js';
import { useNavigate } from '@solidjs/router';
import { accountText } from '#text/account.ts';
import { Export } from './Export.tsx';
import { showToast } from '../../ui/toasts.ts';
import { createAsyncAction } from '../../client/async-action.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { clearSession } from '../../account/session.ts';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { signOut } from '../../account/requests.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { AccountPart, Acts } from '../../account/AccountPart.tsx';
import { LinkList } from '../../ui/LinkList.tsx';
import { AccountLink } from './AccountLink.tsx';

/** The data stored about me: privacy page, export, signing out and deleting the account. */
export function MyData(props: { me: AccountView | null }): JSX.Element {
  return (
    <AccountPart id="data" title={accountText.data}>
      <LinkList>
        <AccountLink href="/privacy" name={accountText.privacy} />
        <Show when={props.me}>
          <AccountLink href="/you/delete" name={accountText.leave} />
        </Show>
      </LinkList>
      <Show when={props.me}>
        {(me) => (
          <Acts>
            <Export me={me()} />
            <SignOut isGuest={me().isGuest} />
          </Acts>
        )}
      </Show>
    </AccountPart>
  );
}

/** Signs out. A guest, who could not sign in again, is warned first. */
function SignOut(props: { isGuest: boolean }): JSX.Element {
  const navigate = useNavigate();
  const action = createAsyncAction();
  const leave = async (): Promise<void> => {
    await signOut();
    // Otherwise this browser would keep showing notifications for somebody who has signed out.
    await import('../../notifications/push.ts').then(({ unsubscribeHere }) => unsubscribeHere()).catch(() => undefined);
    navigate('/');
    clearSession();
    showToast(accountText.signedOut);
  };
  return (
    <>
      <AskFirst
        label={accountText.signOut}
        harmless={!props.isGuest}
        question={accountText.guestOut}
        yes={accountText.guestOutYes}
        no={accountText.guestOutNo}
        busy={accountText.signingOut}
        action={action}
        onYes={() => action.run(leave)}
      >
        <Show when={props.isGuest}>
          <ButtonLink href="/you/email">{accountText.guestMail}</ButtonLink>
        </Show>
      </AskFirst>
      <ErrorMessage sentence={action.problem()} />
    </>
  );
}
