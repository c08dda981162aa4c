import type { JSX, ParentProps } from 'solid-js';
import { cx } from '../../ui/cx.ts';
import styles from './RadioCards.module.css';

/** Radio buttons as cards, for choices that need a few words each. */
export function RadioCards(
  props: ParentProps<{
    legend: string;
    /** Whether the cards are next to each other; a phone scrolls them. */
    isRow?: boolean;
  }>,
): JSX.Element {
  return (
    <fieldset class={cx(styles['cards'], props.isRow && styles['row'])}>
      <legend>{props.legend}</legend>
      <div>{props.children}</div>
    </fieldset>
  );
}

/** One card: its name with a short tag, a sentence below, and a picture above if it has children. */
export function RadioCard(
  props: ParentProps<{
    /** The name of the radio group. */
    group: string;
    value: string;
    name: string;
    tag: string;
    flavour: string;
    isChosen: boolean;
    onChoose(): void;
  }>,
): JSX.Element {
  return (
    <label class={styles['card']}>
      <input
        type="radio"
        data-cover
        name={props.group}
        value={props.value}
        checked={props.isChosen}
        onChange={() => props.onChoose()}
      />
      {props.children}
      <span class={styles['name']}>
        {props.name} <em>{props.tag}</em>
      </span>
      <span class={styles['flavour']}>{props.flavour}</span>
    </label>
  );
}
