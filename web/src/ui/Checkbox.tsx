import { createUniqueId, Show, type JSX } from 'solid-js';
import styles from './Checkbox.module.css';

/** A checkbox whose whole line can be clicked. */
export function Checkbox(props: {
  label: string;
  more?: string;
  isOn: boolean;
  disabled?: boolean;
  onChange(isOn: boolean): void;
}): JSX.Element {
  const more = createUniqueId();
  return (
    <label class={styles['checkbox']}>
      <input
        type="checkbox"
        checked={props.isOn}
        disabled={props.disabled ?? false}
        aria-label={props.label}
        aria-describedby={props.more === undefined ? undefined : more}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      <span>
        {props.label}
        <Show when={props.more}>
          <small id={more}>{props.more}</small>
        </Show>
      </span>
    </label>
  );
}
