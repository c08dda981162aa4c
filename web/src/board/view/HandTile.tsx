import { high, low, tileName, type Tile } from '@slow-train/rules';
import { Show, type JSX } from 'solid-js';
import { text } from '#text/table.ts';
import { TilePicture } from '../../ui/tile/TilePicture.tsx';
import { useLiveBoard } from '../state/live-board.ts';
import { heldId, indexOfHeld, type HeldTile } from '../state/hand-order.ts';
import { cx } from '../../ui/cx.ts';
import styles from './HandTile.module.css';

/** One tile of the hand: raised when selected, flat when it cannot be played, a dashed outline while in a build. */
export function HandTile(props: {
  held: HeldTile;
  isRaised: boolean;
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
  const tile = (): Tile => props.held.tile;
  const isPlayable = (): boolean => board.playable().has(tile());
  const isFresh = (): boolean => board.hand.fresh().has(props.held);
  const laid = (): number => indexOfHeld(board.selection().build, props.held);
  return (
    <button
      type="button"
      class={cx(
        styles['tile'],
        props.isRaised && styles['selected'],
        laid() >= 0 && styles['laid'],
        isFresh() && styles['fresh'],
        props.isDragged && styles['dragged'],
      )}
      data-tile={heldId(props.held)}
      data-pointed={board.props.pointsAt === tile() ? '' : undefined}
      tabindex={props.isTabStop ? 0 : -1}
      aria-pressed={props.isRaised || laid() >= 0}
      aria-label={text.hand.label(tileName(tile()), {
        isNew: isFresh(),
        isPlayable: isOn() && isPlayable(),
        isSelected: props.isRaised,
        laid: laid() < 0 ? null : laid() + 1,
      })}
      onFocus={() => props.onFocus()}
      onPointerDown={(event) => props.onPointerDown(event)}
      onClick={() => props.onClick()}
    >
      <span class={styles['face']}>
        <TilePicture
          class={styles['drawing']}
          a={high(tile())}
          b={low(tile())}
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
