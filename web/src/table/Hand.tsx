import { pipsOf, type Tile as TileId } from '@slow-train/rules';
import { createEffect, createMemo, createSignal, For, on, onCleanup, Show, type JSX, type ParentProps } from 'solid-js';
import { text } from '../text/en.ts';
import { substitutesText } from '../text/substitutes.ts';
import { createMedia } from '../ui/media.ts';
import { createSize } from '../ui/size.ts';
import { useBoard } from './board.ts';
import { createDrag } from './drag.ts';
import { HandTile } from './HandTile.tsx';
import { handKey } from './hand-keys.ts';
import { rackOf } from './rack.ts';
import { SIDEWAYS } from './widths.ts';
import './hand.css';
import './big-hand.css';

/** More tiles than this and a phone's hand takes six in a row, then seven. */
const FIVES = 9;
const SIXES = 17;

/** The reader's hand, in their own order: tap, drag, or the keyboard. One tile takes part in the tab order. */
export function Hand(props: ParentProps<{ isWide: boolean }>): JSX.Element {
  const board = useBoard();
  const drag = createDrag(board);
  let list: HTMLDivElement | undefined;
  const [focused, setFocused] = createSignal<TileId | null>(null);
  const tiles = board.hand.tiles;
  const stop = (): TileId | undefined => tiles().find((tile) => tile === focused()) ?? tiles()[0];
  const focus = (tile: TileId | undefined): void => {
    if (tile === undefined) return;
    setFocused(tile);
    list?.querySelector<HTMLElement>(`[data-tile="${tile}"]`)?.focus();
  };
  // A tile that leaves the hand takes the focus with it; it goes on to a neighbour.
  let hadFocus = false;
  createEffect(
    on(tiles, () => {
      if (hadFocus && document.activeElement === document.body) focus(stop());
    }),
  );
  let section: HTMLElement | undefined;
  const size = createSize(() => section, { width: 360, height: 60 });
  // Others lay their slips above it.
  createEffect(() => document.documentElement.style.setProperty('--hand-height', `${size().height}px`));
  onCleanup(() => document.documentElement.style.removeProperty('--hand-height'));
  const whole = createSize(() => section?.parentElement ?? undefined, { width: 360, height: 640 });
  const isBeside = createMedia(SIDEWAYS);
  const rack = createMemo(() => {
    const room = { width: size().width, height: whole().height };
    return rackOf(tiles().length, props.isWide ? 'wide' : isBeside() ? 'beside' : 'below', room, board.isTouch());
  });
  // What is in mind is in sight: a tile just drawn lies at the end of the hand.
  createEffect(() => {
    const tile = board.choice().tile;
    if (tile !== null && rack()?.scrolls)
      list?.querySelector(`[data-tile="${tile}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const isHeld = (): boolean => board.view().seat !== null;
  /** With whom the hand is of an owner who is away. */
  const elsewhere = (): string | null => {
    const { seats, you } = board.props.game;
    const sitter = you.away === null ? undefined : seats[you.away];
    return sitter === undefined || sitter.kind === 'nobody' ? null : substitutesText.handWith(sitter.name);
  };
  return (
    <section ref={section} class="hand" classList={{ rack: props.isWide }} aria-label={text.hand.title}>
      <Show when={isHeld()} fallback={<p class="hand-none">{elsewhere() ?? text.hand.none}</p>}>
        <div class="ledge">
          <div
            ref={list}
            class="tiles"
            classList={{
              sixes: tiles().length > FIVES,
              sevens: tiles().length > SIXES,
              crowded: tiles().length > FIVES && rack() === null,
              big: rack() !== null,
            }}
            style={{ '--columns': rack()?.columns, '--cell': `${rack()?.cell ?? 0}px` }}
            role="toolbar"
            aria-label={text.hand.summary(tiles().length, pipsOf(tiles()))}
            onKeyDown={(event) => handKey(event, board, stop(), focus)}
            onWheel={(event) => {
              if (rack()?.scrolls && event.deltaX === 0) event.currentTarget.scrollLeft += event.deltaY;
            }}
            onFocusIn={() => (hadFocus = true)}
            onFocusOut={(event) => {
              if (event.relatedTarget !== null) hadFocus = false;
            }}
          >
            <For each={tiles()} fallback={<p class="hand-none">{text.hand.empty}</p>}>
              {(tile) => (
                <HandTile
                  tile={tile}
                  isWide={props.isWide}
                  isStop={tile === stop()}
                  isDragged={drag.dragged() === tile}
                  onFocus={() => setFocused(tile)}
                  onPointerDown={(event) => drag.start(event, tile)}
                  onClick={() => {
                    if (!drag.justEnded()) board.tapTile(tile);
                  }}
                />
              )}
            </For>
            <Show when={tiles().length > 1 && rack() === null}>
              <ArrangeButton />
            </Show>
          </div>
          <Show when={rack()}>
            {(big) => (
              <div class="more-tiles">
                <Show when={big().scrolls} fallback={<span />}>
                  <p>{text.hand.scrolls(tiles().length, board.isTouch())}</p>
                </Show>
                <ArrangeButton />
              </div>
            )}
          </Show>
        </div>
      </Show>
      {props.children}
    </section>
  );
}

function ArrangeButton(): JSX.Element {
  const board = useBoard();
  return (
    <button type="button" class="arrange" onClick={() => board.show('arrange')}>
      {text.hand.arrange}
    </button>
  );
}
