import { createSignal, Show, type JSX, type ParentProps } from 'solid-js';
import { ActButton, type BusyAction } from './ActButton.tsx';
import { cx } from './cx.ts';
import { Button } from './Button.tsx';
import styles from './AskFirst.module.css';

/** A button for what cannot be taken back: it asks once more, with the focus on the way out, and then does it. */
export function AskFirst(
  props: ParentProps<{
    label: string;
    /** The whole of it for a screen reader, where the same word stands in many rows. */
    spoken?: string | undefined;
    question: string;
    yes: string;
    no: string;
    busy: string;
    action: BusyAction;
    /** Whether it is this one's turn, where several share a task. */
    mine?: boolean;
    /** Nothing is lost: then it does it at once. */
    harmless?: boolean;
    class?: string | undefined;
    onYes(): void;
  }>,
): JSX.Element {
  let place: HTMLDivElement | undefined;
  const [isAsked, setAsked] = createSignal(false);
  return (
    <div class={cx(styles['ask-first'], props.class)} ref={place}>
      <Show
        when={isAsked()}
        fallback={
          <ActButton
            quiet
            action={props.action}
            mine={props.mine ?? true}
            label={props.label}
            spoken={props.spoken}
            busy={props.busy}
            onClick={() => (props.harmless ? props.onYes() : setAsked(true))}
          />
        }
      >
        <div class={styles['sure']} role="group" aria-label={props.spoken ?? props.label}>
          <p>{props.question}</p>
          {props.children}
          <ActButton
            quiet
            action={props.action}
            mine={props.mine ?? true}
            label={props.yes}
            busy={props.busy}
            onClick={() => props.onYes()}
          />
          <Button
            quiet={Boolean(props.children)}
            ref={(button) => queueMicrotask(() => button.focus())}
            onClick={() => {
              setAsked(false);
              place?.querySelector('button')?.focus();
            }}
          >
            {props.no}
          </Button>
        </div>
      </Show>
    </div>
  );
}
