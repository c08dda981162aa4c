import type { JSX, ParentProps } from 'solid-js';
import styles from './Cards.module.css';

/** Radio buttons as cards, for choices that need a few words each. */
export function Cards(props: ParentProps<{ legend: string }>): JSX.Element {
  return (
    <fieldset class={styles['cards']}>
      <legend>{props.legend}</legend>
      {props.children}
    </fieldset>
  );
}

/** One card: its name with a short tag, and a sentence below. */
export function Card(props: {
  /** The name of the radio group. */
  group: string;
  value: string;
  name: string;
  tag: string;
  flavour: string;
  isChosen: boolean;
  onChoose(): void;
}): JSX.Element {
  return (
    <label class={styles['card']}>
      <input
        type="radio"
        name={props.group}
        value={props.value}
        checked={props.isChosen}
        onChange={() => props.onChoose()}
      />
      <span class={styles['name']}>
        {props.name} <em>{props.tag}</em>
      </span>
      <span class={styles['flavour']}>{props.flavour}</span>
    </label>
  );
}
