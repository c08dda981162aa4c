import { splitProps, type JSX } from 'solid-js';
import { cx } from '../../ui/cx.ts';
import styles from './ToolButton.module.css';

/** A small button next to the main one, red for an alarm. */
export function ToolButton(
  props: JSX.ButtonHTMLAttributes<HTMLButtonElement> & { isAlarm?: boolean; isTight?: boolean },
): JSX.Element {
  const [own, rest] = splitProps(props, ['isAlarm', 'isTight']);
  return (
    <button
      type="button"
      {...rest}
      class={cx(styles['tool'], own.isAlarm && styles['alarm'], own.isTight && styles['tight'])}
    />
  );
}

/** A checkbox that looks like a `ToolButton`. */
export function ToolCheckbox(props: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}): JSX.Element {
  return (
    <label class={styles['tool']}>
      <input
        type="checkbox"
        checked={props.checked}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      {props.label}
    </label>
  );
}
