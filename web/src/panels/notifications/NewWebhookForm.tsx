import type { NewWebhook, WebhookShape } from '@slow-train/protocol';
import { createSignal, onMount, type JSX } from 'solid-js';
import { createAccountAction } from '../../account/account-action.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { hookText, SHAPE_WORDS } from '#text/notifications.ts';
import { Choices } from '../../ui/Choices.tsx';
import { Field } from '../../ui/Field.tsx';
import { Button } from '../../ui/Button.tsx';
import { Actions } from '../../ui/Actions.tsx';
import styles from './NewWebhookForm.module.css';

const SHAPES = (['discord', 'slack', 'generic'] as const satisfies readonly WebhookShape[]).map((value) => ({
  value,
  label: SHAPE_WORDS[value],
}));

/** The address of a new webhook and its format, which the address usually implies. */
export function NewWebhookForm(props: { add(hook: NewWebhook): Promise<void>; onCancel(): void }): JSX.Element {
  const action = createAccountAction();
  const [url, setUrl] = createSignal('');
  const [chosen, setChosen] = createSignal<WebhookShape | null>(null);
  const shape = (): WebhookShape => chosen() ?? guessedShape(url());
  let field: HTMLInputElement | undefined;
  onMount(() => field?.focus());
  const add = (): Promise<void> => props.add({ url: url().trim(), shape: shape() });
  return (
    <form
      class={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        action.run(add);
      }}
    >
      <Field label={hookText.url} hint={hookText.urlHint}>
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
            action.clear();
          }}
        />
      </Field>
      <Choices class={styles['shape']} legend={hookText.shape} value={shape()} options={SHAPES} onChoose={setChosen} />
      <ErrorMessage sentence={action.problem()} />
      <Actions>
        <ActButton type="submit" action={action} label={hookText.add} busy={hookText.adding} />
        <Button quiet onClick={() => props.onCancel()}>
          {hookText.cancel}
        </Button>
      </Actions>
    </form>
  );
}

/** Guesses the service behind a webhook address; `generic` for an unknown service or an incomplete address. */
export function guessedShape(url: string): WebhookShape {
  if (!URL.canParse(url)) return 'generic';
  const { hostname } = new URL(url);
  if (/(?:^|\.)(?:discord|discordapp)\.com$/.test(hostname)) return 'discord';
  return /(?:^|\.)slack\.com$/.test(hostname) ? 'slack' : 'generic';
}
