import { longestTrainOf } from '@slow-train/players';
import { createMemo, type JSX } from 'solid-js';
import { text } from '../text/en.ts';
import { useBoard } from './board.ts';
import './extras.css';

/** Beside a build: the longest train there is by the rules of the table, and the last tile back. */
export function BuildTools(): JSX.Element {
  const board = useBoard();
  const draft = (): readonly number[] => board.choice().draft;
  const longest = createMemo(() => longestTrainOf(board.view()));
  const isLaid = (): boolean =>
    longest().tiles.length === draft().length && longest().tiles.every((tile, index) => tile === draft()[index]);
  return (
    <span class="build-tools">
      <button
        type="button"
        aria-disabled={draft().length === 0}
        onClick={() => board.lay(board.choice().draft.slice(0, -1))}
      >
        {text.build.undo}
      </button>
      <button type="button" aria-disabled={isLaid()} onClick={() => board.lay(longest().tiles)}>
        {(longest().isProved ? text.build.longestOf : text.build.longOf)(longest().tiles.length)}
      </button>
    </span>
  );
}
