import { Show, type JSX, type ParentProps } from 'solid-js';
import { cx } from '../ui/cx.ts';
import styles from './AccountPart.module.css';

/** A part of a page about the account, with a heading where there are several. */
export function AccountPart(
  props: ParentProps<{
    title?: string;
    /** A line below the heading. */
    more?: string | false | undefined;
    class?: string | undefined;
    /** For a heading that takes the focus. */
    heading?: (heading: HTMLHeadingElement) => void;
  }>,
): JSX.Element {
  return (
    <section class={cx(styles['part'], props.class)}>
      <Show when={props.title}>
        <h2 tabindex={props.heading && -1} ref={(heading) => props.heading?.(heading)}>
          {props.title}
          <Show when={props.more}>
            <span>{props.more}</span>
          </Show>
        </h2>
      </Show>
      {props.children}
    </section>
  );
}

/** The buttons of a part, or of a page that is nothing else. */
export function Acts(props: ParentProps<{ class?: string | undefined }>): JSX.Element {
  return <div class={cx(styles['acts'], props.class)}>{props.children}</div>;
}
