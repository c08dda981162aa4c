import { createSignal, type Accessor, type JSX } from 'solid-js';
import { LineField } from '../ui/LineField.tsx';
import { nameText } from '#text/sign-in.ts';
import { readStored, writeStored } from '../ui/stored.ts';

const KEY = 'slow-train:name';
const tab = (): Storage => sessionStorage;

/** Returns a name being typed. Stored with every change, so that neither an error nor a reload loses it. */
export function createName(known: string | null = null): [name: Accessor<string>, setName: (name: string) => void] {
  const [name, setName] = createSignal(known ?? readStored(KEY, tab) ?? '');
  return [
    name,
    (next) => {
      setName(next);
      writeStored(KEY, next, tab);
    },
  ];
}

/** The service's limit. */
const LONGEST_NAME = 24;

/** A field for a player's name. */
export function NameField(props: {
  value: string;
  /** Whether the name is for one table only, where theirs would be mistaken for somebody else's. */
  isForTable?: boolean;
  onInput(name: string): void;
}): JSX.Element {
  return (
    <LineField
      label={props.isForTable ? nameText.tableName : nameText.name}
      hint={props.isForTable ? nameText.tableNameHint : nameText.nameHint}
      missing={nameText.nameMissing}
      most={LONGEST_NAME}
      value={props.value}
      attributes={{ name: 'nickname', autocomplete: 'nickname', autocapitalize: 'words', spellcheck: false }}
      onInput={(name) => props.onInput(name)}
    />
  );
}
