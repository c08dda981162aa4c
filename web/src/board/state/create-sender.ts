import type { Accessor } from 'solid-js';
import type { BoardProps } from './live-board.ts';

/** Milliseconds within which a second tap belongs to the first: the answer may arrive before the finger lifts. */
const DOUBLE_TAP_MS = 400;

/** Sends the player's actions, one at a time. */
export interface MoveSender {
  readonly isBusy: Accessor<boolean>;
  readonly isRefused: Accessor<boolean>;
  /** Whether a tap is the second of a double tap: the first may have put something else under the finger. */
  readonly isDoubleTap: Accessor<boolean>;
  act(action: string): void;
  /** Closes a refusal, if one is shown. */
  dismiss(): void;
}

/** Creates the sender of a board's actions. */
export function createSender(
  props: Pick<BoardProps, 'sending' | 'onAct' | 'onDismiss'>,
  /** Called before each action. */
  onSend: () => void,
): MoveSender {
  let actedAt = Number.NEGATIVE_INFINITY;
  const isBusy = (): boolean => props.sending.state === 'sending' || props.sending.state === 'waiting';
  const isRefused = (): boolean => props.sending.state === 'refused';
  return {
    isBusy,
    isRefused,
    isDoubleTap: () => performance.now() - actedAt < DOUBLE_TAP_MS,
    act(action) {
      if (isBusy()) return;
      actedAt = performance.now();
      onSend();
      props.onAct(action);
    },
    dismiss() {
      if (isRefused()) props.onDismiss();
    },
  };
}
