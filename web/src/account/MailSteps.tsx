import { createSignal, Show, type JSX } from 'solid-js';
import { tell } from '../app/notices.ts';
import { createTask } from '../app/task.ts';
import { signInText } from '../text/sign-in.ts';
import { AddressStep, type AddressWords } from './AddressStep.tsx';
import { CodeStep, type CodeWords } from './CodeStep.tsx';
import { keepPendingMail, pendingMail, type PendingMail } from './pending-mail.ts';

/** Two steps: an address, to which a code is mailed; then that code. */
export function MailSteps(props: {
  /** Under which name the mail on its way is remembered while its reader looks into the mailbox. */
  keep: string;
  words: AddressWords & CodeWords;
  autocomplete: string;
  /** Says where mails can be read that never leave this machine. */
  send(email: string): Promise<string | null>;
  /** What the code is for. Throws what is then said below it. */
  prove(email: string, code: string): Promise<void>;
  /** What stands below the address. */
  children?: JSX.Element;
}): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- a name, always the same
  const before = pendingMail(props.keep);
  const [pending, setPending] = createSignal(before);
  const [email, setEmail] = createSignal(before?.email ?? '');
  const [isBack, setBack] = createSignal(false);
  const sending = createTask();

  const wait = (next: PendingMail | null): void => {
    keepPendingMail(props.keep, next);
    setPending(next);
  };
  const send = async (): Promise<void> => {
    const address = email().trim();
    const mailbox = await props.send(address);
    if (pending() !== null) tell(signInText.sentAgain);
    wait({ email: address, sentAt: Date.now(), mailbox });
  };
  const prove = async (address: string, code: string): Promise<void> => {
    await props.prove(address, code);
    keepPendingMail(props.keep, null);
  };

  return (
    <Show
      when={pending()}
      fallback={
        <>
          <AddressStep
            words={props.words}
            autocomplete={props.autocomplete}
            value={email()}
            takesFocus={isBack()}
            task={sending}
            onInput={setEmail}
            onSend={() => sending.run(send)}
          />
          {props.children}
        </>
      }
    >
      {(sent) => (
        <CodeStep
          words={props.words}
          sent={sent()}
          sending={sending}
          prove={(code) => prove(sent().email, code)}
          onAgain={() => sending.run(send)}
          onOther={() => {
            setBack(true);
            sending.clear();
            wait(null);
          }}
        />
      )}
    </Show>
  );
}
