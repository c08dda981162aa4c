import type { NewWebhook, WebhookShape } from '@slow-train/protocol';
import { createSignal, onMount, type JSX } from 'solid-js';
import { createOwnTask } from '../../account/own-task.ts';
import { ActButton } from '../../app/ActButton.tsx';
import { Trouble } from '../../app/Trouble.tsx';
import { hookText, SHAPE_WORDS } from '../../text/notify.ts';
import { Choices } from '../../ui/Choices.tsx';
import { shapeOf } from './shape-of.ts';

const SHAPES = (['discord', 'slack', 'generic'] as const satisfies readonly WebhookShape[]).map((value) => ({
  value,
  label: SHAPE_WORDS[value],
}));

/** Where lines are to go, and who reads them there: the address itself mostly says it. */
export function NewWebhookForm(props: { add(hook: NewWebhook): Promise<void>; onCancel(): void }): JSX.Element {
  const task = createOwnTask();
  const [url, setUrl] = createSignal('');
  const [chosen, setChosen] = createSignal<WebhookShape | null>(null);
  const shape = (): WebhookShape => chosen() ?? shapeOf(url());
  let field: HTMLInputElement | undefined;
  onMount(() => field?.focus());
  const add = (): Promise<void> => props.add({ url: url().trim(), shape: shape() });
  return (
    <form
      class="hook-form"
      onSubmit={(event) => {
        event.preventDefault();
        task.run(add);
      }}
    >
      <label class="field">
        <span>{hookText.url}</span>
        <small>{hookText.urlHint}</small>
        <input
          ref={field}
          type="url"
          name="url"
          inputmode="url"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          required
          maxlength={500}
          placeholder="https://"
          value={url()}
          onInput={(event) => {
            setUrl(event.currentTarget.value);
            task.clear();
          }}
        />
      </label>
      <Choices legend={hookText.shape} value={shape()} options={SHAPES} onChoose={setChosen} />
      <Trouble sentence={task.problem()} />
      <div class="way-acts">
        <ActButton type="submit" task={task} label={hookText.add} busy={hookText.adding} />
        <button type="button" class="button quiet" onClick={() => props.onCancel()}>
          {hookText.cancel}
        </button>
      </div>
    </form>
  );
}
