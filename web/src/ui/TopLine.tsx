import { createEffect, onCleanup, Show, type JSX } from 'solid-js';
import { createSize } from './size.ts';
import styles from './TopLine.module.css';

/** The place above every page for lines about what the person would miss otherwise; the page begins below it. */
export function TopPlace(props: { children: JSX.Element }): JSX.Element {
  let place: HTMLDivElement | undefined;
  const size = createSize(() => place, { width: 0, height: 0 });
  const root = document.documentElement.style;
  createEffect(() => root.setProperty('--top-lines', `${size().height}px`));
  onCleanup(() => root.removeProperty('--top-lines'));
  return (
    <div ref={place} class={styles['place']} data-top-lines role="status">
      {props.children}
    </div>
  );
}

/** One line and one button; with `dismiss`, another one that puts the line away. */
export function TopLine(props: {
  text: string;
  label: string;
  busy?: boolean;
  onClick(): void;
  dismiss?: string;
  onDismiss?(): void;
}): JSX.Element {
  return (
    <div class={styles['line']}>
      <p>{props.text}</p>
      <button type="button" aria-busy={props.busy === true} onClick={() => props.onClick()}>
        {props.label}
      </button>
      <Show when={props.dismiss}>
        <button type="button" onClick={() => props.onDismiss?.()}>
          {props.dismiss}
        </button>
      </Show>
    </div>
  );
}
