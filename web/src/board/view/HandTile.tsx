import { high, low, tileName, type Tile } from '@slow-train/rules';
import { Show, type JSX } from 'solid-js';
import { text } from '#text/table.ts';
import { TilePicture } from '../../ui/tile/TilePicture.tsx';
import { useLiveBoard } from '../state/live-board.ts';
import { cx } from '../../ui/cx.ts';
import styles from './HandTile.module.css';

/** One tile of the hand: raised when selected, flat when it cannot be played, a dashed outline while in a build. */
export function HandTile(props: {
  tile: Tile;
  isWide: boolean;
  isTabStop: boolean;
  isDragged: boolean;
  onFocus: () => void;
  onPointerDown: (event: PointerEvent) => void;
  onClick: () => void;
}): JSX.Element {
  const board = useLiveBoard();
  const mode = (): string => board.situation().mode;
  const isOn = (): boolean => mode() === 'playing' || mode() === 'building';
  const isSelected = (): boolean => board.selection().tile === props.tile;
  const isPlayable = (): boolean => board.playable().has(props.tile);
  const isFresh = (): boolean => board.hand.fresh().has(props.tile);
  const laid = (): number => board.selection().build.indexOf(props.tile);
  return (
    <button
      type="button"
      class={cx(
        styles['tile'],
        isSelected() && styles['selected'],
        laid() >= 0 && styles['laid'],
        isFresh() && styles['fresh'],
        props.isDragged && styles['dragged'],
      )}
      data-tile={props.tile}
      data-pointed={board.props.pointsAt === props.tile ? '' : undefined}
      tabindex={props.isTabStop ? 0 : -1}
      aria-pressed={isSelected() || laid() >= 0}
      aria-label={text.hand.label(tileName(props.tile), {
        isNew: isFresh(),
        isPlayable: isOn() && isPlayable(),
        isSelected: isSelected(),
        laid: laid() < 0 ? null : laid() + 1,
      })}
      onFocus={() => props.onFocus()}
      onPointerDown={(event) => props.onPointerDown(event)}
      onClick={() => props.onClick()}
    >
      <span class={styles['face']}>
        <TilePicture
          class={styles['drawing']}
          a={high(props.tile)}
          b={low(props.tile)}
          stands={props.isWide}
          preview={laid() >= 0}
          dim={laid() >= 0 || (isOn() && !isPlayable())}
        />
        {/* Above the tile, where it covers no pips. */}
        <Show when={laid() >= 0}>
          <span class={styles['number']} aria-hidden="true">
            {laid() + 1}
          </span>
        </Show>
        <Show when={isFresh() && laid() < 0}>
          <span class={styles['new']} aria-hidden="true">
            {text.hand.fresh}
          </span>
        </Show>
      </span>
    </button>
  );
}
