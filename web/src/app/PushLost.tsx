import { useNavigate } from '@solidjs/router';
import { createSignal, Show, type JSX } from 'solid-js';
import { askPushText as words } from '#text/account.ts';
import { createAsyncAction } from '../client/async-action.ts';
import { createPushState, isPushWanted, savePushWanted } from '../notifications/push-state.ts';
import { showToast } from '../ui/toasts.ts';
import { TopLine } from '../ui/TopLine.tsx';

/**
 * Says that this browser has taken back the permission to notify, as some do by themselves after weeks. Its button asks
 * again, or shows where the browser may be told.
 */
export function PushLost(): JSX.Element {
  const navigate = useNavigate();
  const { state, recheck } = createPushState();
  const [isWanted, setWanted] = createSignal(isPushWanted());
  const isLost = (): boolean => isWanted() && (state() === 'default' || state() === 'denied');
  const action = createAsyncAction();
  /** Says it no more: the person has answered, or the page of notifications goes on. */
  const settle = (): void => {
    savePushWanted(false);
    setWanted(false);
  };
  const askAgain = async (): Promise<void> => {
    const { subscribeHere } = await import('../notifications/push.ts');
    const { kind } = await subscribeHere();
    recheck();
    if (kind === 'subscribed') return void showToast(words.told);
    settle();
    showToast(words[kind]);
  };
  const go = (): void => {
    if (state() === 'default') return action.run(askAgain);
    settle();
    navigate('/you/notifications');
  };
  return (
    <Show when={isLost()}>
      <TopLine
        text={action.problem() ?? words.lost}
        label={state() === 'default' ? words.allowAgain : words.whatToDo}
        busy={action.busy()}
        onClick={go}
      />
    </Show>
  );
}
