import { createSignal, type JSX } from 'solid-js';
import { copyText } from '#text/notifications.ts';
import { Button } from './Button.tsx';
import { Field } from './Field.tsx';
import { StatusMessage } from './StatusMessage.tsx';
import styles from './CopyLine.module.css';

/** A long text to copy: a field that selects all of it, with a copy button. */
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
    <div class={styles['line']}>
      <Field label={props.label}>
        <input ref={field} readonly value={props.value} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <Button quiet aria-label={copyText.copyOne(props.label)} onClick={() => void copy()}>
        {copyText.copy}
      </Button>
      <StatusMessage class={styles['said']} sentence={said()} />
    </div>
  );
}
