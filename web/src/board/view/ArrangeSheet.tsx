import { longestTrainOf } from '@slow-train/players';
import { at, compareTiles, type Tile } from '@slow-train/rules';
import { For, type JSX } from 'solid-js';
import { text } from '#text/board.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { useLiveBoard } from '../state/live-board.ts';
import { bySuit, byTrain } from '../state/hand-order.ts';
import styles from './ArrangeSheet.module.css';

/** Sorts the hand. The order stays as the player leaves it. */
export function ArrangeSheet(): JSX.Element {
  const board = useLiveBoard();
  const { arrange } = text;
  /** The number from which the longest train starts. */
  const end = (): number => {
    const { table, seat } = board.view();
    return seat === null ? 0 : at(table.seats, seat).train.end;
  };
  const orders = (): readonly {
    readonly name: string;
    readonly more: string;
    order(hand: readonly Tile[]): Tile[];
  }[] => [
    {
      name: arrange.train,
      more: arrange.trainMore(end()),
      order: (hand) => byTrain(hand, longestTrainOf(board.view()).tiles),
    },
    { name: arrange.suit, more: arrange.suitMore, order: bySuit },
    { name: arrange.pips, more: arrange.pipsMore, order: (hand) => hand.toSorted((a, b) => compareTiles(b, a)) },
  ];
  return (
    <Sheet
      open={board.sheet() === 'arrange'}
      class={styles['arrange-sheet']}
      title={arrange.title}
      close={arrange.close}
      onClose={() => board.show('none')}
    >
      <p>{arrange.hint}</p>
      <For each={orders()}>
        {(one) => (
          <button
            type="button"
            class={styles['order']}
            onClick={() => {
              board.hand.arrange(one.order(board.hand.tiles()));
              board.show('none');
            }}
          >
            <b>{one.name}</b>
            <span>{one.more}</span>
          </button>
        )}
      </For>
    </Sheet>
  );
}
