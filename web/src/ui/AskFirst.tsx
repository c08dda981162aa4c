import { createSignal, Show, type JSX, type ParentProps } from 'solid-js';
import { ActButton, type BusyAction } from './ActButton.tsx';
import { cx } from './cx.ts';
import { Button } from './Button.tsx';
import styles from './AskFirst.module.css';

/** A button for something that cannot be undone: asks for confirmation, with the focus on “no”. */
export function AskFirst(
  props: ParentProps<{
    label: string;
    /** The full label for screen readers, where many rows have the same word. */
    spoken?: string | undefined;
    question: string;
    yes: string;
    no: string;
    busy: string;
    action: BusyAction;
    /** Whether this button started the action, where several share one. */
    mine?: boolean;
    /** Nothing is lost: acts without confirmation. */
    harmless?: boolean;
    class?: string | undefined;
    onYes(): void;
  }>,
): JSX.Element {
  let root: HTMLDivElement | undefined;
  const [isAsked, setAsked] = createSignal(false);
  return (
    <div class={cx(styles['ask-first'], props.class)} ref={root}>
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
              root?.querySelector('button')?.focus();
            }}
          >
            {props.no}
          </Button>
        </div>
      </Show>
    </div>
  );
}
