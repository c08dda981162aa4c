import type { AccountView, EmailChange } from '@slow-train/protocol';
import { useNavigate } from '@solidjs/router';
import { createSignal, onMount, Show, type Accessor, type JSX } from 'solid-js';
import { useMe } from '../../client/queries.ts';
import { showToast } from '../../ui/toasts.ts';
import { emailText } from '#text/account.ts';
import { startSession } from '../../account/session.ts';
import { MailSteps } from '../../account/MailSteps.tsx';
import { savePendingMail } from '../../account/pending-mail.ts';
import { ProveFirst } from '../../account/ProveFirst.tsx';
import { errorMessage } from '../../client/async-action.ts';
import { AccountSubpage } from '../../account/AccountSubpage.tsx';
import { isProblem } from '../../client/http.ts';
import { changeEmail, mailNewEmail, type SentMail } from '../../account/requests.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { createAccountAction } from '../../account/account-action.ts';
import { Button } from '../../ui/Button.tsx';
import { AccountCard } from '../../account/Card.tsx';
import { Note } from '../../account/Note.tsx';

/** The storage key of the mail to the new address. */
const KEEP = 'slow-train:new-email';

/** The page on which an account adds or changes its e-mail address. */
export default function EmailPage(): JSX.Element {
  const me = useMe();
  return (
    <AccountSubpage title={me.data()?.email ? emailText.change : emailText.add}>
      {(known) => <NewAddress me={known} />}
    </AccountSubpage>
  );
}

function NewAddress(props: { me: Accessor<AccountView> }): JSX.Element {
  const navigate = useNavigate();
  const [taken, setTaken] = createSignal<EmailChange | null>(null);
  /** The new address, while this browser has to prove first whose account it is. */
  const [waiting, setWaiting] = createSignal<string | null>(null);
  const hasOne = (): boolean => props.me().email !== null;

  const send = async (email: string): Promise<SentMail> => {
    try {
      return await mailNewEmail(email);
    } catch (error) {
      if (isProblem(error, 'proof-required')) setWaiting(email);
      throw error;
    }
  };
  const proved = async (): Promise<void> => {
    const email = waiting() ?? '';
    try {
      savePendingMail(KEEP, { email, ...(await mailNewEmail(email)), sentAt: Date.now() });
    } catch (error) {
      showToast(errorMessage(error));
    }
    setWaiting(null);
  };
  const done = (me: AccountView, words: string): void => {
    startSession(me);
    showToast(words);
    navigate('/you', { replace: true });
  };
  const prove = async (email: string, code: string): Promise<void> => {
    const wasGuest = props.me().isGuest;
    try {
      done(await changeEmail({ email, code }), (wasGuest ? emailText.doneGuest : emailText.done)(email));
    } catch (error) {
      // Seats can only be moved from a guest; an account sees a message that asks for another address.
      if (!wasGuest || !isProblem(error, 'address-taken')) throw error;
      setTaken({ email, code });
    }
  };
  const join = async (proof: EmailChange): Promise<void> => {
    const me = await changeEmail({ ...proof, join: true });
    done(me, emailText.joined(me.name));
  };

  return (
    <Show
      when={taken()}
      fallback={
        <>
          <Note>
            <Show when={props.me().email} fallback={emailText.why}>
              {(email) => (
                <>
                  {emailText.now(email())} {emailText.changeWhy}
                </>
              )}
            </Show>
          </Note>
          <Show
            when={waiting() === null}
            fallback={<ProveFirst me={props.me()} onProved={proved} onCancel={() => setWaiting(null)} />}
          >
            <MailSteps
              keep={KEEP}
              words={{
                ...emailText,
                address: hasOne() ? emailText.newAddress : emailText.address,
              }}
              autocomplete="email"
              send={send}
              prove={prove}
            />
          </Show>
        </>
      }
    >
      {(proof) => <AddressTaken proof={proof()} join={() => join(proof())} onOther={() => setTaken(null)} />}
    </Show>
  );
}

/** Shown when the address is proved but belongs to another account, most likely the same person's. */
function AddressTaken(props: { proof: EmailChange; join(): Promise<void>; onOther(): void }): JSX.Element {
  const action = createAccountAction();
  let heading: HTMLHeadingElement | undefined;
  onMount(() => heading?.focus());
  const join = (): Promise<void> => props.join();
  return (
    <AccountCard>
      <h2 tabindex="-1" ref={heading}>
        {emailText.takenTitle}
      </h2>
      <p>{emailText.taken(props.proof.email)}</p>
      <ErrorMessage sentence={action.problem()} />
      <ActButton action={action} label={emailText.join} busy={emailText.joining} onClick={() => action.run(join)} />
      <Button quiet onClick={() => props.onOther()}>
        {emailText.other}
      </Button>
    </AccountCard>
  );
}
