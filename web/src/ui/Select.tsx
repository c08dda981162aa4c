import { For, type JSX } from 'solid-js';
import { cx } from './cx.ts';
import styles from './Select.module.css';

/** A select of values in words, in order. Includes the current value even if it is not an offered one. */
export function Select<T extends number | string>(props: {
  label: string;
  /** The full label for screen readers, where the visible one is not enough. */
  spoken?: string;
  values: readonly T[];
  value: T;
  class?: string | undefined;
  ref?: (select: HTMLSelectElement) => void;
  words(value: T): string;
  onChange(value: T): void;
}): JSX.Element {
  const values = (): readonly T[] =>
    [...new Set([...props.values, props.value])].toSorted((one, two) => (one < two ? -1 : 1));
  const choose = (index: number): void => {
    const chosen = values()[index];
    if (chosen !== undefined) props.onChange(chosen);
  };
  return (
    <label class={cx(styles['select'], props.class)}>
      <span>{props.label}</span>
      <select
        ref={(select) => props.ref?.(select)}
        aria-label={props.spoken}
        onChange={(event) => choose(event.currentTarget.selectedIndex)}
      >
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
