import { useSearchParams } from '@solidjs/router';
import { createMemo, createSignal, For, type JSX } from 'solid-js';
import { scoreSheetText, sheetText } from '#text/sheet.ts';
import { shellText } from '#text/shell.ts';
import { presetName } from '#words';
import { PRESET_ORDER } from '../../components/rules/house-rules.ts';
import { readCode, writeCode } from '../../components/rules/rules-code.ts';
import { Bar } from '../../ui/Bar.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Select } from '../../ui/Select.tsx';
import { TilePicture } from '../../ui/tile/TilePicture.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { choiceOn, enginesOn, newSheet, sentencesOn, sheetOf, withPreset, type SheetDraft } from './sheet.ts';
import styles from './BlankSheetPage.module.css';

/** The numbers of columns to choose from, one for each person. */
const COLUMNS = [4, 6, 8, 10, 12] as const;

/**
 * A blank score sheet to print on one page, for the rules of a code or of a preset, with the rules in twelve sentences on
 * its back.
 */
export default function BlankSheetPage(): JSX.Element {
  const [search] = useSearchParams<{ code?: string }>();
  usePageTitle(() => ({ title: shellText.titleOf(scoreSheetText.title) }));
  const coded = readCode(search.code ?? '');
  const [draft, setDraft] = createSignal<SheetDraft>(coded === null ? newSheet('hub') : sheetOf(coded));
  const [columns, setColumns] = createSignal<number>(8);
  const engines = createMemo(() => enginesOn(draft()));
  return (
    <Page class={styles['page']}>
      <PageHeader
        class={styles['header']}
        title={scoreSheetText.title}
        line={scoreSheetText.line}
        back={{ href: '/score', words: scoreSheetText.back, rel: 'external' }}
      />
      <div class={styles['choices']}>
        <Select
          label={scoreSheetText.rules}
          values={PRESET_ORDER}
          value={draft().preset}
          words={(preset) => presetName(preset)}
          onChange={(preset) => setDraft(withPreset(draft(), preset))}
        />
        <Select label={scoreSheetText.people} values={COLUMNS} value={columns()} words={String} onChange={setColumns} />
      </div>
      <section class={styles['front']}>
        <h2>
          {scoreSheetText.sheet}{' '}
          <small>
            {scoreSheetText.day} <i /> {scoreSheetText.place} <i />
          </small>
        </h2>
        <table style={{ '--rows': engines().length }}>
          <thead>
            <tr>
              <th>{scoreSheetText.engine}</th>
              <For each={Array.from({ length: columns() })}>{() => <td />}</For>
            </tr>
          </thead>
          <tbody>
            <For each={engines()}>
              {(pips) => (
                <tr>
                  <th>
                    <TilePicture a={pips} b={pips} />
                    {pips}-{pips}
                  </th>
                  <For each={Array.from({ length: columns() })}>
                    {() => (
                      <td>
                        <i />
                      </td>
                    )}
                  </For>
                </tr>
              )}
            </For>
          </tbody>
          <tfoot>
            <For each={[scoreSheetText.total, scoreSheetText.rank]}>
              {(name) => (
                <tr>
                  <th>{name}</th>
                  <For each={Array.from({ length: columns() })}>{() => <td />}</For>
                </tr>
              )}
            </For>
          </tfoot>
        </table>
        <p>{scoreSheetText.how}</p>
        <p>{scoreSheetText.online(`${location.host}/score`)}</p>
      </section>
      <section class={styles['rules']}>
        <h2>{sheetText.sentences}</h2>
        <ol>
          <For each={sentencesOn(draft())}>{(sentence) => <li>{sentence.text}</li>}</For>
        </ol>
        <p>
          {sheetText.code} {writeCode({ choice: choiceOn(draft()), set: draft().set })}
        </p>
      </section>
      <Bar class={styles['bar']} isSticky>
        <ButtonLink quiet href="/new/sheet">
          {scoreSheetText.club}
        </ButtonLink>
        <Button onClick={() => print()}>{scoreSheetText.print}</Button>
      </Bar>
    </Page>
  );
}
