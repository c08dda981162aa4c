import { type JSX, lazy, type ParentProps, Suspense } from 'solid-js';
import { text } from '#text/table.ts';
import { cx } from '../../ui/cx.ts';
import { useLiveBoard } from '../state/live-board.ts';
import type { TalkSlot } from './SideTabs.tsx';
import styles from './Side.module.css';

/** Most boards have no room for them; the menu shows them there. Without them, a page can still be played on. */
const SideTabs = lazy(() =>
  import('./SideTabs.tsx').then(({ SideTabs }) => ({ default: SideTabs })).catch(() => ({ default: () => null })),
);

/** The side of a roomy board: the page's additions, the tabs, and the buttons for menu and scores. */
export function Side(props: ParentProps<{ talk?: TalkSlot | undefined }>): JSX.Element {
  return (
    <SideFrame label={text.menu.side}>
      {props.children}
      <Suspense>
        <SideTabs class={styles['tabs']} talk={props.talk} />
      </Suspense>
      <SideFoot />
    </SideFrame>
  );
}

/** The column next to a roomy board. Tabs in it are as high as the top bar. */
export function SideFrame(props: ParentProps<{ label: string; class?: string | undefined }>): JSX.Element {
  return (
    <aside class={cx(styles['side'], props.class)} aria-label={props.label}>
      {props.children}
    </aside>
  );
}

function SideFoot(): JSX.Element {
  const board = useLiveBoard();
  return (
    <div class={styles['foot']}>
      <button type="button" onClick={() => board.show('menu')}>
        {text.menu.open}
      </button>
      <button type="button" onClick={() => board.props.onShowScores()}>
        {text.menu.scores}
      </button>
    </div>
  );
}
