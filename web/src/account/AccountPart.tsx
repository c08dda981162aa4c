import { onMount, Show, type JSX, type ParentProps } from 'solid-js';
import { cx } from '../ui/cx.ts';
import styles from './AccountPart.module.css';

/** A section of an account page, with a heading if there are several. */
export function AccountPart(
  props: ParentProps<{
    title?: string;
    /** The anchor of the section: an address that ends with it opens the page here. */
    id?: string;
    /** A line below the heading. */
    more?: string | false | undefined;
    class?: string | undefined;
    /** Receives the heading when it may take the focus. */
    heading?: (heading: HTMLHeadingElement) => void;
  }>,
): JSX.Element {
  let section: HTMLElement | undefined;
  onMount(() => arriveAt(section));
  return (
    <section
      class={cx(styles['part'], props.class)}
      id={props.id}
      tabindex={props.id && -1}
      ref={(element) => (section = element)}
    >
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

/**
 * Shows the element that the address names, and moves the focus there: it appeared after browser and router had looked for
 * it. The fold around it opens. A step later, because the page itself takes the focus when it appears.
 */
export function arriveAt(element: HTMLElement | undefined): void {
  if (!element?.id || location.hash !== `#${element.id}`) return;
  setTimeout(() => {
    element.closest('details')?.setAttribute('open', '');
    element.scrollIntoView();
    element.focus({ preventScroll: true });
  });
}
