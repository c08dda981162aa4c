import { high, low, tileName, type Tile as TileId } from '@slow-train/rules';
import { Show, type JSX } from 'solid-js';
import { text } from '../text/en.ts';
import { Tile } from '../tile/Tile.tsx';
import { useBoard } from './board.ts';
import './hand-tile.css';

/** One tile of the hand. Raised when picked up, flat when it cannot be played, a dashed place while it is in a build. */
export function HandTile(props: {
  tile: TileId;
  isWide: boolean;
  isStop: boolean;
  isDragged: boolean;
  onFocus: () => void;
  onPointerDown: (event: PointerEvent) => void;
  onClick: () => void;
}): JSX.Element {
  const board = useBoard();
  const mode = (): string => board.now().mode;
  const isOn = (): boolean => mode() === 'playing' || mode() === 'building';
  const isSelected = (): boolean => board.choice().tile === props.tile;
  const isPlayable = (): boolean => board.playable().has(props.tile);
  const isFresh = (): boolean => board.hand.fresh().has(props.tile);
  const laid = (): number => board.choice().draft.indexOf(props.tile);
  return (
    <button
      type="button"
      class="hand-tile"
      classList={{
        idle: isOn() && !isPlayable() && laid() < 0,
        selected: isSelected(),
        laid: laid() >= 0,
        fresh: isFresh(),
        dragged: props.isDragged,
      }}
      data-tile={props.tile}
      tabindex={props.isStop ? 0 : -1}
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
      <Tile a={high(props.tile)} b={low(props.tile)} stands={props.isWide} ghost={laid() >= 0} />
      <Show when={laid() >= 0}>
        <span class="number" aria-hidden="true">
          {laid() + 1}
        </span>
      </Show>
      <Show when={isFresh() && laid() < 0}>
        <span class="new" aria-hidden="true">
          {text.hand.fresh}
        </span>
      </Show>
    </button>
  );
}
