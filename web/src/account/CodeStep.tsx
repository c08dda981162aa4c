import { createSignal, onMount, Show, type JSX } from 'solid-js';
import { ActButton } from '../ui/ActButton.tsx';
import { createAsyncAction, type AsyncAction } from '../client/async-action.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { signInText } from '#text/sign-in.ts';
import { createCountdown } from './countdown.ts';
import type { PendingMail } from './pending-mail.ts';
import { Field } from '../ui/Field.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { TextButton } from '../ui/TextButton.tsx';
import styles from './CodeStep.module.css';

export interface CodeWords {
  /** What the mail can be used for, if it has more than a code. */
  readonly sentMore?: string;
  readonly prove: string;
  readonly proving: string;
}

const DIGITS = 6;
/** How long until another mail can be requested: the first may still be on its way. */
const PATIENCE = 30_000;

/** Enters the six digits from a mail, and says what to do if none arrives. */
export function CodeStep(props: {
  words: CodeWords;
  sent: PendingMail;
  sending: AsyncAction;
  prove(code: string): Promise<void>;
  onAgain(): void;
  /** Goes back to the address, if another one is possible. */
  onOther?(): void;
}): JSX.Element {
  let field: HTMLInputElement | undefined;
  const [code, setCode] = createSignal('');
  const [isShort, setShort] = createSignal(false);
  const action = createAsyncAction();
  const patience = createCountdown(() => props.sent.sentAt + PATIENCE);
  onMount(() => field?.focus());

  const prove = async (): Promise<void> => {
    try {
      await props.prove(code());
    } catch (error) {
      // Most likely one digit is wrong: selects all, so that typing replaces them.
      queueMicrotask(() => field?.select());
      throw error;
    }
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setShort(code().length < DIGITS);
        if (isShort()) field?.focus();
        else action.run(prove);
      }}
    >
      <p role="status">
        {signInText.sentTo(props.sent.email)} {props.words.sentMore ?? signInText.sentCode}
      </p>
      <Show when={props.sent.isStopped}>
        <p role="alert">{signInText.stopped}</p>
      </Show>
      <Show when={props.sent.mailbox}>
        {(mailbox) => (
          <ButtonLink quiet href={mailbox()} target="_blank" rel="noopener">
            {signInText.mailbox}
          </ButtonLink>
        )}
      </Show>
      <Field class={styles['field']} label={signInText.code} hint={signInText.codeHint}>
        <input
          ref={field}
          name="code"
          inputmode="numeric"
          autocomplete="one-time-code"
          spellcheck={false}
          aria-invalid={isShort() || action.problem() !== null}
          value={code()}
          onInput={(event) => {
            // Digits are pasted with other text: "123 456", "Your code: 123456."
            const digits = event.currentTarget.value.replaceAll(/\D/g, '').slice(0, DIGITS);
            event.currentTarget.value = digits;
            setCode(digits);
            setShort(false);
            action.clear();
          }}
        />
      </Field>
      <ErrorMessage sentence={isShort() ? signInText.codeShort : (action.problem() ?? props.sending.problem())} />
      <ActButton type="submit" action={action} label={props.words.prove} busy={props.words.proving} />
      <div class={styles['more']}>
        <Show when={patience() === 0} fallback={<p class={styles['patience']}>{signInText.againIn(patience())}</p>}>
          <ActButton
            quiet
            action={props.sending}
            label={signInText.again}
            busy={signInText.sending}
            onClick={() => props.onAgain()}
          />
        </Show>
        <Show when={props.onOther}>
          {(other) => <TextButton onClick={() => other()()}>{signInText.other}</TextButton>}
        </Show>
      </div>
    </form>
  );
}
