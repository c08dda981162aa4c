import { pipsOf } from '@slow-train/rules';
import { createEffect, createMemo, createSignal, For, on, Show, type JSX, type ParentProps } from 'solid-js';
import { text } from '#text/table.ts';
import { substitutesText } from '#text/clock.ts';
import { createMedia } from '../../ui/media.ts';
import { createSize, type Size } from '../../ui/size.ts';
import { handSort, heldId, heldTiles, sorted, type HeldTile } from '../state/hand-order.ts';
import { useLiveBoard } from '../state/live-board.ts';
import { createDrag } from './drag.ts';
import { HandTile } from './HandTile.tsx';
import { handKey } from './hand-keys.ts';
import { grownHand, sideColumns, trayOf, type GrownHand } from './hand-tray.ts';
import { SIDEWAYS } from './widths.ts';
import { cx } from '../../ui/cx.ts';
import styles from './Hand.module.css';

/** With more tiles than this, a phone's hand has six in a row, then seven. */
const FIVES = 9;
const SIXES = 17;

/** The player's hand in their own order, for taps, drags and the keyboard. Only one tile is in the tab order. */
export function Hand(
  props: ParentProps<{
    isWide: boolean;
    /** Whether the hand stays as it was dealt, without the button that sorts it. */
    isFixed?: boolean;
    /** Whether text is large: the page scrolls, and tiles need not leave room for the trains. */
    isLarge?: boolean;
  }>,
): JSX.Element {
  const board = useLiveBoard();
  const drag = createDrag(board);
  let list: HTMLDivElement | undefined;
  const [focused, setFocused] = createSignal<HeldTile | null>(null);
  const [tapped, setTapped] = createSignal<HeldTile | null>(null);
  const tiles = board.hand.tiles;
  const held = createMemo(() => heldTiles(tiles()));
  const tabStop = (): HeldTile | undefined => held().find((one) => one === focused()) ?? held()[0];
  const focus = (one: HeldTile | undefined): void => {
    if (one === undefined) return;
    setFocused(one);
    list?.querySelector<HTMLElement>(`[data-tile="${heldId(one)}"]`)?.focus();
  };
  /** Of twins the one that was tapped. */
  const raised = createMemo((): HeldTile | undefined => {
    const same = held().filter(({ tile }) => tile === board.selection().tile);
    return same.find((one) => one === tapped()) ?? same.at(-1);
  });
  const tap = (one: HeldTile): void => {
    const isTwin = raised() !== one && raised()?.tile === one.tile;
    setTapped(one);
    if (!isTwin) board.tapTile(one.tile, one.copy);
  };
  // If the focused tile leaves the hand, another gets the focus.
  let hadFocus = false;
  createEffect(
    on(tiles, () => {
      if (hadFocus && document.activeElement === document.body) focus(tabStop());
    }),
  );
  let section: HTMLElement | undefined;
  const size = createSize(() => section, { width: 360, height: 60 });
  const boardSize = createSize(() => section?.parentElement ?? undefined, { width: 360, height: 640 });
  const isSideways = createMedia(SIDEWAYS);
  const isBeside = (): boolean => isSideways() && !props.isWide && !props.isLarge;
  const boardRoom = (): Size => ({ width: size().width, height: boardSize().height });
  const tray = createMemo(() => {
    const position = props.isWide ? 'wide' : isBeside() ? 'side' : 'below';
    return trayOf(tiles().length, position, boardRoom(), board.isTouch());
  });
  /** A train that is being built has two rows more, so that its tiles stay in sight. */
  const rows = (): number => board.trains().length + (board.situation().mode === 'building' ? 2 : 0);
  const grown = createMemo((): GrownHand | null => {
    if (tray() !== null || props.isFixed) return null;
    if (props.isLarge) return grownHand(tiles().length, 0, 'below', { width: size().width, height: Infinity });
    if (isBeside()) return null;
    return grownHand(tiles().length, rows(), props.isWide ? 'wide' : 'below', boardRoom());
  });
  /** Whether it stands in rows of its own, with the button that arranges it beside them. */
  const isAbreast = (): boolean => props.isWide && grown() !== null;
  /** Next to the trains, where nothing else needs the room. */
  const columns = (): number | undefined => (isBeside() ? sideColumns(tiles().length, boardRoom()) : undefined);
  // Keeps the selected tile in sight: one just drawn is at the end of the hand.
  createEffect(() => {
    const one = raised();
    if (one !== undefined && tray()?.scrolls)
      list?.querySelector(`[data-tile="${heldId(one)}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const isSeated = (): boolean => board.view().seat !== null;
  /** Says who plays the hand of an owner who is away. */
  const elsewhere = (): string | null => {
    const { seats, you } = board.game();
    const occupant = you.away === null ? undefined : seats[you.away];
    return occupant === undefined || occupant.kind === 'nobody' ? null : substitutesText.handWith(occupant.name);
  };
  return (
    <section
      ref={section}
      class={styles['hand']}
      data-hand={tray() !== null ? 'big' : grown() !== null ? 'grown' : tiles().length > FIVES ? 'crowded' : 'few'}
      data-carrying={drag.dragged() === null ? undefined : ''}
      aria-label={text.hand.title}
    >
      <Show when={isSeated()} fallback={<p class={styles['none']}>{elsewhere() ?? text.hand.none}</p>}>
        <div class={styles['tray']}>
          <div
            ref={list}
            class={cx(
              styles['tiles'],
              tiles().length > FIVES && styles['sixes'],
              tiles().length > SIXES && styles['sevens'],
            )}
            style={{
              '--columns': tray()?.columns ?? grown()?.columns ?? columns(),
              '--cell': `${tray()?.cell ?? grown()?.width ?? 0}px`,
            }}
            role="toolbar"
            aria-label={text.hand.summary(tiles().length, pipsOf(tiles()))}
            onKeyDown={(event) => handKey(event, board, tabStop(), { focus, tap })}
            onWheel={(event) => {
              if (tray()?.scrolls && event.deltaX === 0) event.currentTarget.scrollLeft += event.deltaY;
            }}
            onFocusIn={() => (hadFocus = true)}
            onFocusOut={(event) => {
              if (event.relatedTarget !== null) hadFocus = false;
            }}
          >
            <For each={held()} fallback={<p class={styles['none']}>{text.hand.empty}</p>}>
              {(one) => (
                <HandTile
                  held={one}
                  isRaised={one === raised()}
                  isWide={props.isWide}
                  isTabStop={one === tabStop()}
                  isDragged={drag.dragged() === one}
                  onFocus={() => setFocused(one)}
                  onPointerDown={(event) => drag.start(event, one)}
                  onClick={() => {
                    if (!drag.justEnded()) tap(one);
                  }}
                />
              )}
            </For>
            <Show when={tiles().length > 1 && tray() === null && !isAbreast() && !props.isFixed}>
              <ArrangeButtons />
            </Show>
          </div>
          <Show when={tray() !== null || isAbreast()}>
            <div class={styles['more']}>
              <Show when={tray()?.scrolls} fallback={<span />}>
                <p>{text.hand.scrolls(tiles().length, board.isTouch())}</p>
              </Show>
              <Show when={tiles().length > 1}>
                <ArrangeButtons />
              </Show>
            </div>
          </Show>
        </div>
      </Show>
      {props.children}
    </section>
  );
}

/** Sorts the hand again as it was sorted last; the other ways are behind the second button. */
function ArrangeButtons(): JSX.Element {
  const board = useLiveBoard();
  return (
    <div class={styles['arrange']}>
      <button
        type="button"
        onClick={() => board.hand.arrange(sorted(handSort(), board.hand.tiles(), board.view()))}
        title={text.arrange[handSort()]}
      >
        {text.hand.sort}
      </button>
      <button type="button" class={styles['ways']} aria-label={text.hand.arrange} onClick={() => board.show('arrange')}>
        <svg viewBox="0 0 18 4" width="18" height="4" fill="currentColor" aria-hidden="true">
          <circle cx="2" cy="2" r="2" />
          <circle cx="9" cy="2" r="2" />
          <circle cx="16" cy="2" r="2" />
        </svg>
      </button>
    </div>
  );
}
