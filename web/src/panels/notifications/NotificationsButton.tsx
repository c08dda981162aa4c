import { createSignal, lazy, Show, Suspense, type JSX } from 'solid-js';
import { Portal } from 'solid-js/web';
import { notifyButtonText } from '../../text/notify-button.ts';

const GameSheet = lazy(async () => {
  const { NotificationsSheet: sheet } = await import('./NotificationsSheet.tsx');
  return { default: sheet };
});

/** Opens the sheet with a game's notification preferences over any other layer. */
export function NotificationsButton(props: { id: string; class: string | undefined; isShort?: boolean }): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <>
      <button type="button" class={props.class} aria-label={notifyButtonText.open} onClick={() => setOpen(true)}>
        {props.isShort ? notifyButtonText.short : notifyButtonText.open}
      </button>
      <Show when={isOpen()}>
        <Portal>
          <Suspense>
            <GameSheet id={props.id} onClose={() => setOpen(false)} />
          </Suspense>
        </Portal>
      </Show>
    </>
  );
}
