import { tileName, type Tile } from '@slow-train/rules';
import { For, Show, type JSX } from 'solid-js';
import { text } from '../../text/en.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { useLiveBoard } from '../state/live-board.ts';
import { whyNot, whyTitle } from '../state/why.ts';
import styles from './WhySheet.module.css';

/** Why the selected tile cannot be played on the other trains: one sentence from the rules for each. */
export function WhySheet(): JSX.Element {
  const board = useLiveBoard();
  const tile = (): Tile | null => board.selection().tile;
  const isOpen = (): boolean => board.sheet() === 'why' && tile() !== null;
  const title = (): string => {
    const named = tile();
    return named === null ? text.why.others : whyTitle(board.situation(), named, tileName(named));
  };
  return (
    <Sheet
      open={isOpen()}
      class={styles['sheet']}
      title={title()}
      close={text.why.back}
      onClose={() => board.show('none')}
    >
      <Show when={isOpen() ? { tile: tile() } : null} keyed>
        {(asked) => (
          <dl>
            <For
              each={asked.tile === null ? [] : whyNot(board.situation(), asked.tile, board.selection(), board.names())}
            >
              {(why) => (
                <div>
                  <dt>{why.trains}</dt>
                  <dd>{why.sentence}</dd>
                </div>
              )}
            </For>
          </dl>
        )}
      </Show>
    </Sheet>
  );
}
