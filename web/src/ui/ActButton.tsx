import type { Accessor, JSX } from 'solid-js';
import { Button } from './Button.tsx';

/** The state of an async action. */
export interface BusyAction {
  readonly busy: Accessor<boolean>;
}

/** A button that starts an async action and shows that it is running. Stays in the tab order while busy. */
export function ActButton(props: {
  action: BusyAction;
  label: string;
  /** The full label for screen readers, where many rows have the same word. */
  spoken?: string | undefined;
  /** The label while the action is running. */
  busy: string;
  type?: 'button' | 'submit';
  /** Identifies the button to the form's submit handler if the form has several. */
  value?: string;
  quiet?: boolean | undefined;
  /** Something must be corrected first; pressing does nothing. */
  unready?: boolean;
  /** Whether this button started the action, where several share one. */
  mine?: boolean;
  class?: string | undefined;
  onClick?: () => void;
}): JSX.Element {
  const busy = (): boolean => props.action.busy() && (props.mine ?? true);
  return (
    <Button
      class={props.class}
      type={props.type ?? 'button'}
      value={props.value ?? ''}
      quiet={props.quiet}
      aria-busy={busy()}
      aria-label={busy() ? undefined : props.spoken}
      aria-disabled={(props.unready ?? false) || (props.action.busy() && !busy())}
      onClick={(event) => {
        if (props.action.busy() || props.unready) event.preventDefault();
        else props.onClick?.();
      }}
    >
      {busy() ? props.busy : props.label}
    </Button>
  );
}
