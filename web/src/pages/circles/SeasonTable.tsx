import type { Season } from '@slow-train/protocol';
import { For, Show, type JSX } from 'solid-js';
import { cx } from '../../ui/cx.ts';
import { Unseen } from '../../ui/Unseen.tsx';
import { circlesText, seasonsText as text } from '#text/circles.ts';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import { Table } from '../../ui/Table.tsx';
import styles from './SeasonTable.module.css';

type Row = Season['rows'][number];
type Cell = Row['cells'][number];

/** The most games that fit on a phone. */
const LATEST = 6;

/** The table of a season, best first: the score of each game, and the sum. */
export function SeasonTable(props: {
  season: Season;
  /** Only the latest games, as many as fit. */
  isShort?: boolean;
}): JSX.Element {
  const first = (): number => (props.isShort ? Math.max(0, props.season.games.length - LATEST) : 0);
  const shown = (row: Row): readonly Cell[] => row.cells.slice(first());
  const has = (is: (cell: Cell) => boolean): boolean => props.season.rows.some((row) => shown(row).some(is));
  /** The games that were played with real dominoes, from 1. */
  const real = (): readonly number[] =>
    props.season.games.flatMap(({ isReal }, index) => (isReal === true && index >= first() ? [index + 1] : []));
  const legend = (): readonly string[] =>
    [
      has(({ isDropped }) => isDropped) ? text.legend.dropped : '',
      has(({ droppedRounds }) => droppedRounds.length > 0) ? text.legend.rounds : '',
      has(({ kind }) => kind === 'missed') ? text.legend.missed : '',
      has(({ kind }) => kind === 'before') ? text.legend.before : '',
      has(({ kind }) => kind === 'substituted') ? text.legend.substituted : '',
      real().length > 0 ? text.legend.real(real()) : '',
    ].filter((sentence) => sentence !== '');
  return (
    <Show
      when={props.season.rows.length > 0}
      fallback={<SmallPrint class={styles['legend']}>{text.noGames}</SmallPrint>}
    >
      {/* Many games are wider than the page. */}
      <div class={styles['scroll']} tabindex={0} role="region" aria-label={text.table(props.season.number)}>
        <Table class={cx(styles['season'], !props.isShort && styles['long'])}>
          <thead>
            <tr>
              <th scope="col">
                <Unseen>{text.name}</Unseen>
              </th>
              <For each={props.season.games.slice(first())}>
                {(_, index) => (
                  <th scope="col" aria-label={text.game(first() + index() + 1)}>
                    {first() + index() + 1}
                  </th>
                )}
              </For>
              <th scope="col">{text.sum}</th>
            </tr>
          </thead>
          <tbody>
            <For each={props.season.rows}>
              {(row) => (
                <tr class={cx(row.place === 1 && styles['lead'], row.isYou && styles['mine'])}>
                  <th scope="row">
                    <i>{row.place}</i> <b>{row.isYou ? circlesText.you : row.name}</b>
                  </th>
                  <For each={shown(row)}>
                    {(cell) => (
                      <td class={cx(cell.isDropped && styles['dropped'])}>
                        <span aria-hidden="true" class={cx(cell.droppedRounds.length > 0 && styles['rounds'])}>
                          {signOf(cell)}
                        </span>
                        <Unseen>{wordsOf(cell)}</Unseen>
                      </td>
                    )}
                  </For>
                  <td class={styles['sum']}>{row.sum}</td>
                </tr>
              )}
            </For>
          </tbody>
        </Table>
      </div>
      <Show when={legend().length > 0}>
        <SmallPrint class={styles['legend']}>{legend().join(' ')}</SmallPrint>
      </Show>
    </Show>
  );
}

function signOf({ kind, value }: Cell): string {
  switch (kind) {
    case 'played':
      return String(value);
    case 'substituted':
      return `${value}*`;
    case 'missed':
      return '–';
    case 'before':
      return `(${value})`;
    default:
      return kind satisfies never;
  }
}

function wordsOf({ kind, value, by, isDropped, droppedRounds }: Cell): string {
  const words = kind === 'substituted' ? text.cell.substituted(value, by) : text.cell[kind](value);
  if (isDropped) return text.cell.dropped(words);
  return droppedRounds.length > 0 ? text.cell.rounds(words, droppedRounds) : words;
}
