import { createSignal, lazy, Match, onMount, Show, Switch, type JSX } from 'solid-js';
import type { AccountView, PasskeyProof } from '@slow-train/protocol';
import { useMe } from '../../client/queries.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { shellText } from '#text/shell.ts';
import { signInText } from '#text/sign-in.ts';
import { createLinkToken } from '../../account/link-token.ts';
import { MailSteps } from '../../account/MailSteps.tsx';
import { mailCode, signInWithMail, signInWithPasskey, startPasskeySignIn } from '../../account/requests.ts';
import { LinkSignIn } from '../../account/LinkSignIn.tsx';
import { createSignIn, type SignIn } from '../../account/sign-in.ts';
import { GuestLossWarning } from '../../account/GuestLossWarning.tsx';
import { Button } from '../../ui/Button.tsx';
import { ActButton } from '../../ui/ActButton.tsx';
import { createAsyncAction } from '../../client/async-action.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { autofillPasskey, canUsePasskeys, signWithPasskey } from '../../account/passkeys.ts';
import { AccountMain } from '../../account/AccountMain.tsx';
import { Note } from '../../account/Note.tsx';
import { TouchLink } from '../../ui/TouchLink.tsx';
import styles from './SignInPage.module.css';

const BringSeat = lazy(() => import('../../account/BringSeat.tsx'));

/** Signs in somebody who has an account: with a code or link from a mail, a passkey, or another device. */
export default function SignInPage(): JSX.Element {
  const me = useMe();
  const signIn = createSignIn();
  const [carried, drop] = createLinkToken(['token', 'hand-off']);
  const [isTyping, setTyping] = createSignal(false);
  usePageTitle(() => ({ title: shellText.titleOf(signInText.title) }));
  const words = { ...signInText, prove: signInText.go, proving: signInText.going };
  const linkWords = (by: 'token' | 'hand-off') => ({
    title: signInText.linkTitle,
    more: by === 'token' ? signInText.linkMail : signInText.linkHandOff,
    yes: signInText.linkYes,
    no: signInText.linkNo,
    other: signInText.linkNew,
  });

  return (
    <AccountMain isNarrow title={signInText.title} back={{ href: '/', words: signInText.back }}>
      <Switch
        fallback={
          <>
            <AlreadySignedIn me={me.data() ?? null} />
            <MailSteps
              keep="slow-train:sign-in"
              words={words}
              autocomplete="email webauthn"
              send={mailCode}
              prove={(email, code) => signIn.signIn((leave) => signInWithMail({ email, code, leave }))}
            >
              <PasskeySignIn signIn={signIn} />
              <Show
                when={isTyping()}
                fallback={
                  <Button quiet onClick={() => setTyping(true)}>
                    {signInText.typeCode}
                  </Button>
                }
              >
                <BringSeat isElsewhere />
              </Show>
              <div class={styles['foot']}>
                <p>
                  {signInText.new} <TouchLink href="/">{signInText.newGo}</TouchLink>
                </p>
                <p>
                  <TouchLink href="/privacy">{signInText.privacy}</TouchLink>
                </p>
              </div>
            </MailSteps>
          </>
        }
      >
        <Match when={signIn.guestAtRisk()}>
          <GuestLossWarning guest={me.data()?.name ?? null} signIn={signIn} />
        </Match>
        {/* Keyed by the link: the messages of the previous link do not apply to another one. */}
        <Match when={carried()} keyed>
          {(link) => <LinkSignIn link={link} signIn={signIn} words={linkWords(link.by)} onDrop={drop} />}
        </Match>
      </Switch>
    </AccountMain>
  );
}

/** Shown to visitors who are signed in already. */
function AlreadySignedIn(props: { me: AccountView | null }): JSX.Element {
  return (
    <Show when={props.me}>
      {(me) => (
        <Note>
          {me().isGuest ? signInText.alreadyGuest(me().name) : signInText.already(me().name)}
          <TouchLink href="/">{signInText.alreadyGo}</TouchLink>
        </Note>
      )}
    </Show>
  );
}

/** Signs in with a passkey: by a button, and by the browser's autofill below the address field where it has that. */
function PasskeySignIn(props: { signIn: SignIn }): JSX.Element {
  const action = createAsyncAction();
  const come =
    (ask: () => Promise<PasskeyProof['credential']>): (() => Promise<void>) =>
    async () => {
      const credential = await ask();
      await props.signIn.signIn((leave) => signInWithPasskey({ credential, leave }));
    };
  const press = come(async () => signWithPasskey(await startPasskeySignIn()));
  const offer = async (): Promise<void> => {
    const offered = await autofillPasskey(startPasskeySignIn);
    if (offered !== null) action.run(come(async () => offered));
  };
  onMount(() => void offer());
  return (
    <Show when={canUsePasskeys()}>
      <div class={styles['other-method']}>
        <p aria-hidden="true">{signInText.or}</p>
        <ErrorMessage sentence={action.problem()} />
        <ActButton
          quiet
          action={action}
          label={signInText.passkey}
          busy={signInText.passkeyBusy}
          onClick={() => action.run(press)}
        />
      </div>
    </Show>
  );
}
