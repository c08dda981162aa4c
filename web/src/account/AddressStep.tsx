import { onMount, Show, type JSX } from 'solid-js';
import { ActButton } from '../app/ActButton.tsx';
import type { Task } from '../app/task.ts';
import { Trouble } from '../app/Trouble.tsx';
import { signInText } from '../text/sign-in.ts';

export interface AddressWords {
  readonly address: string;
  readonly addressHint?: string;
  readonly send: string;
}

/** Where a mail is to go. */
export function AddressStep(props: {
  words: AddressWords;
  autocomplete: string;
  value: string;
  /** Somebody came back to it, to put it right. */
  takesFocus: boolean;
  task: Task;
  onInput(email: string): void;
  onSend(): void;
}): JSX.Element {
  let field: HTMLInputElement | undefined;
  onMount(() => {
    if (props.takesFocus) field?.select();
  });
  return (
    <form
      class="slip-form"
      onSubmit={(event) => {
        event.preventDefault();
        props.onSend();
      }}
    >
      <label class="field">
        <span>{props.words.address}</span>
        <Show when={props.words.addressHint}>
          <small>{props.words.addressHint}</small>
        </Show>
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
      </label>
      <Trouble sentence={props.task.problem()} />
      <ActButton type="submit" task={props.task} label={props.words.send} busy={signInText.sending} />
    </form>
  );
}
