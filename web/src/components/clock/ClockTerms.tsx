import type { ClockTerms } from '@slow-train/protocol';
import { For, type JSX } from 'solid-js';
import { contractOf } from '#text/clock.ts';
import styles from './ClockTerms.module.css';

/** The time control of a game in sentences; null: it has none. */
export function ClockTermsList(props: { terms: ClockTerms | null }): JSX.Element {
  return (
    <ul class={styles['contract']}>
      <For each={contractOf(props.terms)}>{(sentence) => <li>{sentence}</li>}</For>
    </ul>
  );
}
