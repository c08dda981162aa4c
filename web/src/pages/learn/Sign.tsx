import { createEffect, createSignal, on, onCleanup, Show, type JSX } from 'solid-js';
import { cx } from '../../ui/cx.ts';
import { Unseen } from '../../ui/Unseen.tsx';
import styles from './Sign.module.css';

/** The sign of the lesson: one sentence with its reason, and a post that points at `target`. Read aloud as it changes. */
export function Sign(props: {
  say: string;
  /** The reason, or the answer to a wrong tap. */
  more: string;
  isAnswer: boolean;
  /** The selector of the train that the post points at; null for none. */
  target: string | null;
}): JSX.Element {
  let row: HTMLDivElement | undefined;
  let plate: HTMLDivElement | undefined;
  const [post, setPost] = createSignal<Post | null>(null);
  const measure = (): void => {
    const target = props.target === null ? null : document.querySelector(props.target);
    setPost(row && plate ? postTo(row, plate, target) : null);
  };
  // The board is laid out in steps, and again when the window changes: the post's target may come late.
  createEffect(
    on([() => props.say, () => props.more, () => props.target], () => {
      const board = row?.closest('[data-layout]');
      if (!board) return;
      const sizes = new ResizeObserver(() => requestAnimationFrame(measure));
      const watch = (): void => {
        for (const part of [row, board, ...board.querySelectorAll('[data-train]')]) if (part) sizes.observe(part);
      };
      const parts = new MutationObserver(watch);
      parts.observe(board, { childList: true, subtree: true });
      watch();
      onCleanup(() => {
        sizes.disconnect();
        parts.disconnect();
      });
    }),
  );
  // Screen readers announce changes only in a region that is already there.
  const [spoken, speak] = createSignal('');
  createEffect(() => {
    const words = props.isAnswer ? props.more : `${props.say} ${props.more}`;
    queueMicrotask(() => speak(words));
  });
  return (
    <div ref={row} class={styles['row']} translate="yes">
      <Show when={post()}>
        {(shown) => (
          <span
            class={cx(styles['post'], shown().isPointing && styles['pointing'])}
            style={{ left: `${shown().x}px`, top: `${shown().top}px`, height: `${shown().height}px` }}
            data-post={shown().isPointing ? 'pointing' : ''}
            aria-hidden="true"
          />
        )}
      </Show>
      <div ref={plate} class={styles['plate']}>
        {/* Keyed: a browser that translates puts its own text in place of ours, which a change would not reach. */}
        <Show when={props.say} keyed>
          {(say) => <h2>{say}</h2>}
        </Show>
        <Show when={props.more} keyed>
          {(more) => <p class={cx(props.isAnswer && styles['answer'])}>{more}</p>}
        </Show>
      </div>
      <Unseen as="p" role="status" translate="no">
        {spoken()}
      </Unseen>
    </div>
  );
}

/** The place of the post, in pixels from the sign's row. */
interface Post {
  readonly x: number;
  readonly top: number;
  readonly height: number;
  readonly isPointing: boolean;
}

/** The distance of the post from the left edge of a train, where the rails begin, and from the sign. */
const RAILS = 22;
/** The distance of the post from a name plate. */
const PLATE = 14;
/** The height that a post that points at nothing reaches below the sign. */
const FOOT = 10;

function postTo(row: HTMLElement, plate: HTMLElement, target: Element | null): Post {
  const from = row.getBoundingClientRect();
  const sign = plate.getBoundingClientRect();
  const to = target?.getBoundingClientRect();
  const top = sign.top + 2;
  // On the wide board a train begins with its owner's name plate: the post stands in front of it.
  const owner = target?.closest('[data-layout="wide"]') ? target.querySelector('button') : null;
  if (owner) {
    const name = owner.getBoundingClientRect();
    const height = Math.max(0, (name.top + name.bottom) / 2 - top);
    return { x: name.left - PLATE - from.left, top: top - from.top, height, isPointing: true };
  }
  return {
    x: (to === undefined ? sign.left - RAILS : Math.min(to.left + RAILS, sign.left - RAILS)) - from.left,
    top: top - from.top,
    height: Math.max(0, (to?.top ?? sign.bottom + FOOT) - top),
    isPointing: to !== undefined,
  };
}
