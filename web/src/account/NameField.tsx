import { createSignal, type Accessor, type JSX } from 'solid-js';
import { LineField } from '../ui/LineField.tsx';
import { welcomeText } from '../text/welcome.ts';

const KEY = 'slow-train:name';

/** A name being typed. It is kept as it is typed: no error and no reload may lose it. */
export function createName(known: string | null = null): [name: Accessor<string>, setName: (name: string) => void] {
  const [name, setName] = createSignal(known ?? remembered());
  return [
    name,
    (next) => {
      setName(next);
      try {
        sessionStorage.setItem(KEY, next);
      } catch {
        // Then it lives as long as the page.
      }
    },
  ];
}

function remembered(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** As the service has it. */
const LONGEST_NAME = 24;

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
