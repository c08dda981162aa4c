import { For, Show, type JSX } from 'solid-js';
import { shellText } from '../text/shell.ts';
import { dismissNotice, openNotices } from './notices.ts';
import './notices.css';

/** The slips on the counter. Always in the page, so that a screen reader hears what comes in. */
export function Notices(): JSX.Element {
  return (
    <div class="notices" role="status" aria-live="polite">
      <For each={openNotices()}>
        {(notice) => (
          <div class="notice-slip">
            <p>{notice.text}</p>
            <div class="slip-acts">
              <For each={notice.actions}>
                {(action) => (
                  <button
                    type="button"
                    onClick={() => {
                      dismissNotice(notice.id);
                      action.run();
                    }}
                  >
                    {action.label}
                  </button>
                )}
              </For>
              <Show when={!notice.isQuestion}>
                <button
                  type="button"
                  class="slip-close"
                  aria-label={shellText.closeNotice}
                  onClick={() => dismissNotice(notice.id)}
                >
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
