import { entryOf, LANGUAGES, type Language } from '@slow-train/protocol/languages';
import { Show, type JSX } from 'solid-js';
import { openGamesText } from '#text/open-games.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { Select } from '../../ui/Select.tsx';
import { Fold } from './Fold.tsx';
import type { GameDraft, OpenDraft } from './draft.ts';
import { PAGE_LANGUAGE } from '#text/shell.ts';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import styles from './OpenField.module.css';

const words = openGamesText.form;

/** Stands for no limit; no host asks for fewer than none. */
const ANY = -1;
/** The offered limits of late turns. */
const LATE: readonly number[] = [ANY, 0, 2, 5, 10];

/** Who may sit down: the people invited, or anybody who meets some conditions. */
export function OpenField(props: {
  draft: GameDraft;
  ref?: (summary: HTMLElement) => void;
  onChange(changed: Partial<GameDraft>): void;
}): JSX.Element {
  return (
    <Fold
      title={words.title}
      value={props.draft.open === null ? words.invited : words.anyone}
      isChanged={props.draft.open !== null}
      {...(props.ref && { ref: props.ref })}
    >
      <div class={styles['open']}>
        <Choices
          legend={words.title}
          value={props.draft.open === null ? 'invited' : 'anyone'}
          options={[
            { value: 'invited', label: words.invited },
            { value: 'anyone', label: words.anyone },
          ]}
          onChoose={(value) => props.onChange(value === 'anyone' ? OPEN : { open: null, phrasesOnly: false })}
        />
        <Show when={props.draft.open}>
          {(open) => (
            <Asked open={open()} onChange={(changed) => props.onChange({ open: { ...open(), ...changed } })} />
          )}
        </Show>
      </div>
    </Fold>
  );
}

/** A game that has just been opened: strangers talk in phrases, and newcomers are welcome. */
export const OPEN = {
  open: { language: PAGE_LANGUAGE, mostTimeouts: null, newcomers: true },
  phrasesOnly: true,
} as const satisfies Partial<GameDraft>;

function Asked(props: { open: OpenDraft; onChange(changed: Partial<OpenDraft>): void }): JSX.Element {
  return (
    <>
      <SmallPrint isText>{words.more}</SmallPrint>
      <Select<Language>
        label={words.language}
        values={LANGUAGES}
        value={props.open.language}
        words={(language) => entryOf(language).name}
        onChange={(language) => props.onChange({ language })}
      />
      <Select
        label={words.late}
        values={LATE}
        value={props.open.mostTimeouts ?? ANY}
        words={(most) => words.lateWords(most)}
        onChange={(most) => props.onChange({ mostTimeouts: most === ANY ? null : most })}
      />
      <Checkbox
        label={words.newcomers}
        more={words.newcomersMore}
        isOn={props.open.newcomers}
        onChange={(newcomers) => props.onChange({ newcomers })}
      />
    </>
  );
}
