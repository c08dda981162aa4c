import { useLocation, useNavigate } from '@solidjs/router';
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { presetName } from '#words';
import { sheetText } from '#text/sheet.ts';
import { DEFAULT_PRESET, PRESET_ORDER } from '../../components/rules/house-rules.ts';
import { readCode } from '../../components/rules/rules-code.ts';
import { Bar } from '../../ui/Bar.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import { showToast } from '../../ui/toasts.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { shellText } from '#text/shell.ts';
import { choicesOf, setupHref } from '../new-game/setup.ts';
import {
  gameOn,
  conflictOn,
  differencesOn,
  newSheet,
  obstacleOn,
  sheetOf,
  STATIONS,
  withPreset,
  type Obstacle,
  type SheetDraft,
  type SheetLine,
} from './sheet.ts';
import { Choice, gap, Gap, Panel, RuleLine } from './RuleLine.tsx';
import { SheetStarts } from './SheetStarts.tsx';
import { OwnSheet } from './OwnSheet.tsx';
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
        <SheetStarts draft={draft()} onStart={start} />
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
                    <RuleLine
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
      <OwnSheet draft={draft()} />
      <Acts draft={draft()} />
    </Page>
  );
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
          if (obstacle() === null) navigate(setupHref(choicesOf(gameOn(props.draft))));
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
