import { onMount, type JSX } from 'solid-js';
import { Field } from '../../ui/Field.tsx';

/** A field for the name of a passkey, no longer than the service accepts. */
export function PasskeyName(props: {
  label: string;
  value: string;
  takesFocus?: boolean;
  onInput(name: string): void;
}): JSX.Element {
  let field: HTMLInputElement | undefined;
  onMount(() => {
    if (props.takesFocus) field?.select();
  });
  return (
    <Field label={props.label}>
      <input
        ref={field}
        name="passkey-name"
        autocomplete="off"
        required
        maxlength={40}
        value={props.value}
        onInput={(event) => props.onInput(event.currentTarget.value)}
      />
    </Field>
  );
}
