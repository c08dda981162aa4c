import type { JSX, ParentProps } from 'solid-js';
import { scoreKeeperText } from '#text/sheet.ts';
import { cx } from '../../ui/cx.ts';
import type { Entry } from './create-entry.ts';
import styles from './Pad.module.css';

/** A key of a pad. */
export function Key(
  props: ParentProps<{
    /** The label for screen readers, where the key shows a picture. */
    label?: string;
    isWord?: boolean;
    class?: string | undefined;
    onPress(): void;
  }>,
): JSX.Element {
  return (
    <button
      type="button"
      class={cx(styles['key'], props.isWord && styles['word'], props.class)}
      aria-label={props.label}
      onClick={() => props.onPress()}
    >
      {props.children}
    </button>
  );
}

/** Deletes the last digit, half or tile. */
export function EraseKey(props: { entry: Entry }): JSX.Element {
  return (
    <Key isWord label={scoreKeeperText.pad.delete} onPress={() => props.entry.erase()}>
      <svg viewBox="0 0 28 20" width="28" height="20" aria-hidden="true">
        <path d="M9 2h17v16H9L2 10zM14 7l6 6M20 7l-6 6" fill="none" stroke="currentColor" stroke-width="2" />
      </svg>
    </Key>
  );
}

/** Keeps the figure, and goes on with the next person. */
export function NextKey(props: { entry: Entry; words: string }): JSX.Element {
  return (
    <Key class={styles['next']} onPress={() => props.entry.submit()}>
      {props.words}
    </Key>
  );
}
