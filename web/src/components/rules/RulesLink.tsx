import type { JSX } from 'solid-js';
import { ruleLinkText } from '#text/table.ts';
import { cx } from '../../ui/cx.ts';
import styles from './rules-link.module.css';

/** A link to the rules. Opens a new tab, so that an unfinished action or form is not lost. */
export function RulesLink(props: {
  href: string;
  words: string;
  says?: string;
  isShort?: boolean | undefined;
}): JSX.Element {
  return (
    <a
      class={cx(styles['link'], props.isShort && styles['short'])}
      href={props.href}
      target="_blank"
      rel="noopener"
      aria-label={ruleLinkText.newTab(props.says ?? props.words)}
    >
      {props.words}
    </a>
  );
}
