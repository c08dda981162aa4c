import { createUniqueId, For, Show, type JSX, type ParentProps } from 'solid-js';
import { rulesText } from '#text/rules.ts';
import type { IdleReason } from '@slow-train/rules';
import { cx } from '../../ui/cx.ts';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import styles from './RuleField.module.css';

/** One option: a question, a sentence about it, and its answers as radio buttons; children explain them. */
export function RuleField<T extends string | number>(
  props: ParentProps<{
    name: string;
    sentence: string;
    values: readonly { readonly value: T; readonly label: string }[];
    value: T;
    /** The preset's value, if another one is chosen. */
    says: string | null;
    /** The reason why there is nothing to choose. */
    idle: IdleReason | null;
    onChange(value: T): void;
    onReset(): void;
  }>,
): JSX.Element {
  const id = createUniqueId();
  let field: HTMLFieldSetElement | undefined;
  const reset = (): void => {
    props.onReset();
    // The reset button disappears with the difference, so the focus needs a new target.
    field?.querySelector<HTMLInputElement>('input:checked')?.focus();
  };
  return (
    <fieldset
      ref={field}
      class={cx(styles['rule'], props.says !== null && styles['changed'])}
      disabled={props.idle !== null}
      aria-describedby={`${id}-more`}
    >
      <legend>{props.name}</legend>
      <SmallPrint class={styles['more']} id={`${id}-more`}>
        {props.sentence}
        <Show when={props.idle}>{(idle) => <em> {rulesText.idle[idle()]}</em>}</Show>
      </SmallPrint>
      <div class={styles['values']}>
        <For each={props.values.map((one) => one.value)}>
          {(value) => (
            <label>
              <input
                type="radio"
                data-cover
                name={id}
                value={value}
                checked={props.value === value}
                onChange={() => props.onChange(value)}
              />
              <span>{props.values.find((one) => one.value === value)?.label}</span>
            </label>
          )}
        </For>
      </div>
      <Show when={props.says}>
        {(says) => (
          <p class={styles['says']}>
            <span>{says()}</span>
            <TextButton aria-label={rulesText.resetOne(props.name)} onClick={reset}>
              {rulesText.reset}
            </TextButton>
          </p>
        )}
      </Show>
      {props.children}
    </fieldset>
  );
}
