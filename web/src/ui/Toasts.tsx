import { createEffect, createSignal, For, onCleanup, Show, type JSX } from 'solid-js';
import { shellText } from '#text/shell.ts';
import { cx } from './cx.ts';
import { createSize } from './size.ts';
import { dismissToast, openToasts, type Toast } from './toasts.ts';
import styles from './Toasts.module.css';

/** How long a toast without buttons stays, in milliseconds: twice the reading time of the longest. */
const READING = 12_000;

/** The places for toasts, the one in front last: a sheet covers the place of the page below it. */
const [places, setPlaces] = createSignal<readonly symbol[]>([]);

/**
 * The open toasts, unless the page has a place for them: below the page, whose height is the rest of the window
 * (`--window`), so that they cover nothing. Always mounted, so that screen readers announce new ones.
 */
export function Toasts(): JSX.Element {
  let bar: HTMLDivElement | undefined;
  const size = createSize(() => bar, { width: 0, height: 0 });
  const root = document.documentElement.style;
  createEffect(() => root.setProperty('--toasts', `${places().length > 0 ? 0 : size().height}px`));
  onCleanup(() => root.removeProperty('--toasts'));
  return (
    <div ref={bar} class={cx(styles['toasts'], styles['below'])} role="status" aria-live="polite">
      <List toasts={places().length > 0 ? [] : openToasts()} />
    </div>
  );
}

/** The place of the toasts on a page whose lower edge has to stay where it is, or in a sheet while it is open. */
export function ToastPlace(): JSX.Element {
  const me = Symbol('place');
  setPlaces((all) => [...all, me]);
  onCleanup(() => setPlaces((all) => all.filter((one) => one !== me)));
  return (
    <div class={styles['toasts']} role="status" aria-live="polite">
      <List toasts={places().at(-1) === me ? openToasts() : []} />
    </div>
  );
}

function List(props: { toasts: readonly Toast[] }): JSX.Element {
  return <For each={props.toasts}>{(toast) => <Slip toast={toast} />}</For>;
}

function Slip(props: { toast: Toast }): JSX.Element {
  const [isHeld, setHeld] = createSignal(false);
  createEffect(() => {
    const { id, until } = props.toast;
    if (until !== 'read' || isHeld()) return;
    const timer = setTimeout(() => dismissToast(id), READING);
    onCleanup(() => clearTimeout(timer));
  });
  return (
    <div
      class={styles['toast']}
      data-toast
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocusIn={() => setHeld(true)}
      onFocusOut={() => setHeld(false)}
    >
      <p>{props.toast.text}</p>
      <div class={styles['acts']}>
        <For each={props.toast.actions}>
          {(action) => (
            <button
              type="button"
              onClick={() => {
                dismissToast(props.toast.id);
                action.run();
              }}
            >
              {action.label}
            </button>
          )}
        </For>
        <Show when={!props.toast.isQuestion}>
          <button type="button" aria-label={shellText.closeToast} onClick={() => dismissToast(props.toast.id)}>
            <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
              <path d="M2 2l10 10M12 2L2 12" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
            </svg>
          </button>
        </Show>
      </div>
    </div>
  );
}
