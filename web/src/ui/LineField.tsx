import { visibleLength } from '@slow-train/protocol';
import { createEffect, createSignal, createUniqueId, Show, type ComponentProps, type JSX } from 'solid-js';
import { shellText } from '#text/shell.ts';
import { cx } from './cx.ts';
import { Field } from './Field.tsx';
import styles from './LineField.module.css';

/** The counter appears this many characters before the limit. */
const COUNTED = 8;

/**
 * A single-line text field with a limit. Longer text is not cut off: the field counts, says so, and blocks the form
 * until it fits. Shows its own message below instead of the browser's bubble.
 */
export function LineField(props: {
  label: string;
  hint: string;
  value: string;
  most: number;
  /** The message for an empty field, if it is required. */
  missing?: string;
  /** Attributes for the browser's autofill and keyboard. */
  attributes: Pick<ComponentProps<'input'>, 'name' | 'autocomplete' | 'autocapitalize' | 'spellcheck'>;
  onInput(value: string): void;
}): JSX.Element {
  const note = createUniqueId();
  const [isAsked, setAsked] = createSignal(false);
  let input: HTMLInputElement | undefined;
  // Trimmed, and as people count: the service does the same.
  const length = (): number => visibleLength(props.value.trim());
  const wrong = (): string => {
    if (length() > props.most) return shellText.field.tooLong(length() - props.most, props.most);
    return length() === 0 ? (props.missing ?? '') : '';
  };
  const shown = (): string => (length() > props.most || isAsked() ? wrong() : '');
  createEffect(() => input?.setCustomValidity(wrong()));
  return (
    <div class={styles['line-field']}>
      <Field class={styles['whole']} label={props.label} hint={props.hint}>
        <input
          {...props.attributes}
          ref={input}
          required={props.missing !== undefined}
          aria-invalid={shown() !== ''}
          aria-describedby={note}
          value={props.value}
          onInput={(event) => {
            setAsked(false);
            props.onInput(event.currentTarget.value);
          }}
          onInvalid={(event) => {
            // Shows our message instead of the bubble. Of several invalid fields the first gets the focus.
            event.preventDefault();
            setAsked(true);
            if (firstWrong(event.currentTarget.form) === event.currentTarget) event.currentTarget.focus();
          }}
        />
      </Field>
      <p id={note} class={styles['note']} aria-live="polite">
        {shown()}
      </p>
      <Show when={length() > props.most - COUNTED}>
        <p class={cx(styles['count'], length() > props.most && styles['over'])} aria-hidden="true">
          {shellText.field.count(length(), props.most)}
        </p>
      </Show>
    </div>
  );
}

function firstWrong(form: HTMLFormElement | null): Element | undefined {
  return [...(form?.elements ?? [])].find((field) => field instanceof HTMLInputElement && !field.validity.valid);
}
