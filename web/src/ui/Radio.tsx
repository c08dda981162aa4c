import { createUniqueId, type JSX } from 'solid-js';
import styles from './Checkbox.module.css';

/** A radio button with a line of explanation; like Checkbox, its whole line can be clicked. */
export function Radio(props: {
  /** The name of the radio group. */
  name: string;
  label: string;
  more: string;
  isOn: boolean;
  onChoose(): void;
}): JSX.Element {
  const more = createUniqueId();
  return (
    <label class={styles['checkbox']}>
      <input
        type="radio"
        name={props.name}
        aria-label={props.label}
        aria-describedby={more}
        checked={props.isOn}
        onChange={() => props.onChoose()}
      />
      <span>
        {props.label}
        <small id={more}>{props.more}</small>
      </span>
    </label>
  );
}
