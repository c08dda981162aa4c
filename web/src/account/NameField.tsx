import type { JSX } from 'solid-js';
import { lobby } from '../text/lobby.ts';

/** As the service has it: what is longer cannot even be typed. */
export const LONGEST_NAME = 24;

/** Where a traveller writes their name. */
export function NameField(props: { value: string; onInput(name: string): void }): JSX.Element {
  return (
    <label class="field">
      <span>{lobby.welcome.name}</span>
      <small>{lobby.welcome.nameHint}</small>
      <input
        name="nickname"
        autocomplete="nickname"
        autocapitalize="words"
        spellcheck={false}
        required
        maxlength={LONGEST_NAME}
        value={props.value}
        onInput={(event) => props.onInput(event.currentTarget.value)}
      />
    </label>
  );
}
