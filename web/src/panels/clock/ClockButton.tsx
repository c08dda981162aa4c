import type { GameView } from '@slow-train/protocol';
import { createSignal, lazy, Show, Suspense, type JSX } from 'solid-js';
import { Portal } from 'solid-js/web';
import { clockText } from '#text/clock.ts';

const ClockSheet = lazy(() => import('./ClockSheet.tsx'));

/** Opens the clock sheet of a game over any other layer; shows nothing without a clock. */
export function ClockButton(props: { game: GameView; class?: string | undefined }): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <Show when={props.game.clock !== null && props.game.status === 'playing'}>
      <button type="button" class={props.class} onClick={() => setOpen(true)}>
        {clockText.open}
      </button>
      <Show when={isOpen()}>
        <Portal>
          <Suspense>
            <ClockSheet game={props.game} onClose={() => setOpen(false)} />
          </Suspense>
        </Portal>
      </Show>
    </Show>
  );
}
