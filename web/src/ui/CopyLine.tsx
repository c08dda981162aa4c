import { createSignal, Show, type JSX } from 'solid-js';
import { copyText } from '../text/notify.ts';
import { cx } from './cx.ts';
import { Button } from './Button.tsx';
import styles from './form.module.css';

/** Something long to be carried elsewhere: in a field that is marked as a whole, with a button that copies it. */
export function CopyLine(props: { label: string; value: string }): JSX.Element {
  const [said, setSaid] = createSignal<string | null>(null);
  let field: HTMLInputElement | undefined;
  const copy = async (): Promise<void> => {
    field?.select();
    try {
      await navigator.clipboard.writeText(props.value);
      setSaid(copyText.copied);
    } catch {
      // Not allowed, or no https.
      setSaid(copyText.notCopied);
    }
  };
  return (
    <div class="copy-line">
      <label class={cx(styles['field'], 'field')}>
        <span>{props.label}</span>
        <input ref={field} readonly value={props.value} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <Button quiet aria-label={copyText.copyOne(props.label)} onClick={() => void copy()}>
        {copyText.copy}
      </Button>
      <div role="status" class="tried">
        <Show when={said()}>
          <p>{said()}</p>
        </Show>
      </div>
    </div>
  );
}
