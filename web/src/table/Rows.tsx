import { createMemo, For, type JSX } from 'solid-js';
import { text } from '../text/en.ts';
import { createSize } from '../ui/size.ts';
import { useBoard } from './board.ts';
import { Recent } from './Recent.tsx';
import { Row } from './Row.tsx';
import './rows.css';

const LEAST = 44;
const MOST = 62;
const MOST_TABLET = 76;

/** The trains as rows, one below the other. They share the height there is, and scroll below a finger's height. */
export function Rows(): JSX.Element {
  const board = useBoard();
  let element: HTMLElement | undefined;
  const size = createSize(() => element, { width: 360, height: 400 });
  const row = (): number => {
    const most = size().width > 600 ? MOST_TABLET : MOST;
    return Math.max(LEAST, Math.min(most, Math.floor(size().height / board.trains().length)));
  };
  /** The route is lit from the engine down to the last train that takes the tile. */
  const lastLit = createMemo(() => board.trains().findLastIndex((train) => board.lit().includes(train.id)));
  return (
    <section
      ref={element}
      class="trains"
      classList={{ full: board.trains().length * row() > size().height }}
      aria-label={text.trains}
      style={{ '--row': `${row()}px` }}
    >
      <For each={board.trains().map((train) => train.id)}>
        {(id, index) => (
          <Row id={id} index={index()} height={row()} isOnRoute={index() < lastLit()} width={size().width} />
        )}
      </For>
      <Recent />
    </section>
  );
}
