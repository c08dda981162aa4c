import {
  type Component,
  createEffect,
  createMemo,
  type JSX,
  on,
  onCleanup,
  onMount,
  type ParentProps,
  Show,
} from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { createMedia } from '../../ui/media.ts';
import { wantsLargeTiles } from '../../ui/tile/large-tiles.ts';
import { createTextScale } from '../../ui/size.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { createFirstLater, createSteps, createTask } from '../../ui/step.ts';
import { ToastPlace } from '../../ui/Toasts.tsx';
import { createArrivals } from '../state/arrivals.ts';
import { BoardProvider } from '../state/board.ts';
import { createLiveBoard, createReadGame } from '../state/create-live-board.ts';
import { LiveBoardProvider, type BoardProps, type LiveBoard } from '../state/live-board.ts';
import type { NextGame } from '../state/next-game.ts';
import { ActionBar, focusMainButton, type PageAction } from './ActionBar.tsx';
import { Announcer } from './Announcer.tsx';
import { BoardLayout, BoardPage } from './BoardLayout.tsx';
import { Hand } from './Hand.tsx';
import { trainKey } from './hand-keys.ts';
import { boardSheets, loadSheets } from './load-sheets.ts';
import { NoticePanels, Notices, type Notice } from './Notices.tsx';
import { Side } from './Side.tsx';
import type { TalkSlot } from './SideTabs.tsx';
import { StatusBar } from './StatusBar.tsx';
import { TopBar } from './TopBar.tsx';
import { rowSteps, TrainRows } from './TrainRows.tsx';
import { WideLayout } from './WideLayout.tsx';
import { LARGE_TEXT, ROOMY, WIDE } from './widths.ts';
import styles from './Board.module.css';

/** The steps that draw the parts around the trains, and then the sheets, which open over everything. */
const AROUND = 3;
const SHEETS = 1;

/** The page's additions to the board. All of them are rendered inside it, where `useLiveBoard` returns its state. */
export interface BoardSlots {
  /** Matters for the players to settle: in the status bar, or at the head of a roomy board's side. */
  readonly notices?: readonly Notice[];
  readonly aboveHand?: Component;
  /** Next to the main button. */
  readonly actions?: (board: LiveBoard) => readonly PageAction[];
  /** Another game that waits for the player, while this one does not. */
  readonly nextGame?: () => NextGame | null;
  /** The talk of the players; none where nobody else is. */
  readonly talk?: () => TalkSlot | undefined;
  readonly menuLinks?: Component;
  /** Among the settings: buttons for things that the player opens, asks for or gives up at this table. */
  readonly menuSettings?: Component;
  /** The last settings, after those and the board's own. */
  readonly menuLast?: Component;
  /** Sheets over the board; each is open while `board.sheet()` is its name. */
  readonly sheets?: Component;
}

/** The board of a running game: the trains, the player's hand and the main button. Children appear over the trains. */
export function Board(props: ParentProps<BoardProps & { slots?: BoardSlots }>): JSX.Element {
  const read = createReadGame(props);
  // After the task that reads the game, one that creates the board, and one that begins to draw it.
  const isCreated = createTask();
  const board = createMemo(on(isCreated, (is) => (is ? createLiveBoard(props, read) : undefined)));
  const drawn = createFirstLater(board);
  return (
    <Show when={drawn()} keyed fallback={<Skeleton kind="board" />}>
      {(board) => (
        <DrawnBoard board={board} slots={props.slots ?? {}}>
          {props.children}
        </DrawnBoard>
      )}
    </Show>
  );
}

