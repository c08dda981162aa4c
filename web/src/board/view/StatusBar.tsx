import { Show, type JSX } from 'solid-js';
import { RuleLink } from '../../components/rules/RulesLink.tsx';
import { text } from '../../text/en.ts';
import { Indicator } from '../../ui/Indicator.tsx';
import { Rich } from '../../ui/Rich.tsx';
import { useLiveBoard } from '../state/live-board.ts';
import { cx } from '../../ui/cx.ts';
import styles from './status-bar.module.css';

/** The status bar with the most urgent sentence: red for an open double and a refusal, dark for the rest. */
export function StatusBar(): JSX.Element {
  const board = useLiveBoard();
  const link = (): string => {
    const { link: kind } = board.status();
    return kind === null ? '' : text.notice[kind];
  };
  const follow = (): void => {
    const { link: kind } = board.status();
    if (kind === 'close') board.props.onDismiss();
    else if (kind === 'hint') board.askHint();
    else if (kind === 'unhint') board.putBack();
    else board.show('why');
  };
  return (
    <div class={cx(styles['notice'], 'notice', board.status().tone)} role="status">
      <Show when={board.status().hasLamp}>
        <Indicator />
      </Show>
      <p>
        <Rich text={board.status().sentence} />
      </p>
      <Show when={board.status().rule}>{(rule) => <RuleLink rule={rule()} isShort />}</Show>
      <Show when={board.status().link}>
        <button type="button" onClick={follow}>
          {link()}
        </button>
      </Show>
    </div>
  );
}
