import { Show, type JSX } from 'solid-js';
import { text } from '../text/en.ts';
import { Lamp } from '../ui/Lamp.tsx';
import { Rich } from '../ui/Rich.tsx';
import { useBoard } from './board.ts';
import './notice.css';

/** The plate with the most urgent sentence: red for an open double and a refusal, dark for the rest. */
export function NoticePlate(): JSX.Element {
  const board = useBoard();
  const link = (): string => {
    const { link: kind } = board.notice();
    return kind === null ? '' : text.notice[kind];
  };
  const follow = (): void => {
    const { link: kind } = board.notice();
    if (kind === 'close') board.props.onDismiss();
    else if (kind === 'hint') board.askHint();
    else if (kind === 'unhint') board.putBack();
    else board.show('why');
  };
  return (
    <div class={`notice ${board.notice().tone}`} role="status">
      <Show when={board.notice().hasLamp}>
        <Lamp />
      </Show>
      <p>
        <Rich text={board.notice().sentence} />
      </p>
      <Show when={board.notice().link}>
        <button type="button" onClick={follow}>
          {link()}
        </button>
      </Show>
    </div>
  );
}