function DrawnBoard(props: ParentProps<{ board: LiveBoard; slots: BoardSlots }>): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- the same as long as the page
  const { board } = props;
  const textScale = createTextScale();
  const isLarge = (): boolean => textScale() >= LARGE_TEXT || wantsLargeTiles();
  const [hasWidth, hasRoom] = [createMedia(WIDE), createMedia(ROOMY)];
  const isWide = (): boolean => hasWidth() && !isLarge();
  const isRoomy = (): boolean => hasRoom() && !isLarge();
  const slots = (): BoardSlots => props.slots;
  const notices = (): readonly Notice[] => slots().notices ?? [];
  // After the top bar: the hand, whose tiles can be tapped from then on, the notices, and then the trains in the room left
  // by those, so that nothing moves.
  const steps = (): number => AROUND + rowSteps(board.trains().length) + SHEETS;
  const due = createSteps(steps);
  // With the last step, and again when one of them is wanted, if that has failed.
  createEffect(() => {
    if (boardSheets() === undefined && (due() >= steps() || board.sheet() !== 'none'))
      loadSheets().catch(() => undefined);
  });
  let root: HTMLDivElement | undefined;
  createArrivals(board, () => root);
  onMount(() => {
    root?.addEventListener('keydown', (event) => {
      if (event.defaultPrevented) return;
      if (event.key !== 'Escape') return trainKey(event, board);
      // Esc undoes no matter where on the board the focus is; sheets are outside it and close themselves.
      const { tile } = board.selection();
      board.putBack();
      if (document.activeElement?.closest('[data-train]'))
        root?.querySelector<HTMLElement>(`[data-tile="${tile}"]`)?.focus();
    });
    keepFocus(root);
  });
  return (
    <BoardProvider value={board}>
      <LiveBoardProvider value={board}>
        <BoardPage>
          <BoardLayout ref={(element) => (root = element)} isWide={isWide()} isLarge={isLarge()}>
            <TopBar>
              <Show when={isWide()}>
                <StatusBar />
              </Show>
            </TopBar>
            <Show when={due() > 1 && !isWide()}>
              <Notices notices={notices()} isLarge={isLarge()} />
            </Show>
            <Show when={due() > 1 && isWide() && !isRoomy()}>
              <div class={styles['panels']} data-floating>
                <NoticePanels notices={notices()} />
              </div>
            </Show>
            <div class={styles['over']}>{props.children}</div>
            <Show when={due() > 1}>
              <Show
                when={isWide()}
                fallback={<TrainRows recentPlays={board.shownPlays()} due={due() - AROUND} isLarge={isLarge()} />}
              >
                <WideLayout />
              </Show>
            </Show>
            <div class={styles['above']}>
              <ToastPlace />
              <Show when={due() > 2}>
                <Dynamic component={slots().aboveHand} />
              </Show>
            </div>
            <Show when={due() > 0}>
              <Hand isWide={isWide()} isLarge={isLarge()}>
                <ActionBar
                  isWide={isWide()}
                  hasMenu={!isRoomy()}
                  unread={slots().talk?.()?.unread() ?? 0}
                  pageActions={slots().actions?.(board) ?? []}
                  nextGame={slots().nextGame?.() ?? null}
                />
              </Hand>
            </Show>
            <Show when={due() > 1 && isRoomy()}>
              <Side talk={slots().talk?.()}>
                <NoticePanels notices={notices()} />
              </Side>
            </Show>
          </BoardLayout>
          <Announcer />
          <Show when={due() >= steps()}>
            <Dynamic
              component={boardSheets()}
              menu={{
                links: slots().menuLinks,
                settings: slots().menuSettings,
                last: slots().menuLast,
                talk: slots().talk?.(),
                hasTabs: !isRoomy(),
              }}
            />
            <Dynamic component={slots().sheets} />
          </Show>
        </BoardPage>
      </LiveBoardProvider>
    </BoardProvider>
  );
}

/** Gives the focus to the main button when the focused element is removed: else it would be at the page's start. */
function keepFocus(root: HTMLElement | undefined): void {
  if (root === undefined) return;
  let focused: Element | null = null;
  root.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : null;
  });
  const observer = new MutationObserver(() => {
    if (focused === null || focused.isConnected) return;
    focused = null;
    focusMainButton();
  });
  observer.observe(root, { childList: true, subtree: true });
  onCleanup(() => observer.disconnect());
}
