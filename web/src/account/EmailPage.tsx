import type { Me, NewEmail } from '@slow-train/protocol';
import { useNavigate } from '@solidjs/router';
import { useQueryClient } from '@tanstack/solid-query';
import { createSignal, Show, type Accessor, type JSX } from 'solid-js';
import { useMe } from '../api/queries.ts';
import { tell } from '../app/notices.ts';
import { emailText } from '../text/account.ts';
import { aboard } from './aboard.ts';
import { AddressTaken } from './AddressTaken.tsx';
import { MailSteps } from './MailSteps.tsx';
import { OwnPage } from './OwnPage.tsx';
import { isProblem } from './problem-is.ts';
import { changeEmail, mailNewEmail } from './requests.ts';

/** Where an account gets its address, or another one. */
export default function EmailPage(): JSX.Element {
  const me = useMe();
  return (
    <OwnPage title={me.data()?.email ? emailText.change : emailText.add}>
      {(known) => <NewAddress me={known} />}
    </OwnPage>
  );
}

function NewAddress(props: { me: Accessor<Me> }): JSX.Element {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [taken, setTaken] = createSignal<NewEmail | null>(null);
  const hasOne = (): boolean => props.me().email !== null;

  const done = (me: Me, words: string): void => {
    aboard(client, me);
    tell(words);
    navigate('/you', { replace: true });
  };
  const prove = async (email: string, code: string): Promise<void> => {
    const wasGuest = props.me().isGuest;
    try {
      done(await changeEmail({ email, code }), (wasGuest ? emailText.doneGuest : emailText.done)(email));
    } catch (error) {
      // Seats move from a guest only; an account is told by the sentence to take another address.
      if (!wasGuest || !isProblem(error, 'address-taken')) throw error;
      setTaken({ email, code });
    }
  };
  const join = async (proof: NewEmail): Promise<void> => {
    const me = await changeEmail({ ...proof, join: true });
    done(me, emailText.joined(me.name));
  };

  return (
    <Show
      when={taken()}
      fallback={
        <>
          <p class="account-note">
            <Show when={props.me().email} fallback={emailText.why}>
              {(email) => (
                <>
                  {emailText.now(email())} {emailText.changeWhy}
                </>
              )}
            </Show>
          </p>
          <MailSteps
            keep="slow-train:new-email"
            words={{
              ...emailText,
              address: hasOne() ? emailText.newAddress : emailText.address,
            }}
            autocomplete="email"
            send={mailNewEmail}
            prove={prove}
          />
        </>
      }
    >
      {(proof) => <AddressTaken proof={proof()} join={() => join(proof())} onOther={() => setTaken(null)} />}
    </Show>
  );
}
