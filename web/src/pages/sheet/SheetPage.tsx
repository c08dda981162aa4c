import { useLocation, useNavigate } from '@solidjs/router';
import { isOptionName, isListed, valuesOf, type ListedOption } from '@slow-train/rules';
import { createMemo, createSignal, For, Show, type JSX, type ParentProps } from 'solid-js';
import { presetName } from '#words';
import { PAGE_LANGUAGE } from '#text/shell.ts';
import { sheetText } from '#text/sheet.ts';
import { TouchLink } from '../../ui/TouchLink.tsx';
import { useMe } from '../../client/queries.ts';
import { newKey } from '../../client/call.ts';
import { createAsyncAction } from '../../client/async-action.ts';
import { saveSetup } from '../../client/setups.ts';
import { LittleBoard, type LittleRow } from '../../components/pictures/LittleBoard.tsx';
import { DEFAULT_CLOCK } from '../../components/clock/terms.ts';
import { DEFAULT_PRESET, PRESET_ORDER } from '../../components/rules/house-rules.ts';
import { rulePicture } from '../../components/rules/picture.ts';
import { readCode, writeCode } from '../../components/rules/rules-code.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { Actions } from '../../ui/Actions.tsx';
import { Bar } from '../../ui/Bar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Field } from '../../ui/Field.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SendLink } from '../../ui/SendLink.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { showToast } from '../../ui/toasts.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { shellText } from '#text/shell.ts';
import { OPTION_CAPTIONS } from '#text/option-captions.ts';
import type { GameDraft } from '../new-game/draft.ts';
import { choicesOf, setupHref } from '../new-game/setup.ts';
import { PRINTED_SHEETS, type PrintedSheet } from '../../text/printed-sheets.ts';
import {
  choiceOn,
  conflictOn,
  differencesOn,
  engineList,
  gapOf,
  limitsOf,
  newSheet,
  obstacleOn,
  offersOn,
  phraseOf,
  sentenceOf,
  scoreSheetOn,
  sentencesOn,
  sheetOf,
  STATIONS,
  stateOf,
  withPreset,
  withValue,
  type Obstacle,
  type Offer,
  type SheetConflict,
  type SheetDraft,
  type SheetLine,
  type SheetValue,
} from './sheet.ts';
import styles from './SheetPage.module.css';

/** The page on which a group goes down its own sheet: each line a sentence, its choices inside. */
export default function SheetPage(): JSX.Element {
  const location = useLocation();
  const linked = new URLSearchParams(location.search).get('code');
  const coded = linked === null ? null : readCode(linked);
  const [draft, setDraft] = createSignal<SheetDraft>(coded === null ? newSheet(DEFAULT_PRESET) : sheetOf(coded));
  const [opened, setOpened] = createSignal<SheetLine | 'preset' | null>(null);
  usePageTitle(() => ({ title: shellText.titleOf(sheetText.title) }));
  const toggle = (line: SheetLine | 'preset'): void => {
    setOpened((was) => (was === line ? null : line));
  };
  const start = (next: SheetDraft, name?: string): void => {
    setDraft(next);
    setOpened(null);
    if (name !== undefined) showToast(sheetText.started(name));
  };
  const changed = createMemo(() => differencesOn(draft()));
  const conflict = createMemo(() => conflictOn(draft()));

  return (
    <Page class={styles['page']}>
      <PageHeader
        class={styles['header']}
        title={sheetText.title}
        line={sheetText.line}
        back={{ href: '/new', words: sheetText.back }}
      />
      <div class={styles['sheet']}>
        <Show when={linked !== null && coded === null}>
          <ErrorMessage sentence={sheetText.wrongCode} />
        </Show>
        <p class={styles['differs']} role="status">
          <b>{sheetText.differs(draft().preset, changed().length)}</b>
          <Show when={changed().length > 0}>, {sheetText.marked}</Show>
        </p>
        <p class={styles['line']}>
          <Gap
            gap={gap(sheetText.nearest)}
            phrase={presetName(draft().preset)}
            isOpen={opened() === 'preset'}
            onClick={() => toggle('preset')}
          />
        </p>
        <Show when={opened() === 'preset'}>
          <Panel name={sheetText.nearest.replace('{}', presetName(draft().preset))} onClose={() => setOpened(null)}>
            <For each={PRESET_ORDER}>
              {(preset) => (
                <Choice
                  name="preset"
                  label={presetName(preset)}
                  isChosen={draft().preset === preset}
                  onChoose={() => setDraft(withPreset(draft(), preset))}
                />
              )}
            </For>
          </Panel>
        </Show>
        <SmallPrint>{sheetText.unsure}</SmallPrint>
        <Starts draft={draft()} onStart={start} />
        <div class={styles['stations']}>
          <For each={STATIONS}>
            {(station, index) => (
              <section class={cx(station.lines.some((line) => changed().includes(line)) && styles['moved'])}>
                <h2>
                  <span class={styles['stop']} aria-hidden="true">
                    {index() + 1}
                  </span>
                  {sheetText.stations[station.name]}
                </h2>
                <For each={station.lines}>
                  {(line) => (
                    <Line
                      line={line}
                      draft={draft()}
                      isChanged={changed().includes(line)}
                      conflict={conflict()?.lines.some((one) => one === line) === true ? conflict() : null}
                      isOpen={opened() === line}
                      onToggle={() => toggle(line)}
                      onChange={setDraft}
                    />
                  )}
                </For>
              </section>
            )}
          </For>
        </div>
      </div>
      <Yours draft={draft()} />
      <Acts draft={draft()} />
    </Page>
  );
}

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

