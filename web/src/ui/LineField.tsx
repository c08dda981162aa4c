import { createEffect, createSignal, createUniqueId, Show, type ComponentProps, type JSX } from 'solid-js';
import { shellText } from '../text/shell.ts';
import { cx } from './cx.ts';
import { Field } from './Field.tsx';
import styles from './LineField.module.css';

/** From so many characters before the last one on they are counted. */
const COUNTED = 8;

/**
 * A line that somebody writes, of so many characters at most. What is too long is not cut: the field counts, says so,
 * and the form is not sent until it fits. Instead of the browser's bubble it has words of its own, below it.
 */
export function LineField(props: {
  label: string;
  hint: string;
  value: string;
  most: number;
  /** What is said where nothing was written, though something has to be. */
  missing?: string;
  /** For the browser's own help. */
  attributes: Pick<ComponentProps<'input'>, 'name' | 'autocomplete' | 'autocapitalize' | 'spellcheck'>;
  onInput(value: string): void;
}): JSX.Element {
  const note = createUniqueId();
  const [isAsked, setAsked] = createSignal(false);
  let input: HTMLInputElement | undefined;
  // As the service counts.
  const length = (): number => props.value.trim().length;
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
            // Our words instead of the bubble. Of several wrong fields the first gets the focus.
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
