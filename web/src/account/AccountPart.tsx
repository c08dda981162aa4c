import { Show, type JSX, type ParentProps } from 'solid-js';
import { cx } from '../ui/cx.ts';
import styles from './AccountPart.module.css';

/** A section of an account page, with a heading if there are several. */
export function AccountPart(
  props: ParentProps<{
    title?: string;
    /** A line below the heading. */
    more?: string | false | undefined;
    class?: string | undefined;
    /** Receives the heading when it may take the focus. */
    heading?: (heading: HTMLHeadingElement) => void;
  }>,
): JSX.Element {
  return (
    <section class={cx(styles['part'], props.class)}>
      <Show when={props.title}>
        <h2 tabindex={props.heading && -1} ref={(heading) => props.heading?.(heading)}>
          {props.title}
          <Show when={props.more}>
            <small>{props.more}</small>
          </Show>
        </h2>
      </Show>
      {props.children}
    </section>
  );
}

/** The buttons of a section, or of a page that has nothing else. */
export function Acts(props: ParentProps<{ class?: string | undefined }>): JSX.Element {
  return <div class={cx(styles['acts'], props.class)}>{props.children}</div>;
}
