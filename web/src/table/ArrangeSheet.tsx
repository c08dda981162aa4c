import { longestTrainOf } from '@slow-train/players';
import { at, compareTiles, type Tile } from '@slow-train/rules';
import { For, type JSX } from 'solid-js';
import { text } from '../text/en.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { useBoard } from './board.ts';
import { bySuit, byTrain } from './order.ts';
import './arrange-sheet.css';

/** Ways to sort the hand. The order stays as one leaves it. */
export function ArrangeSheet(): JSX.Element {
  const board = useBoard();
  const { arrange } = text;
  /** Where the next tile of one's own train goes: what the longest train starts from. */
  const end = (): number => {
    const { table, seat } = board.view();
    return seat === null ? 0 : at(table.seats, seat).train.end;
  };
  const ways = (): readonly {
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
      class="arrange-sheet"
      title={arrange.title}
      close={arrange.close}
      onClose={() => board.show('none')}
    >
      <p>{arrange.hint}</p>
      <For each={ways()}>
        {(way) => (
          <button
            type="button"
            class="way"
            onClick={() => {
              board.hand.arrange(way.order(board.hand.tiles()));
              board.show('none');
            }}
          >
            <b>{way.name}</b>
            <span>{way.more}</span>
          </button>
        )}
      </For>
    </Sheet>
  );
}
