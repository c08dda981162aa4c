import { createUniqueId, type JSX } from 'solid-js';
import styles from './Checkbox.module.css';

/** One of several, with a line that says more: a choice that goes over the whole length, as a Checkbox does. */
export function Radio(props: {
  /** The same for all that exclude each other. */
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
