import { For, Show, type JSX } from 'solid-js';
import { shellText } from '#text/shell.ts';
import { dismissToast, openToasts } from './toasts.ts';
import styles from './Toasts.module.css';

/** Shows the open toasts. Always mounted, so that screen readers announce new ones. */
export function Toasts(): JSX.Element {
  return (
    <div class={styles['toasts']} role="status" aria-live="polite">
      <For each={openToasts()}>
        {(toast) => (
          <div class={styles['toast']}>
            <p>{toast.text}</p>
            <div class={styles['acts']}>
              <For each={toast.actions}>
                {(action) => (
                  <button
                    type="button"
                    onClick={() => {
                      dismissToast(toast.id);
                      action.run();
                    }}
                  >
                    {action.label}
                  </button>
                )}
              </For>
              <Show when={!toast.isQuestion}>
                <button type="button" aria-label={shellText.closeToast} onClick={() => dismissToast(toast.id)}>
                  <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
                    <path d="M2 2l10 10M12 2L2 12" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
                  </svg>
                </button>
              </Show>
            </div>
          </div>
        )}
      </For>
    </div>
  );
}
