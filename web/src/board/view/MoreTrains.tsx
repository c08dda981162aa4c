import { createEffect, createSignal, on, onCleanup, onMount, Show, type Accessor, type JSX } from 'solid-js';
import { text } from '#text/table.ts';
import { useBoard } from '../state/board.ts';
import { cx } from '../../ui/cx.ts';
import styles from './MoreTrains.module.css';

/** The part of a row that may be out of sight before it counts as hidden, in pixels. */
const TOLERATED = 8;

/** Says how many trains are out of sight below, and scrolls to them; at the end it leads back to the top. */
export function MoreTrains(props: {
  scroller: Accessor<HTMLElement | undefined>;
  /** Changes whenever other trains may be in sight without any scrolling. */
  layout: unknown;
  class?: string | undefined;
}): JSX.Element {
  const board = useBoard();
  const [hidden, setHidden] = createSignal<readonly string[]>([]);
  const measure = (): void => {
    const scroller = props.scroller();
    if (scroller === undefined) return;
    const foot = scroller.getBoundingClientRect().bottom + TOLERATED;
    const trains = [...scroller.querySelectorAll<HTMLElement>('[data-train]')];
    const below = trains.filter((train) => train.getBoundingClientRect().bottom > foot);
    setHidden(below.map((train) => train.dataset['train'] ?? ''));
  };
  onMount(() => {
    const scroller = props.scroller();
    scroller?.addEventListener('scroll', measure, { passive: true });
    onCleanup(() => scroller?.removeEventListener('scroll', measure));
  });
  createEffect(
    on([() => props.layout, () => board.trains().length, board.unfolded], () => requestAnimationFrame(measure)),
  );
  /** The trains below that take the selected tile. */
  const lit = (): number => {
    const ids = hidden();
    return board.trains().filter(({ key, mark }) => mark.preview !== null && ids.includes(key)).length;
  };
  const scroll = (): void => {
    const scroller = props.scroller();
    if (hidden().length === 0) scroller?.scrollTo({ top: 0 });
    else scroller?.scrollBy({ top: scroller.clientHeight * 0.7 });
  };
  return (
    <button type="button" class={cx(styles['below'], lit() > 0 && styles['lit'], props.class)} onClick={scroll}>
      <Show when={hidden().length > 0} fallback={text.below.top}>
        {text.below.more(hidden().length, lit())}
      </Show>
    </button>
  );
}
