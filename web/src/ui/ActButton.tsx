import type { Accessor, JSX } from 'solid-js';
import { Button } from './Button.tsx';

/** Something that takes its time: an async action. */
export interface BusyAction {
  readonly busy: Accessor<boolean>;
}

/** A button that sets a task going, and says so for as long as it takes. Stays in the tab order while busy. */
export function ActButton(props: {
  action: BusyAction;
  label: string;
  /** The whole of it for a screen reader, where the same word stands in many rows. */
  spoken?: string | undefined;
  /** What it says while the task is under way. */
  busy: string;
  type?: 'button' | 'submit';
  /** Told to the form's submit handler, where a form has several buttons. */
  value?: string;
  quiet?: boolean | undefined;
  /** Something has to be put right first; pressing does nothing. */
  unready?: boolean;
  /** Whether this very button is the one that is under way, where several share a task. */
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
