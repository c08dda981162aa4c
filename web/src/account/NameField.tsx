import type { JSX } from 'solid-js';
import { LineField } from '../app/LineField.tsx';
import { welcomeText } from '../text/welcome.ts';

/** As the service has it. */
export const LONGEST_NAME = 24;

/** Where a traveller writes their name. */
export function NameField(props: { value: string; onInput(name: string): void }): JSX.Element {
  return (
    <LineField
      label={welcomeText.name}
      hint={welcomeText.nameHint}
      missing={welcomeText.nameMissing}
      most={LONGEST_NAME}
      value={props.value}
      attributes={{ name: 'nickname', autocomplete: 'nickname', autocapitalize: 'words', spellcheck: false }}
      onInput={(name) => props.onInput(name)}
    />
  );
}
