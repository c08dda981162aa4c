import type { AccountView } from '@slow-train/protocol';
import { createSignal, onMount, Show, type JSX } from 'solid-js';
import { ActButton } from '../ui/ActButton.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { showToast } from '../ui/toasts.ts';
import { proveText } from '#text/account.ts';
import { signInText } from '#text/sign-in.ts';
import { createAccountAction } from './account-action.ts';
import { AccountCard } from './Card.tsx';
import { CodeStep } from './CodeStep.tsx';
import { canUsePasskeys, signWithPasskey } from './passkeys.ts';
import { loadPendingMail, savePendingMail, type PendingMail } from './pending-mail.ts';
import { mailCode, signInWithMail, signInWithPasskey, startPasskeySignIn } from './requests.ts';
import { startSession } from './session.ts';

const KEEP = 'slow-train:prove';

/**
 * Asks for a code or a passkey in the middle of something else, because this browser was signed in a while ago. Proving
 * it is signing in again.
 */
export function ProveFirst(props: {
  me: AccountView;
  /** Continues the interrupted action. */
  onProved(): Promise<void> | void;
  onCancel(): void;
}): JSX.Element {
  let heading: HTMLHeadingElement | undefined;
  const before = loadPendingMail(KEEP);
  // eslint-disable-next-line solid/reactivity -- only the mail to the address there was
  const [sent, setSent] = createSignal(before?.email === props.me.email ? before : null);
  const sending = createAccountAction();
  const passkey = createAccountAction();
  const hasPasskey = (): boolean => props.me.passkeys > 0 && canUsePasskeys();
  onMount(() => heading?.focus());

  const wait = (mail: PendingMail | null): void => {
    savePendingMail(KEEP, mail);
    setSent(mail);
  };
  const send = async (): Promise<void> => {
    const email = props.me.email ?? '';
    const mail = await mailCode(email);
    if (sent() !== null) showToast(signInText.sentAgain);
    wait({ email, sentAt: Date.now(), ...mail });
  };
  const proved = async (me: AccountView): Promise<void> => {
    const isSame = me.id === props.me.id;
    savePendingMail(KEEP, null);
    startSession(me);
    // They picked another account's passkey: the action is not meant for that account.
    if (!isSame) showToast(proveText.otherAccount);
    await (isSame ? props.onProved() : props.onCancel());
  };

  const sign = async (): Promise<void> => {
    const credential = await signWithPasskey(await startPasskeySignIn());
    await proved(await signInWithPasskey({ credential }));
  };
  const prove = async (code: string): Promise<void> => {
    await proved(await signInWithMail({ email: props.me.email ?? '', code }));
  };

  return (
    <AccountCard>
      <h2 tabindex="-1" ref={heading}>
        {proveText.title}
      </h2>
      <p>{proveText.why}</p>
      <Show when={!sent() && hasPasskey()}>
        <ErrorMessage sentence={passkey.problem()} />
        <ActButton
          action={passkey}
          label={signInText.passkey}
          busy={signInText.passkeyBusy}
          onClick={() => passkey.run(sign)}
        />
      </Show>
      <Show
        when={sent()}
        fallback={
          <Show when={props.me.email} fallback={!hasPasskey() && <p>{proveText.elsewhere}</p>}>
            {(email) => (
              <>
                <ErrorMessage sentence={sending.problem()} />
                <ActButton
                  quiet={hasPasskey()}
                  action={sending}
                  label={proveText.send(email())}
                  busy={signInText.sending}
                  onClick={() => sending.run(send)}
                />
              </>
            )}
          </Show>
        }
      >
        {(mail) => (
          <CodeStep words={proveText} sent={mail()} sending={sending} prove={prove} onAgain={() => sending.run(send)} />
        )}
      </Show>
      <Button quiet onClick={() => props.onCancel()}>
        {proveText.cancel}
      </Button>
    </AccountCard>
  );
}
