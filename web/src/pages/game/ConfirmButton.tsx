import { createSignal, Show, type JSX } from 'solid-js';
import type { AsyncAction } from '../../client/async-action.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import styles from './ConfirmButton.module.css';

/** A button for something that cannot be undone; asks for confirmation. */
export function ConfirmButton(props: {
  action: AsyncAction;
  isGoing: boolean;
  words: { readonly [part in 'ask' | 'sure' | 'yes' | 'no' | 'busy']: string };
  act(): void;
}): JSX.Element {
  const [isAsked, setAsked] = createSignal(false);
  const act = (): void => {
    setAsked(false);
    props.act();
  };
  /** Focus returns to this button after the question, but not when the button first appears. */
  let isArrival = true;
  const takesFocusBack = (button: HTMLButtonElement): void => {
    if (!isArrival) queueMicrotask(() => button.focus());
    isArrival = false;
  };
  return (
    <Show
      when={isAsked() || (props.isGoing && props.action.busy())}
      fallback={
        <TextButton ref={takesFocusBack} onClick={() => setAsked(true)}>
          {props.words.ask}
        </TextButton>
      }
    >
      <div class={styles['sure']} role="group" aria-label={props.words.ask}>
        <p>{props.words.sure}</p>
        <ActButton
          quiet
          action={props.action}
          mine={props.isGoing}
          label={props.words.yes}
          busy={props.words.busy}
          onClick={() => act()}
        />
        <Button ref={(button) => queueMicrotask(() => button.focus())} onClick={() => setAsked(false)}>
          {props.words.no}
        </Button>
      </div>
    </Show>
  );
}
