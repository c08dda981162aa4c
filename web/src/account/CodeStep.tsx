import { createSignal, onMount, Show, type JSX } from 'solid-js';
import { ActButton } from '../app/ActButton.tsx';
import { createTask, type Task } from '../app/task.ts';
import { Trouble } from '../app/Trouble.tsx';
import { signInText } from '../text/sign-in.ts';
import { createCountdown } from './countdown.ts';
import type { PendingMail } from './pending-mail.ts';

export interface CodeWords {
  readonly prove: string;
  readonly proving: string;
}

const DIGITS = 6;
/** Before another mail can be asked for: the first one may well be on its way. */
const PATIENCE = 30_000;

/** The six digits out of a mail; and what to do where none comes. */
export function CodeStep(props: {
  words: CodeWords;
  sent: PendingMail;
  sending: Task;
  prove(code: string): Promise<void>;
  onAgain(): void;
  onOther(): void;
}): JSX.Element {
  let field: HTMLInputElement | undefined;
  const [code, setCode] = createSignal('');
  const [isShort, setShort] = createSignal(false);
  const task = createTask();
  const patience = createCountdown(() => props.sent.sentAt + PATIENCE);
  onMount(() => field?.focus());

  const prove = async (): Promise<void> => {
    try {
      await props.prove(code());
    } catch (error) {
      // Most likely a digit is wrong: the next thing typed takes the place of them all.
      queueMicrotask(() => field?.select());
      throw error;
    }
  };

  return (
    <form
      class="slip-form"
      onSubmit={(event) => {
        event.preventDefault();
        setShort(code().length < DIGITS);
        if (isShort()) field?.focus();
        else task.run(prove);
      }}
    >
      <p class="code-sent" role="status">
        {signInText.sentTo(props.sent.email)} {signInText.sentMore}
      </p>
      <Show when={props.sent.mailbox}>
        {(mailbox) => (
          <a class="button quiet" href={mailbox()} target="_blank" rel="noopener">
            {signInText.mailbox}
          </a>
        )}
      </Show>
      <label class="field code-field">
        <span>{signInText.code}</span>
        <small>{signInText.codeHint}</small>
        <input
          ref={field}
          name="code"
          inputmode="numeric"
          autocomplete="one-time-code"
          spellcheck={false}
          aria-invalid={isShort() || task.problem() !== null}
          value={code()}
          onInput={(event) => {
            // Whatever is pasted around the digits: "123 456", "Your code: 123456."
            const digits = event.currentTarget.value.replaceAll(/\D/g, '').slice(0, DIGITS);
            event.currentTarget.value = digits;
            setCode(digits);
            setShort(false);
            task.clear();
          }}
        />
      </label>
      <Trouble sentence={isShort() ? signInText.codeShort : (task.problem() ?? props.sending.problem())} />
      <ActButton type="submit" task={task} label={props.words.prove} busy={props.words.proving} />
      <div class="code-more">
        <Show when={patience() === 0} fallback={<p class="code-patience">{signInText.againIn(patience())}</p>}>
          <ActButton
            quiet
            task={props.sending}
            label={signInText.again}
            busy={signInText.sending}
            onClick={() => props.onAgain()}
          />
        </Show>
        <button type="button" class="link-button" onClick={() => props.onOther()}>
          {signInText.other}
        </button>
      </div>
    </form>
  );
}
