import { createSignal, lazy, Show, Suspense, type JSX } from 'solid-js';
import { Portal } from 'solid-js/web';
import { notifyButtonText } from '#text/table.ts';
import { TextButton } from '../../ui/TextButton.tsx';

const GameSheet = lazy(async () => {
  const { NotificationsSheet: sheet } = await import('./NotificationsSheet.tsx');
  return { default: sheet };
});

/** Opens the sheet with a game's notification preferences over any other layer. */
export function NotificationsButton(props: { id: string; isText?: boolean }): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <>
      <Show
        when={props.isText}
        fallback={
          <button type="button" onClick={() => setOpen(true)}>
            {notifyButtonText}
          </button>
        }
      >
        <TextButton onClick={() => setOpen(true)}>{notifyButtonText}</TextButton>
      </Show>
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
