import { mainEnd } from '@slow-train/rules';
import { For, type JSX } from 'solid-js';
import { text } from '#text/table.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { useLiveBoard } from '../state/live-board.ts';
import { sorted, type Sort } from '../state/hand-order.ts';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import styles from './ArrangeSheet.module.css';

/** Sorts the hand. The order stays as the player leaves it. */
export function ArrangeSheet(): JSX.Element {
  const board = useLiveBoard();
  const { arrange } = text;
  /** The number from which the longest train starts. */
  const end = (): number => {
    const { table, seat } = board.view();
    return seat === null ? 0 : mainEnd(table, seat).end;
  };
  const orders = (): readonly { readonly sort: Sort; readonly name: string; readonly more: string }[] => [
    { sort: 'train', name: arrange.train, more: arrange.trainMore(end()) },
    { sort: 'suit', name: arrange.suit, more: arrange.suitMore },
    { sort: 'pips', name: arrange.pips, more: arrange.pipsMore },
  ];
  return (
    <Sheet
      open={board.sheet() === 'arrange'}
      class={styles['arrange-sheet']}
      title={arrange.title}
      close={arrange.close}
      onClose={() => board.show('none')}
    >
      <SmallPrint isText>{board.isTouch() ? arrange.hintTouch : arrange.hint}</SmallPrint>
      <For each={orders()}>
        {(one) => (
          <button
            type="button"
            class={styles['order']}
            onClick={() => {
              board.hand.arrange(sorted(one.sort, board.hand.tiles(), board.view()));
              board.show('none');
            }}
          >
            <b>{one.name}</b>
            <small>{one.more}</small>
          </button>
        )}
      </For>
    </Sheet>
  );
}
