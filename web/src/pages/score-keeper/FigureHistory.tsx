import type { Evening, HandCount } from '@slow-train/protocol/evening';
import { For, Show, type JSX } from 'solid-js';
import { scoreKeeperText } from '#text/sheet.ts';
import { clockTime } from '../../text/days.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import type { Cell } from './create-entry.ts';
import { nameOf } from './evening-words.ts';
import { historyOf, withCount } from './standings.ts';
import styles from './FigureHistory.module.css';

/** All figures that a cell has had, each of which can be taken again. */
export default function FigureHistory(props: {
  evening: Evening;
  cell: Cell;
  onChange(next: Evening): void;
  onClose(): void;
}): JSX.Element {
  const history = (): Evening['entries'] => historyOf(props.evening, props.cell);
  const words = (count: HandCount | null): string =>
    count === null ? scoreKeeperText.empty : count.isOut ? scoreKeeperText.out : String(count.pips);
  const take = (count: HandCount | null): void => {
    props.onChange(withCount(props.evening, props.cell, count, Date.now()));
    props.onClose();
  };
  return (
    <Sheet
      open
      title={scoreKeeperText.history.title(nameOf(props.evening, props.cell.seat), props.cell.round + 1)}
      close={scoreKeeperText.history.close}
      onClose={() => props.onClose()}
    >
      <ol class={styles['list']}>
        <For each={history()}>
          {(entry, index) => (
            <li>
              <span>
                {(entry.undoes === null ? scoreKeeperText.history.was : scoreKeeperText.history.takenBack)(
                  words(entry.count),
                  clockTime(props.evening.begun + entry.at * 1000),
                )}
              </span>
              <Show when={index() < history().length - 1} fallback={<small>{scoreKeeperText.history.now}</small>}>
                <TextButton onClick={() => take(entry.count)}>
                  {scoreKeeperText.history.use(words(entry.count))}
                </TextButton>
              </Show>
            </li>
          )}
        </For>
      </ol>
    </Sheet>
  );
}
