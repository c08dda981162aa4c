import { longestTrain } from '@slow-train/players';
import { createMemo, type JSX } from 'solid-js';
import { text } from '../text/en.ts';
import { useBoard } from './board.ts';
import { draftEnd } from './selection.ts';

/** Beside a build: the longest train there is from here, and the last tile back. */
export function BuildTools(): JSX.Element {
  const board = useBoard();
  const draft = (): readonly number[] => board.choice().draft;
  const longest = createMemo(() => longestTrain(board.view().hand, draftEnd(board.view(), [])).tiles);
  const isLaid = (): boolean =>
    longest().length === draft().length && longest().every((tile, index) => tile === draft()[index]);
  return (
    <span class="build-tools">
      <button
        type="button"
        aria-disabled={draft().length === 0}
        onClick={() => board.lay(board.choice().draft.slice(0, -1))}
      >
        {text.build.undo}
      </button>
      <button type="button" aria-disabled={isLaid()} onClick={() => board.lay(longest())}>
        {text.build.longestOf(longest().length)}
      </button>
    </span>
  );
}
