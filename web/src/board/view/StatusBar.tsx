import { Show, type JSX, type ParentProps } from 'solid-js';
import { playedIn, ruleAtTable } from '../../components/rules/rules-link.ts';
import { text } from '#text/table.ts';
import { Indicator } from '../../ui/Indicator.tsx';
import { Rich } from '../../ui/Rich.tsx';
import { useLiveBoard } from '../state/live-board.ts';
import type { Status } from '../state/status.ts';
import { cx } from '../../ui/cx.ts';
import { LinkToRule } from './LinkToRule.tsx';
import styles from './StatusBar.module.css';

/** The status bar with the most urgent sentence: red for an open double and a refusal, dark for the rest. */
export function StatusBar(): JSX.Element {
  const board = useLiveBoard();
  return (
    <StatusLine class={styles['live']} tone={board.status().tone} isRoute={board.targets().length > 0}>
      <StatusSentence />
      <StatusLink />
    </StatusLine>
  );
}

/** The most urgent sentence, with a red light if it cannot wait. */
export function StatusSentence(props: { ref?: (sentence: HTMLParagraphElement) => void }): JSX.Element {
  const board = useLiveBoard();
  return (
    <>
      <Show when={board.status().hasIndicator}>
        <Indicator class={styles['indicator']} />
      </Show>
      <p ref={(sentence) => props.ref?.(sentence)}>
        <Rich text={board.status().sentence} />
      </p>
    </>
  );
}

/** The rule behind the sentence, and the one thing to do about it. */
export function StatusLink(): JSX.Element {
  const board = useLiveBoard();
  const link = (): string => {
    const { link: kind } = board.status();
    return kind === null ? '' : text.status[kind];
  };
  const follow = (): void => {
    const { link: kind } = board.status();
    if (kind === 'hint' || kind === 'showBuild') board.askHint();
    else if (kind === 'close' || kind === 'unhint') board.putBack();
    else board.show('why');
  };
  return (
    <>
      <Show when={board.status().rule}>
        {(rule) => <LinkToRule rule={ruleAtTable(rule(), playedIn(board.game()))} isShort />}
      </Show>
      <Show when={board.status().link}>
        <button type="button" onClick={follow}>
          {link()}
        </button>
      </Show>
    </>
  );
}

/** The line of the status bar on any board, in a tone. */
export function StatusLine(
  props: ParentProps<{
    tone: Status['tone'];
    class?: string | undefined;
    /** Whether the highlighted route from the engine to the trains that take the selected tile passes it. */
    isRoute?: boolean;
    'aria-live'?: 'off' | 'polite';
  }>,
): JSX.Element {
  return (
    <div
      class={cx(styles['line'], props.isRoute && styles['route'], props.class)}
      data-tone={props.tone}
      role="status"
      aria-live={props['aria-live']}
    >
      {props.children}
    </div>
  );
}
