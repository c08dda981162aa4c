import { createSignal, For, Show, type JSX } from 'solid-js';
import { PAGE_LANGUAGE } from '#text/shell.ts';
import { sheetText } from '#text/sheet.ts';
import { readCode } from '../../components/rules/rules-code.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Field } from '../../ui/Field.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { PRINTED_SHEETS, type PrintedSheet } from '../../text/printed-sheets.ts';
import { sheetOf, type SheetDraft } from './sheet.ts';
import styles from './SheetPage.module.css';

/** Printed sheets, and the code of another group, to start from. */
export function SheetStarts(props: {
  draft: SheetDraft;
  onStart(draft: SheetDraft, name?: string): void;
}): JSX.Element {
  const [text, setText] = createSignal('');
  const [isWrong, setWrong] = createSignal(false);
  const regions = new Intl.DisplayNames(PAGE_LANGUAGE, { type: 'region' });
  const start = ({ name, rules, set, seats }: PrintedSheet): void => {
    const many = seats.includes(props.draft.seats) ? props.draft.seats : (seats[0] ?? props.draft.seats);
    props.onStart(sheetOf({ choice: rules, set }, many), name);
  };
  const open = (): void => {
    const coded = readCode(text());
    setWrong(coded === null);
    if (coded !== null) props.onStart(sheetOf(coded, props.draft.seats));
  };
  return (
    <Card as="details" class={styles['starts']}>
      <summary>{sheetText.catalogue}</summary>
      <SmallPrint>{sheetText.catalogueMore}</SmallPrint>
      <ul>
        <For each={PRINTED_SHEETS}>
          {(sheet) => (
            <li>
              <TextButton onClick={() => start(sheet)}>{sheet.name}</TextButton>
              <Show when={sheet.where}>{(where) => <small>{regions.of(where())}</small>}</Show>
            </li>
          )}
        </For>
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <Field label={sheetText.haveCode}>
          <input
            autocomplete="off"
            autocapitalize="characters"
            value={text()}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </Field>
        <Button quiet type="submit">
          {sheetText.open}
        </Button>
      </form>
      <ErrorMessage sentence={isWrong() ? sheetText.wrongCode : null} />
    </Card>
  );
}
