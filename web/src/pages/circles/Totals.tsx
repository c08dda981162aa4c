import type { CircleTotal } from '@slow-train/protocol';
import { For, Show, type JSX } from 'solid-js';
import { AccountPart } from '../../account/AccountPart.tsx';
import { LineChart } from '../../components/LineChart.tsx';
import { cx } from '../../ui/cx.ts';
import { circlesText as text } from '#text/circles.ts';
import { profileText } from '#text/people.ts';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import { Table } from '../../ui/Table.tsx';
import styles from './Circles.module.css';

/** The totals of all games of a circle, for each of its people, and the player's own pips by month. */
export function Totals(props: { totals: readonly CircleTotal[] }): JSX.Element {
  const months = (): CircleTotal['months'] => props.totals.find(({ isYou }) => isYou)?.months ?? [];
  return (
    <AccountPart title={text.totals.title} more={text.totals.more}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{text.totals.name}</th>
            <th scope="col">{text.totals.games}</th>
            <th scope="col">{text.totals.wins}</th>
            <th scope="col">{text.totals.place}</th>
            <th scope="col">{text.totals.pips}</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.totals}>
            {(total) => (
              <tr class={cx(total.isYou && styles['mine'])}>
                <th scope="row">{total.isYou ? text.you : total.name}</th>
                <td>{total.games}</td>
                <td>{total.wins}</td>
                <td>{profileText.number(total.place)}</td>
                <td>{profileText.number(total.pips)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </Table>
      <SmallPrint class={styles['fine']}>{text.totals.means}</SmallPrint>
      <Show when={months().length > 1}>
        <h3 class={styles['chart']}>{text.totals.yours}</h3>
        <LineChart
          points={months().map(({ month, pips: value }) => ({ value, label: profileText.month(month) }))}
          write={(value) => profileText.number(value)}
          label={months()
            .map(({ month, pips: value }) => profileText.pipsIn(month, value))
            .join('; ')}
        />
      </Show>
    </AccountPart>
  );
}
