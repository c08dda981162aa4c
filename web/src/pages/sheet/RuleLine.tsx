import { isOptionName, isListed, valuesOf, type ListedOption } from '@slow-train/rules';
import { createMemo, createSignal, For, Show, type JSX, type ParentProps } from 'solid-js';
import { presetName } from '#words';
import { sheetText } from '#text/sheet.ts';
import { LittleBoard, type LittleRow } from '../../components/pictures/LittleBoard.tsx';
import { rulePicture } from '../../components/rules/picture.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { OPTION_CAPTIONS } from '#text/option-captions.ts';
import {
  gapOf,
  limitsOf,
  offersOn,
  readEngines,
  phraseOf,
  sentenceOf,
  stateOf,
  withValue,
  type Offer,
  type SheetConflict,
  type SheetDraft,
  type SheetLine,
  type SheetValue,
} from './sheet.ts';
import styles from './SheetPage.module.css';

/** The picture of a value, from the option's example. */
function pictured<K extends ListedOption>(
  option: K,
  value: SheetValue,
): { readonly rows: readonly LittleRow[]; readonly caption: string } | null {
  const known = valuesOf(option).find((one) => one === value);
  if (known === undefined) return null;
  const captions: { readonly [value: string]: string } = OPTION_CAPTIONS[option];
  return { rows: rulePicture(option, known).rows, caption: captions[String(known)] ?? '' };
}

export const gap = (text: string): readonly [string, string] => {
  const [before = '', after = ''] = text.split('{}');
  return [before, after];
};

/** A sentence with its choice inside. */
export function Gap(props: {
  gap: readonly [before: string, after: string];
  phrase: string;
  isOpen: boolean;
  isChanged?: boolean;
  isWrong?: boolean;
  onClick(): void;
}): JSX.Element {
  return (
    <>
      {props.gap[0]}
      <button
        type="button"
        class={styles['ticket']}
        data-changed={props.isChanged}
        data-wrong={props.isWrong}
        aria-expanded={props.isOpen}
        onClick={() => props.onClick()}
      >
        {props.phrase}
      </button>
      {props.gap[1]}
    </>
  );
}

/** One line of the sheet; the values open below it. */
export function RuleLine(props: {
  line: SheetLine;
  draft: SheetDraft;
  isChanged: boolean;
  /** The conflict that the line is part of. */
  conflict: SheetConflict | null;
  isOpen: boolean;
  onToggle(): void;
  onChange(draft: SheetDraft): void;
}): JSX.Element {
  const state = createMemo(() => stateOf(props.line, props.draft));
  return (
    <Show when={state() !== 'hidden'}>
      <div class={styles['entry']}>
        <p class={styles['line']}>
          <Show
            when={state() === 'choice'}
            fallback={
              <Show when={props.isChanged} fallback={sentenceOf(props.line, props.draft)}>
                <mark>{sentenceOf(props.line, props.draft)}</mark>
              </Show>
            }
          >
            <Gap
              gap={gapOf(props.line)}
              phrase={phraseOf(props.line, props.draft)}
              isOpen={props.isOpen}
              isChanged={props.isChanged}
              isWrong={props.conflict !== null}
              onClick={() => props.onToggle()}
            />
          </Show>
        </p>
        <Show when={props.conflict}>
          {(found) => (
            <div class={styles['conflict']} role="alert">
              <p>
                <b>{sheetText.conflict}</b>{' '}
                {sheetText.both(sentenceOf(found().lines[0], props.draft), sentenceOf(found().lines[1], props.draft))}
              </p>
              <Actions>
                <For each={found().ways}>
                  {({ line, value }) => (
                    <Button quiet onClick={() => props.onChange(withValue(props.draft, line, value))}>
                      {sentenceOf(line, props.draft, value)}
                    </Button>
                  )}
                </For>
              </Actions>
            </div>
          )}
        </Show>
        <Show when={props.isOpen}>
          <Panel name={sentenceOf(props.line, props.draft)} onClose={() => props.onToggle()}>
            <Values line={props.line} draft={props.draft} onChange={(draft) => props.onChange(draft)} />
          </Panel>
        </Show>
      </div>
    </Show>
  );
}

/** The values of one line. */
export function Panel(props: ParentProps<{ name: string; onClose(): void }>): JSX.Element {
  const [isOther, setOther] = createSignal(false);
  return (
    <div class={styles['panel']} role="group" aria-label={props.name}>
      <div class={styles['choices']}>{props.children}</div>
      <Show when={isOther()}>
        <p>{sheetText.otherMore}</p>
      </Show>
      <p class={styles['foot']}>
        <TextButton onClick={() => setOther((was) => !was)}>{sheetText.other}</TextButton>
        <TextButton onClick={() => props.onClose()}>{sheetText.close}</TextButton>
      </p>
    </div>
  );
}

/** A line's values: each with the same move in a picture, where there is one. */
function Values(props: { line: SheetLine; draft: SheetDraft; onChange(draft: SheetDraft): void }): JSX.Element {
  const offers = createMemo(() => offersOn(props.line, props.draft));
  return (
    <>
      <For each={offers().map(({ label }) => label)}>
        {(label, index) => {
          const offer = (): Offer | undefined => offers()[index()];
          return (
            <Choice
              name={props.line}
              label={label}
              tag={offer()?.isUsual === true ? presetName(props.draft.preset) : undefined}
              isChosen={offer()?.isChosen === true}
              onChoose={() => {
                const next = offer()?.next;
                if (next !== undefined) props.onChange(next);
              }}
            >
              <Picture line={props.line} value={offer()?.value ?? null} />
            </Choice>
          );
        }}
      </For>
      <Show when={limitsOf(props.line)}>
        {(limits) => (
          <Field label={sheetText.more}>
            <input
              type="number"
              min={limits().from}
              max={limits().to}
              onChange={(event) => {
                const { line } = props;
                if (isOptionName(line)) props.onChange(withValue(props.draft, line, event.currentTarget.valueAsNumber));
              }}
            />
          </Field>
        )}
      </Show>
      <Show when={props.line === 'engines'}>
        <Field label={sheetText.more} hint="9, 6, 3, 0">
          <input
            inputmode="numeric"
            autocomplete="off"
            onChange={(event) =>
              props.onChange(withValue(props.draft, 'engines', readEngines(event.currentTarget.value)))
            }
          />
        </Field>
      </Show>
    </>
  );
}

/** The line's move under one value. */
function Picture(props: { line: SheetLine; value: SheetValue | null }): JSX.Element {
  const drawn = () => {
    const { line, value } = props;
    if (!isOptionName(line) || !isListed(line) || value === null) return null;
    return pictured(line, value);
  };
  return (
    <Show when={drawn()}>
      {(picture) => (
        <>
          <LittleBoard rows={picture().rows} />
          <small>{picture().caption}</small>
        </>
      )}
    </Show>
  );
}

/** One value of a line. */
export function Choice(
  props: ParentProps<{
    name: string;
    label: string;
    tag?: string | undefined;
    isChosen: boolean;
    onChoose(): void;
  }>,
): JSX.Element {
  return (
    <label class={styles['choice']}>
      <span class={styles['value']}>
        <input type="radio" name={props.name} checked={props.isChosen} onChange={() => props.onChoose()} />
        <b>{props.label}</b>
        <Show when={props.tag}>{(tag) => <small>{tag()}</small>}</Show>
      </span>
      {props.children}
    </label>
  );
}
