import type { Sitter } from '@slow-train/protocol';
import { onCleanup, Show, type JSX } from 'solid-js';
import { ActButton } from '../app/ActButton.tsx';
import { createTask } from '../app/task.ts';
import { Trouble } from '../app/Trouble.tsx';
import { useBoard } from '../table/board.ts';
import { focusMainButton } from '../table/focus-main.ts';
import { substitutesText } from '../text/substitutes.ts';
import './away-plate.css';

/** For the owner of a seat in which somebody else sits: who does, and the way back. */
export function AwayPlate(): JSX.Element {
  const board = useBoard();
  const sitter = (): Sitter | undefined => {
    const { away } = board.props.game.you;
    return away === null ? undefined : board.props.game.seats[away];
  };
  return <Show when={board.props.game.status === 'playing' && sitter()}>{(who) => <Plate sitter={who()} />}</Show>;
}

function Plate(props: { sitter: Sitter }): JSX.Element {
  const board = useBoard();
  const task = createTask();
  const words = (): string =>
    props.sitter.kind === 'nobody' ? '' : substitutesText.away(props.sitter.name, props.sitter.kind === 'computer');
  const comeBack = (): void => {
    const { substitutes } = board.props;
    task.run(async () => substitutes?.comeBack());
  };
  onCleanup(focusMainButton);
  return (
    <section class="table-plate away-plate" aria-label={substitutesText.awayLabel}>
      <p>{words()}</p>
      <ActButton
        task={task}
        label={substitutesText.back}
        busy={substitutesText.comingBack}
        onClick={() => comeBack()}
      />
      <Trouble sentence={task.problem()} />
    </section>
  );
}
