import { longestTrainOf } from '@slow-train/players';
import type { Tile } from '@slow-train/rules';
import { createMemo, type JSX } from 'solid-js';
import { text } from '#text/table.ts';
import { useLiveBoard } from '../state/live-board.ts';
import { ToolButton } from './ToolButton.tsx';
import styles from './BuildTools.module.css';

/** The tools of a build: undo the last tile, or lay the longest train that the rules of the game allow. */
export function BuildTools(): JSX.Element {
  const board = useLiveBoard();
  const build = (): readonly Tile[] => board.selection().build;
  const longest = createMemo(() => longestTrainOf(board.view()));
  const isLaid = (): boolean =>
    longest().tiles.length === build().length && longest().tiles.every((tile, index) => tile === build()[index]);
  return (
    <span class={styles['tools']}>
      <ToolButton isTight aria-disabled={build().length === 0} onClick={() => board.build(build().slice(0, -1))}>
        {text.build.undo}
      </ToolButton>
      <ToolButton isTight aria-disabled={isLaid()} onClick={() => board.build(longest().tiles)}>
        {(longest().isProved ? text.build.longestOf : text.build.longOf)(longest().tiles.length)}
      </ToolButton>
    </span>
  );
}