const gap = (text: string): readonly [string, string] => {
  const [before = '', after = ''] = text.split('{}');
  return [before, after];
};

/** A sentence with its choice inside. */
function Gap(props: {
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
function Line(props: {
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
          <Show when={state() === 'choice'} fallback={sentenceOf(props.line, props.draft)}>
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
function Panel(props: ParentProps<{ name: string; onClose(): void }>): JSX.Element {
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
              props.onChange(withValue(props.draft, 'engines', engineList(event.currentTarget.value)))
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
function Choice(
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
        <Show when={props.tag}>{(tag) => <em>{tag()}</em>}</Show>
      </span>
      {props.children}
    </label>
  );
}

/** Printed sheets, and the code of another group, to start from. */
function Starts(props: { draft: SheetDraft; onStart(draft: SheetDraft, name?: string): void }): JSX.Element {
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

/** The rules in twelve sentences, which print on one page, with their code and link. */
function Yours(props: { draft: SheetDraft }): JSX.Element {
  const me = useMe();
  const action = createAsyncAction();
  const [name, setName] = createSignal('');
  let fresh = newKey();
  const code = (): string => writeCode({ choice: choiceOn(props.draft), set: props.draft.set });
  const link = (): string => `${location.origin}/new/sheet?code=${code()}`;
  const isReady = (): boolean => name().trim() !== '' && obstacleOn(props.draft) === null;
  const save = (): void => {
    const setup = { id: fresh, name: name().trim(), choices: choicesOf(gameOf(props.draft)) };
    action.run(async () => {
      await saveSetup(setup);
      fresh = newKey();
      showToast(sheetText.saved(setup.name));
    });
  };
  return (
    <Card class={styles['yours']} id="sentences">
      <p class={styles['printed']}>
        <b>{sheetText.printed}</b> <Show when={name().trim()}>{(club) => sheetText.as(club())}</Show>
      </p>
      <h2>{sheetText.sentences}</h2>
      <ol>
        <For each={sentencesOn(props.draft)}>
          {(sentence) => (
            <li>
              <Show when={sentence.isChanged} fallback={sentence.text}>
                <mark>{sentence.text}</mark>
              </Show>
            </li>
          )}
        </For>
      </ol>
      <p class={styles['notes']}>{sheetText.notes}</p>
      <p class={styles['printed']}>{sheetText.online(`${location.host}/new/sheet`)}</p>
      <p class={styles['code']}>
        <small>{sheetText.code}</small>
        <output>{code()}</output>
      </p>
      <div class={styles['send']}>
        <Button quiet onClick={() => print()}>
          {sheetText.print}
        </Button>
        <TouchLink href={`/score/blank?code=${code()}`}>{sheetText.blankSheet}</TouchLink>
        <a rel="external" href={scoreSheetOn(props.draft)}>
          {sheetText.keepScore}
        </a>
        <SendLink
          quiet
          link={link()}
          invite={sheetText.invite}
          words={{
            link: sheetText.linkLabel,
            copy: sheetText.copy,
            copied: sheetText.copied,
            notCopied: sheetText.notCopied,
            send: sheetText.send,
          }}
        />
        <Field label={sheetText.name}>
          <input
            autocomplete="off"
            maxlength={LONGEST_NAME}
            value={name()}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </Field>
        <Show when={me.data()?.name}>
          <ErrorMessage sentence={action.problem()} />
          <ActButton
            quiet
            action={action}
            label={sheetText.save}
            busy={sheetText.saving}
            unready={!isReady()}
            onClick={save}
          />
        </Show>
        <SmallPrint>{sheetText.refusals}</SmallPrint>
      </div>
    </Card>
  );
}

/** The service's limit. */
const LONGEST_NAME = 40;

/** The form for a new game with the rules of a draft. */
function gameOf({ preset, rules, seats, set, rounds }: SheetDraft): GameDraft {
  return {
    name: '',
    open: null,
    invited: [],
    preset,
    house: rules,
    set,
    seats,
    rounds,
    computers: 0,
    levels: [],
    forcedPlays: null,
    clock: DEFAULT_CLOCK,
    rated: false,
    phrasesOnly: false,
    watchers: 'nobody',
  };
}

/** The way to the form for a new game, or the reason why there is none. */
function Acts(props: { draft: SheetDraft }): JSX.Element {
  const navigate = useNavigate();
  const obstacle = createMemo(() => obstacleOn(props.draft));
  return (
    <Bar isSticky class={styles['acts']}>
      <ErrorMessage sentence={obstacleWords(obstacle())} />
      <a href="#sentences">{sheetText.sentencesShort}</a>
      <Button
        aria-disabled={obstacle() !== null}
        onClick={() => {
          if (obstacle() === null) navigate(setupHref(choicesOf(gameOf(props.draft))));
        }}
      >
        {sheetText.use}
      </Button>
    </Bar>
  );
}

function obstacleWords(obstacle: Obstacle | null): string | null {
  switch (obstacle?.what) {
    case undefined:
      return null;
    case 'conflict':
      return sheetText.settle;
    case 'setup':
      return obstacle.sentence;
    default:
      return obstacle satisfies never;
  }
}
