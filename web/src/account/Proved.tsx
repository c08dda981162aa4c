import type { AccountView } from '@slow-train/protocol';
import { Show, type JSX } from 'solid-js';
import type { AccountAction } from './account-action.ts';
import { ProveFirst } from './ProveFirst.tsx';

/** Shows its children; when their action needs a proof first, asks for that instead, and then goes on with the action. */
export function Proved(props: { me: AccountView; action: AccountAction; children: JSX.Element }): JSX.Element {
  return (
    <Show when={props.action.isUnproved()} fallback={props.children}>
      <ProveFirst me={props.me} onProved={() => props.action.again()} onCancel={() => props.action.giveUp()} />
    </Show>
  );
}
