import {
  createEffect,
  createMemo,
  createSignal,
  For,
  on,
  onCleanup,
  onMount,
  Show,
  type Component,
  type JSX,
} from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { text } from '#text/table.ts';
import { createSize } from '../../ui/size.ts';
import { Rich } from '../../ui/Rich.tsx';
import { useLiveBoard, type LiveBoard } from '../state/live-board.ts';
import { StatusLine, StatusLink, StatusSentence } from './StatusBar.tsx';
import styles from './Notices.module.css';

/** Something the players have to settle, which a page shows on the board. */
export interface Notice {
  readonly panel: Component;
  isShown(board: LiveBoard): boolean;
  /** Whether it waits for this player: then it opens by itself. */
  isWaiting(board: LiveBoard): boolean;
}

/**
 * The status bar of a narrow board. Its sentence wraps and is never cut: from a third line on, the links beside it give
 * way and are below the sentence that opens over the trains, together with everything less urgent.
 */
export function Notices(props: {
  notices: readonly Notice[];
  /** Whether text is large, and the page scrolls. */
  isLarge: boolean;
}): JSX.Element {
  const board = useLiveBoard();
  let root: HTMLDivElement | undefined;
  let sentence: HTMLParagraphElement | undefined;
  let opener: HTMLButtonElement | undefined;
  let close: HTMLButtonElement | undefined;
  const [isOpen, setOpen] = createSignal(false);
  const size = createSize(() => root, { width: 360, height: 27 });
  const [isLong, setLong] = createSignal(false);
  createEffect(
    on([() => board.status(), () => size().width, () => props.isLarge], () => {
      setLong(false);
      // Before the next paint, so that nobody sees it without the change.
      requestAnimationFrame(() => setLong(!props.isLarge && sentence !== undefined && linesOf(sentence) > 2));
    }),
  );
  const panels = createMemo(() => props.notices.filter((notice) => notice.isShown(board)));
  const further = (): number => board.further().length + panels().length;
  const hasMore = (): boolean => further() > 0 || isLong();
  /** Opens by itself for a refusal, a hint that was asked for, and a notice that waits for this player. */
  const opensItself = createMemo(
    () =>
      (isLong() && (board.status().link === 'close' || board.status().link === 'unhint')) ||
      panels().some((notice) => notice.isWaiting(board)),
  );
  createEffect(on(opensItself, (opens) => void setOpen(opens)));
  createEffect(() => {
    if (!hasMore()) setOpen(false);
  });
  const put = (): void => {
    const hadFocus = root?.contains(document.activeElement) ?? false;
    setOpen(false);
    if (hadFocus) opener?.focus();
  };
  onMount(() => {
    root?.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !isOpen()) return;
      event.preventDefault();
      put();
    });
  });
  createEffect(() => {
    if (!isOpen()) return;
    const press = ({ target }: PointerEvent): void => {
      if (target instanceof Node && root?.contains(target) === false) setOpen(false);
    };
    document.addEventListener('pointerdown', press);
    onCleanup(() => document.removeEventListener('pointerdown', press));
  });
  return (
    <div ref={root} class={styles['notices']}>
      <StatusLine class={styles['line']} tone={board.status().tone} isRoute={board.targets().length > 0}>
        <StatusSentence ref={(element) => (sentence = element)} />
        <Show when={!isLong()}>
          <StatusLink />
        </Show>
        <Show when={hasMore()}>
          <button
            ref={opener}
            type="button"
            class={styles['more']}
            aria-expanded={isOpen()}
            aria-label={further() > 0 ? text.status.further(further()) : text.status.all}
            onClick={() => {
              setOpen(true);
              close?.focus();
            }}
          >
            <Show when={further() > 0} fallback="…">
              {text.status.more(further())}
            </Show>
          </button>
        </Show>
      </StatusLine>
      <div class={styles['opened']} hidden={!isOpen()} role="group" aria-label={text.status.label}>
        <div class={styles['first']} data-tone={board.status().tone}>
          <p>
            <Rich text={board.status().sentence} />
          </p>
          <For each={board.further()}>
            {(status) => (
              <p>
                <Rich text={status.sentence} />
              </p>
            )}
          </For>
        </div>
        <NoticePanels notices={props.notices} />
        <div class={styles['foot']} data-tone={board.status().tone}>
          <StatusLink />
          <Show when={board.status().link !== 'close'}>
            <button ref={close} type="button" onClick={put}>
              {text.status.close}
            </button>
          </Show>
        </div>
      </div>
    </div>
  );
}

/** Returns the number of lines that a paragraph has. */
function linesOf(paragraph: HTMLElement): number {
  return Math.round(paragraph.clientHeight / parseFloat(getComputedStyle(paragraph).lineHeight));
}

/** The notices themselves, one below the other. */
export function NoticePanels(props: { notices: readonly Notice[] }): JSX.Element {
  return <For each={props.notices}>{(notice) => <Dynamic component={notice.panel} />}</For>;
}
