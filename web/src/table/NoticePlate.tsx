import { Show, type JSX } from 'solid-js';
import { text } from '../text/en.ts';
import { Lamp } from '../ui/Lamp.tsx';
import { Rich } from '../ui/Rich.tsx';
import { useBoard } from './board.ts';

/** The plate with the most urgent sentence: red for an open double and a refusal, dark for the rest. */
export function NoticePlate(): JSX.Element {
  const board = useBoard();
  const link = (): string => {
    const { link: kind } = board.notice();
    return kind === 'close' ? text.notice.close : kind === 'whyOthers' ? text.notice.whyOthers : text.notice.why;
  };
  const follow = (): void => {
    if (board.notice().link === 'close') board.props.onDismiss();
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
