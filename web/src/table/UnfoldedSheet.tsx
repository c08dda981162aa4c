import { capital } from '@slow-train/words';
import { Show, type JSX } from 'solid-js';
import { text } from '../text/en.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { useBoard } from './board.ts';
import { SnakeView } from './SnakeView.tsx';
import { trainOfBoard } from './train-words.ts';
import './unfolded-sheet.css';

/** On a wide board a train unfolds in a sheet of its own: the tracks beside it stay where they are. */
export function UnfoldedSheet(): JSX.Element {
  const board = useBoard();
  const id = (): ReturnType<typeof board.unfolded> => board.unfolded();
  return (
    <Sheet
      open={id() !== null}
      class="train-sheet"
      title={capital(board.names().train(id() ?? 'M'))}
      close={text.row.fold}
      onClose={() => board.unfold(null)}
    >
      <Show when={id() !== null ? { id: id() ?? 0 } : null} keyed>
        {(shown) => (
          <>
            <p class="train-sheet-line">
              {text.row.unfolded(
                trainOfBoard(board, shown.id).laid.length,
                trainOfBoard(board, shown.id).laid[0]?.inward ?? 0,
                trainOfBoard(board, shown.id).end,
              )}
            </p>
            <SnakeView train={trainOfBoard(board, shown.id)} draft={[]} width={672} long={60} />
          </>
        )}
      </Show>
    </Sheet>
  );
}
