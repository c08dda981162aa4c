import { tileName } from '@slow-train/rules';
import { For, Show, type JSX } from 'solid-js';
import { text } from '../text/en.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { useBoard } from './board.ts';
import { whyNot, whyTitle } from './why.ts';
import './why.css';
import './why-sheet.css';

/** Why the tile in mind does not go on the other trains: one sentence from the rules for each. */
export function WhySheet(): JSX.Element {
  const board = useBoard();
  const tile = (): ReturnType<typeof board.choice>['tile'] => board.choice().tile;
  const isOpen = (): boolean => board.sheet() === 'why' && tile() !== null;
  const title = (): string => {
    const named = tile();
    return named === null ? text.why.others : whyTitle(board.now(), named, tileName(named));
  };
  return (
    <Sheet open={isOpen()} class="why-sheet" title={title()} close={text.why.back} onClose={() => board.show('none')}>
      <Show when={isOpen() ? { tile: tile() } : null} keyed>
        {(asked) => (
          <dl>
            <For each={asked.tile === null ? [] : whyNot(board.now(), asked.tile, board.choice(), board.names())}>
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
