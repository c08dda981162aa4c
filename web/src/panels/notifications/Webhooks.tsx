import type { CreatedWebhook, NewWebhook, Webhook } from '@slow-train/protocol';
import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { hookText, notifyText, SHAPE_WORDS } from '#text/notifications.ts';
import { KeyedFor } from '../../ui/KeyedFor.tsx';
import { NewWebhookForm } from './NewWebhookForm.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { TestButton } from './TestButton.tsx';
import { ChannelRow } from './ChannelRow.tsx';
import { Button } from '../../ui/Button.tsx';
import { StatusMessage } from '../../ui/StatusMessage.tsx';
import { StackedRows } from './StackedRow.tsx';
import styles from './Webhooks.module.css';
import { CopyLine } from '../../ui/CopyLine.tsx';
import { Card } from '../../ui/Card.tsx';

/** The actions on the webhooks of a person or of a game. */
export interface WebhookActions {
  add(hook: NewWebhook): Promise<CreatedWebhook>;
  remove(id: string): Promise<void>;
  tryOut(id: string): Promise<void>;
  /** Reloads after a change. */
  reload(): void;
}

/** Webhooks: test, remove, add. Shows results itself, because a sheet would cover a toast. */
export function Webhooks(props: { hooks: readonly Webhook[]; actions: WebhookActions; now: number }): JSX.Element {
  const [step, setStep] = createSignal<'list' | 'adding' | CreatedWebhook>('list');
  const [said, setSaid] = createSignal<string | null>(null);
  const made = (): CreatedWebhook | null => {
    const at = step();
    return typeof at === 'string' ? null : at;
  };
  let addButton: HTMLButtonElement | undefined;
  const back = (): void => {
    setStep('list');
    addButton?.focus();
  };
  const add = async (hook: NewWebhook): Promise<void> => {
    const added = await props.actions.add(hook);
    props.actions.reload();
    setSaid(hookText.added);
    // Discord and Slack check no signature, so they need no secret.
    if (added.shape === 'generic') setStep(added);
    else back();
  };
  const remove = async ({ id, url }: Webhook): Promise<void> => {
    await props.actions.remove(id);
    setSaid(notifyText.removed(url));
    // The row disappears, so the focus moves elsewhere.
    addButton?.focus();
  };
  return (
    <div class={styles['hooks']}>
      <Show when={props.hooks.length > 0}>
        <StackedRows>
          <KeyedFor each={props.hooks}>
            {(hook) => (
              <ChannelRow name={hook().url} more={SHAPE_WORDS[hook().shape]} health={hook().health} now={props.now}>
                <TestButton
                  what={hook().url}
                  send={() => props.actions.tryOut(hook().id)}
                  onTried={() => props.actions.reload()}
                />
                <RemoveButton
                  what={hook().url}
                  question={hookText.removeSure}
                  remove={() => remove(hook())}
                  onRemoved={() => props.actions.reload()}
                />
              </ChannelRow>
            )}
          </KeyedFor>
        </StackedRows>
      </Show>
      <StatusMessage sentence={said()} />
      <Show when={made()}>{(hook) => <SecretOnce secret={hook().secret} onDone={back} />}</Show>
      <Show when={step() === 'adding'}>
        <NewWebhookForm add={add} onCancel={back} />
      </Show>
      <Show when={step() === 'list'}>
        <Button quiet ref={(button) => (addButton = button)} onClick={() => setStep('adding')}>
          {hookText.add}
        </Button>
      </Show>
    </div>
  );
}

/** The secret of a new webhook, which is shown only once. */
function SecretOnce(props: { secret: string; onDone(): void }): JSX.Element {
  let heading: HTMLHeadingElement | undefined;
  onMount(() => heading?.focus());
  return (
    <Card as="div" kind="note" class={styles['ticket']}>
      <h4 tabindex="-1" ref={heading}>
        {hookText.secretTitle}
      </h4>
      <p>{hookText.secretMore}</p>
      <CopyLine label={hookText.secret} value={props.secret} />
      <Button onClick={() => props.onDone()}>{hookText.done}</Button>
    </Card>
  );
}
