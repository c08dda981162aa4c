import { For, Index, Show, type JSX } from 'solid-js';
import { scoresText } from '../../text/scores.ts';
import type { Cell, Column, ScoreRound, Sheet } from './sheet.ts';
import { cx } from '../../ui/cx.ts';
import styles from './ScoreSheet.module.css';

/** The score sheet: the rounds as stations on a line, a column for each seat. */
export function ScoreSheet(props: { sheet: Sheet }): JSX.Element {
  const isYou = (index: number): boolean => props.sheet.columns[index]?.isYou ?? false;
  return (
    <div class={cx(styles['box'], 'sheet-box')} role="region" aria-label={scoresText.caption} tabindex="0">
      <table
        class={cx(
          styles['score-sheet'],
          'score-sheet',
          props.sheet.columns.length < 4 && styles['few'],
          props.sheet.columns.length > 8 && styles['many'],
        )}
      >
        <caption class="unseen">{scoresText.caption}</caption>
        <thead>
          <tr>
            <th scope="col" class={styles['rc']}>
              {scoresText.engine}
            </th>
            <For each={props.sheet.columns}>
              {(column) => (
                <th scope="col" classList={{ me: column.isYou }}>
                  <span>{column.name}</span>
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <Index each={props.sheet.rounds}>
            {(station) => (
              <tr class={station().state}>
                <th scope="row">
                  <i class={cx(styles['stn'], station().isBlocked && styles['blocked'])} />
                  <span>{station().engine ?? '?'}</span>
                </th>
                <Show
                  when={station().state !== 'now' && station().state !== 'next'}
                  fallback={<Remark station={station()} span={props.sheet.columns.length} />}
                >
                  <Index each={station().cells}>
                    {(cell, index) => (
                      <td classList={{ me: isYou(index) }}>
                        <Pips cell={cell()} />
                      </td>
                    )}
                  </Index>
                </Show>
              </tr>
            )}
          </Index>
        </tbody>
        <tfoot>
          <tr class="total">
            <th scope="row">{scoresText.total}</th>
            <For each={props.sheet.columns}>{(column) => <td classList={marks(column)}>{column.total}</td>}</For>
          </tr>
          <tr class={styles['rank']}>
            <th scope="row">{scoresText.place}</th>
            <For each={props.sheet.columns}>
              {(column) => <td classList={{ me: column.isYou }}>{props.sheet.isRanked ? column.place : '·'}</td>}
            </For>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function marks(column: Column): { [name: string]: boolean } {
  return { me: column.isYou, lead: column.isLeading };
}

function Remark(props: { station: ScoreRound; span: number }): JSX.Element {
  return (
    <td class={styles['nx']} colspan={props.span}>
      <span>{props.station.state === 'now' ? scoresText.isPlayed : scoresText.isNext}</span>
    </td>
  );
}

function Pips(props: { cell: Cell }): JSX.Element {
  return (
    <Show when={props.cell.pips !== null} fallback={<span>·</span>}>
      <Show when={props.cell.wentOut} fallback={props.cell.pips}>
        <b class={cx(styles['went-out'], 'went-out')}>
          {props.cell.pips}
          <span class="unseen"> {scoresText.wentOut}</span>
        </b>
      </Show>
    </Show>
  );
}
