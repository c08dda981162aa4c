import { splitProps, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { cx } from './cx.ts';
import styles from './Card.module.css';

/**
 * A plate that holds together what belongs together. A ticket is something to decide and looks the same in both themes;
 * a note is a ticket that tells something new.
 */
export function Card(
  props: JSX.HTMLAttributes<HTMLElement> & {
    as?: 'article' | 'aside' | 'details' | 'div' | 'fieldset' | 'li' | 'p' | 'section' | 'ul' | undefined;
    kind?: 'plate' | 'ticket' | 'note';
  },
): JSX.Element {
  const [own, rest] = splitProps(props, ['as', 'kind', 'class']);
  return (
    <Dynamic {...rest} component={own.as ?? 'section'} data-kind={own.kind} class={cx(styles['card'], own.class)} />
  );
}
