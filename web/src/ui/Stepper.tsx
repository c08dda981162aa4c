import { createUniqueId, type JSX } from 'solid-js';
import { shellText } from '#text/shell.ts';
import styles from './Stepper.module.css';

/** A field for a small number, with plus and minus buttons for touch. */
export function Stepper(props: {
  label: string;
  more: string;
  value: number;
  least: number;
  most: number;
  onChange(value: number): void;
}): JSX.Element {
  const id = createUniqueId();
  const step = (by: number): void => props.onChange(Math.min(Math.max(props.value + by, props.least), props.most));
  return (
    <div class={styles['stepper']}>
      <label for={id}>
        <b>{props.label}</b>
        <small>{props.more}</small>
      </label>
      <div class={styles['box']}>
        <button
          type="button"
          aria-label={shellText.stepper.less(props.label)}
          aria-disabled={props.value <= props.least}
          onClick={() => step(-1)}
        >
          −
        </button>
        <input
          id={id}
          type="number"
          inputmode="numeric"
          min={props.least}
          max={props.most}
          value={props.value}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => {
            const typed = event.currentTarget.valueAsNumber;
            if (!Number.isNaN(typed)) props.onChange(Math.trunc(typed));
          }}
          // An emptied field returns to the current value.
          onBlur={(event) => (event.currentTarget.value = String(props.value))}
        />
        <button
          type="button"
          aria-label={shellText.stepper.more(props.label)}
          aria-disabled={props.value >= props.most}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
    </div>
  );
}
