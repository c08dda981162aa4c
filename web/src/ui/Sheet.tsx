import { createEffect, onMount, Show, type JSX, type ParentProps } from 'solid-js';
import { useBack } from './back.ts';
import { cx } from './cx.ts';
import { ToastPlace } from './Toasts.tsx';
import styles from './Sheet.module.css';

/**
 * A sheet that slides up from the bottom (centred on a wide screen). The browser's own modal dialog: it handles
 * focus, Esc and the inert page behind. Closes on Esc, on Back or a click outside.
 */
export function Sheet(
  props: ParentProps<{
    open: boolean;
    title: string;
    close: string;
    class?: string | undefined;
    /** The class of the scrolling part between the title and the button. */
    scrollClass?: string | undefined;
    /** Whether there is nothing to press in it: then the keyboard scrolls the text itself. */
    isText?: boolean;
    /** Whether something else on it is the main thing to press. */
    isCloseQuiet?: boolean;
    /** Next to the button below. */
    foot?: JSX.Element;
    onClose: () => void;
  }>,
): JSX.Element {
  let dialog: HTMLDialogElement | undefined;
  useBack(
    () => props.open,
    () => props.onClose(),
  );
  createEffect(() => {
    if (!dialog) return;
    if (props.open && !dialog.open) dialog.showModal();
    else if (!props.open && dialog.open) dialog.close();
  });
  onMount(() => {
    dialog?.addEventListener('close', () => props.onClose());
    dialog?.addEventListener('click', (event) => {
      // A click on the backdrop targets the dialog itself.
      if (event.target === dialog) props.onClose();
    });
  });
  return (
    <dialog ref={dialog} class={cx(styles['sheet'], props.class)} aria-label={props.title}>
      <div class={styles['body']}>
        <h2>{props.title}</h2>
        <div
          class={cx(styles['scroll'], props.scrollClass)}
          tabindex={props.isText ? 0 : undefined}
          role={props.isText ? 'region' : undefined}
          aria-label={props.isText ? props.title : undefined}
        >
          {props.children}
        </div>
        {/* The page behind is covered and cannot be reached. */}
        <Show when={props.open}>
          <ToastPlace />
        </Show>
        <div class={styles['foot']}>
          {props.foot}
          <button
            type="button"
            class={cx(styles['close'], props.isCloseQuiet && styles['quiet'])}
            onClick={() => props.onClose()}
          >
            {props.close}
          </button>
        </div>
      </div>
    </dialog>
  );
}
