import type { Tile } from '@slow-train/rules';
import type { JSX } from 'solid-js';
import { text } from '#text/table.ts';
import { useLiveBoard } from '../state/live-board.ts';
import { ToolButton } from './ToolButton.tsx';
import styles from './BuildTools.module.css';

/** The tool of a build: undo the last tile. The longest train is a hint's to lay: finding it is the puzzle of the round. */
export function BuildTools(): JSX.Element {
  const board = useLiveBoard();
  const build = (): readonly Tile[] => board.selection().build;
  return (
    <span class={styles['tools']}>
      <ToolButton isTight aria-disabled={build().length === 0} onClick={() => board.build(build().slice(0, -1))}>
        {text.build.undo}
      </ToolButton>
    </span>
  );
}
