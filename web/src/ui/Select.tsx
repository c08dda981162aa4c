import { For, type JSX } from 'solid-js';
import { cx } from './cx.ts';
import styles from './select.module.css';

/** One of a list of numbers, each in words. What holds is in the list even where it is no usual one. */
export function Select(props: {
  label: string;
  /** The whole of it for a screen reader, where the label does not say enough alone. */
  spoken?: string;
  values: readonly number[];
  value: number;
  words(value: number): string;
  onChange(value: number): void;
}): JSX.Element {
  const values = (): readonly number[] =>
    [...new Set([...props.values, props.value])].toSorted((one, two) => one - two);
  return (
    <label class={cx(styles['pick'], 'pick')}>
      <span>{props.label}</span>
      <select aria-label={props.spoken} onChange={(event) => props.onChange(Number(event.currentTarget.value))}>
        <For each={values()}>
          {(value) => (
            <option value={value} selected={value === props.value}>
              {props.words(value)}
            </option>
          )}
        </For>
      </select>
    </label>
  );
}
