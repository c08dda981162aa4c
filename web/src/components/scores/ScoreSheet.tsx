import { For, Index, Show, type JSX, type ParentProps } from 'solid-js';
import { scoresText } from '#text/rules.ts';
import type { ScoreCell, ScoreRound, ScoreTable } from './sheet.ts';
import { cx } from '../../ui/cx.ts';
import { Unseen } from '../../ui/Unseen.tsx';
import styles from './ScoreSheet.module.css';

/** The score sheet: a row for each round, drawn as a line with stops, and a column for each seat. */
export function ScoreSheet(props: {
  sheet: ScoreTable;
  /** On its own page, where a wide screen has room for it. */
  roomy?: boolean | undefined;
  /** The round that has just ended: its row is lit, a small screen shows it alone, and places show their changes. */
  latest?: number | undefined;
  /** Whether a small screen shows the rounds before that one as well; else their sum, so that the columns add up. */
  whole?: boolean | undefined;
  /** The class of the scrolling element. */
  class?: string | undefined;
  tableClass?: string | undefined;
  /** Returns the content of a cell, round from 1 and column from 0, where a sheet is written by hand. */
  cell?: ((cell: ScoreCell, round: number, column: number) => JSX.Element) | undefined;
}): JSX.Element {
  const isYou = (index: number): boolean => props.sheet.columns[index]?.isYou ?? false;
  const pipsIn = (index: number): number => props.sheet.rounds[(props.latest ?? 0) - 1]?.cells[index]?.pips ?? 0;
  return (
    <div class={cx(styles['box'], props.class)} role="region" aria-label={scoresText.caption} tabindex="0">
      <table
        class={cx(
          styles['table'],
          props.roomy && styles['roomy'],
          props.sheet.columns.length < 4 && styles['few'],
          props.sheet.columns.length > 8 && styles['many'],
          props.latest !== undefined && (props.whole ? styles['whole'] : styles['fresh']),
          props.tableClass,
        )}
      >
        <Unseen as="caption">{scoresText.caption}</Unseen>
        <thead>
          <tr>
            <th scope="col" class={styles['corner']}>
              {scoresText.engine}
            </th>
            <For each={props.sheet.columns}>
              {(column) => (
                <th scope="col" class={cx(column.isYou && styles['mine'])}>
                  <Show when={column.isYou} fallback={<span>{column.name}</span>}>
                    <span data-own-name={column.ownName}>
                      <i>{column.name}</i>
                    </span>
                  </Show>
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <Show when={!props.whole && props.latest !== undefined && props.latest + props.sheet.earlier.length > 1}>
            <tr class={styles['before']}>
              <th scope="row">{scoresText.before}</th>
              <For each={props.sheet.columns}>
                {(column, index) => (
                  <td class={cx(column.isYou && styles['mine'])}>{column.total - pipsIn(index())}</td>
                )}
              </For>
            </tr>
          </Show>
          <Show when={props.sheet.earlier.length > 0}>
            <Part words={scoresText.withReal} span={props.sheet.columns.length + 1} />
            <For each={props.sheet.earlier}>
              {(round) => (
                <tr data-state="past">
                  <th scope="row">
                    <i class={styles['dot']} />
                    <span>{round.engine}</span>
                  </th>
                  <For each={round.cells}>
                    {(cell, index) => (
                      <td class={cx(isYou(index()) && styles['mine'])}>
                        <PipsCell cell={cell} />
                      </td>
                    )}
                  </For>
                </tr>
              )}
            </For>
            <Part words={scoresText.here} span={props.sheet.columns.length + 1} />
          </Show>
          <Index each={props.sheet.rounds}>
            {(round) => (
              <tr data-state={round().state} data-latest={round().round === props.latest ? '' : undefined}>
                <th scope="row">
                  <i class={cx(styles['dot'], round().isBlocked && styles['blocked'])} />
                  <span>{round().engine ?? '?'}</span>
                </th>
                <Show
                  when={props.cell !== undefined || (round().state !== 'now' && round().state !== 'next')}
                  fallback={<OpenRound round={round()} span={props.sheet.columns.length} />}
                >
                  <Index each={round().cells}>
                    {(cell, index) => (
                      <td class={cx(isYou(index) && styles['mine'])}>
                        {props.cell?.(cell(), round().round, index) ?? <PipsCell cell={cell()} />}
                      </td>
                    )}
                  </Index>
                </Show>
              </tr>
            )}
          </Index>
        </tbody>
        <tfoot>
          <tr class={styles['total']}>
            <th scope="row">{scoresText.total}</th>
            <For each={props.sheet.columns}>
              {(column) => (
                <td class={cx(column.isYou && styles['mine'], column.isLeading && styles['leads'])}>{column.total}</td>
              )}
            </For>
          </tr>
          <tr class={styles['rank']}>
            <th scope="row">{scoresText.place}</th>
            <For each={props.sheet.columns}>
              {(column) => (
                <td class={cx(column.isYou && styles['mine'])}>
                  {props.sheet.isRanked ? column.place : '·'}
                  <Show when={props.latest !== undefined && column.moved !== 0}>
                    <Moved places={column.moved} />
                  </Show>
                </td>
              )}
            </For>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** A line above the rounds that were played in another way than those before. */
function Part(props: { words: string; span: number }): JSX.Element {
  return (
    <tr class={styles['part']} data-state="past">
      <th scope="rowgroup" colspan={props.span}>
        {props.words}
      </th>
    </tr>
  );
}

/** The number of places that a player went up or down in the last round. */
function Moved(props: { places: number }): JSX.Element {
  const many = (): number => Math.abs(props.places);
  return (
    <small class={styles['moved']}>
      <span aria-hidden="true">
        {props.places > 0 ? '↑' : '↓'}
        {many()}
      </span>
      <Unseen>, {props.places > 0 ? scoresText.up(many()) : scoresText.down(many())}</Unseen>
    </small>
  );
}

function OpenRound(props: { round: ScoreRound; span: number }): JSX.Element {
  return (
    <td class={styles['note']} colspan={props.span}>
      <span>{props.round.state === 'now' ? scoresText.isPlayed : scoresText.isNext}</span>
    </td>
  );
}

/** The pips in a cell, those of the player who went out marked. */
export function PipsCell(props: { cell: ScoreCell }): JSX.Element {
  return (
    <Show when={props.cell.pips !== null} fallback={<span>·</span>}>
      <Show when={props.cell.wentOut} fallback={props.cell.pips}>
        <WentOut>
          {props.cell.pips}
          <Unseen> {scoresText.wentOut}</Unseen>
        </WentOut>
      </Show>
    </Show>
  );
}

/** The pips of the player who went out, as they are marked on the sheet. */
export function WentOut(props: ParentProps): JSX.Element {
  return <b class={styles['went-out']}>{props.children}</b>;
}
