import { createSignal, onMount, Show, type JSX } from 'solid-js';
import { showToast } from '../ui/toasts.ts';
import { createAsyncAction, type AsyncAction } from '../client/async-action.ts';
import { isProblem } from '../client/http.ts';
import { signInText } from '#text/sign-in.ts';
import { CodeStep, type CodeWords } from './CodeStep.tsx';
import { loadPendingMail, savePendingMail, type PendingMail } from './pending-mail.ts';
import type { SentMail } from './requests.ts';
import { ActButton } from '../ui/ActButton.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Field } from '../ui/Field.tsx';
import { TextButton } from '../ui/TextButton.tsx';

/** Two steps: an address, to which a code is mailed; then that code. */
export function MailSteps(props: {
  /** The storage key of the mail on its way, kept while the player looks into their mailbox. */
  keep: string;
  words: AddressWords & CodeWords;
  autocomplete: string;
  /** Sends the mail. */
  send(email: string): Promise<SentMail>;
  /** Uses the code. Throws an error that is shown below it. */
  prove(email: string, code: string): Promise<void>;
  /** Shown below the address, and below the code if its mail may not arrive. */
  children?: JSX.Element;
}): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- a constant name
  const before = loadPendingMail(props.keep);
  const [pending, setPending] = createSignal(before);
  const [email, setEmail] = createSignal(before?.email ?? '');
  const [isBack, setBack] = createSignal(false);
  /** Whether there is no other mail for now: the newest one is still good. */
  const [isLimited, setLimited] = createSignal(false);
  const sending = createAsyncAction();

  const wait = (next: PendingMail | null): void => {
    savePendingMail(props.keep, next);
    setPending(next);
  };
  const send = async (): Promise<void> => {
    const address = email().trim();
    setLimited(false);
    const sent = await props.send(address).catch((error: unknown) => {
      setLimited(isProblem(error, 'too-many-requests'));
      throw error;
    });
    if (pending() !== null) showToast(signInText.sentAgain);
    wait({ email: address, sentAt: Date.now(), ...sent });
  };
  const prove = async (address: string, code: string): Promise<void> => {
    await props.prove(address, code);
    savePendingMail(props.keep, null);
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
            action={sending}
            onInput={setEmail}
            onSend={() => sending.run(send)}
          />
          <Show when={isLimited()}>
            <TextButton
              onClick={() => {
                sending.clear();
                wait({ email: email().trim(), sentAt: Date.now(), mailbox: null, isStopped: false });
              }}
            >
              {signInText.haveCode}
            </TextButton>
          </Show>
          {props.children}
        </>
      }
    >
      {(sent) => (
        <>
          <CodeStep
            words={props.words}
            sent={sent()}
            sending={sending}
            prove={(code) => prove(sent().email, code)}
            onAgain={() => sending.run(send)}
            onOther={() => {
              setBack(true);
              setLimited(false);
              sending.clear();
              wait(null);
            }}
          />
          <Show when={sent().isStopped}>{props.children}</Show>
        </>
      )}
    </Show>
  );
}

interface AddressWords {
  readonly address: string;
  readonly addressHint?: string;
  readonly send: string;
}

/** Asks for the address. */
function AddressStep(props: {
  words: AddressWords;
  autocomplete: string;
  value: string;
  /** Whether the player came back to correct it. */
  takesFocus: boolean;
  action: AsyncAction;
  onInput(email: string): void;
  onSend(): void;
}): JSX.Element {
  let field: HTMLInputElement | undefined;
  onMount(() => {
    if (props.takesFocus) field?.select();
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        props.onSend();
      }}
    >
      <Field label={props.words.address} hint={props.words.addressHint}>
        <input
          ref={field}
          type="email"
          name="email"
          autocomplete={props.autocomplete}
          autocapitalize="off"
          spellcheck={false}
          required
          maxlength={254}
          value={props.value}
          onInput={(event) => props.onInput(event.currentTarget.value)}
        />
      </Field>
      <ErrorMessage sentence={props.action.problem()} />
      <ActButton type="submit" action={props.action} label={props.words.send} busy={signInText.sending} />
    </form>
  );
}
