import { createUniqueId, For, type JSX } from 'solid-js';
import { cx } from './cx.ts';
import styles from './Choices.module.css';

/** Radio buttons for a few options, all visible, that look like the stops of a timetable. */
export function Choices<T extends string>(props: {
  legend: string;
  value: T;
  options: readonly { readonly value: T; readonly label: string }[];
  onChoose: (value: T) => void;
  class?: string | undefined;
}): JSX.Element {
  const name = createUniqueId();
  return (
    <fieldset class={cx(styles['choices'], props.class)}>
      <legend>{props.legend}</legend>
      <div>
        <For each={props.options}>
          {(option) => (
            <label>
              <input
                type="radio"
                data-cover
                name={name}
                checked={option.value === props.value}
                onChange={() => props.onChoose(option.value)}
              />
              <span>{option.label}</span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
}
